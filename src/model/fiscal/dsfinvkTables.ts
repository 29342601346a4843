import {type BusinessCase, type CashStatement, type Payment, type VatAmount, toTableNumber, toTableRecord} from './dsfinvk';

/** How a column is written: as text, or as a number with so many decimals. */
type Form = 'text' | 0 | 2 | 3 | 5;
type Columns = Readonly<Record<string, Form>>;
type Row = Readonly<Record<string, string | undefined>>;

/** One file of a DSFinV-K export. */
export interface ExportTable {
  readonly header: string;
  /** In the order of the closing. */
  readonly records: readonly string[];
}

/** A closing as DSFINVK DE returns it in full, as far as its tables need it. */
export interface ExportClosing {
  readonly client_id: string;
  readonly cash_point_closing_export_id: number;
  readonly head: {
    readonly taxonomy_version: string;
    readonly export_creation_date: number;
    readonly business_date: string;
    readonly first_transaction_export_id: string;
    readonly last_transaction_export_id: string;
  };
  readonly cash_statement: CashStatement;
  readonly transactions: readonly ExportTransaction[];
}

interface ExportTransaction {
  readonly head: {
    readonly transaction_export_id: string;
    readonly closing_client_id: string;
    readonly type: string;
    readonly name?: string;
    readonly storno: boolean;
    readonly number: number;
    readonly timestamp_start: number;
    readonly timestamp_end: number;
    readonly user: {readonly user_export_id: string; readonly name?: string};
    readonly allocation_groups?: readonly string[];
  };
  readonly data: {
    readonly full_amount_incl_vat: string;
    readonly payment_types: readonly Payment[];
    readonly amounts_per_vat_id: readonly VatAmount[];
    readonly notes?: string;
    readonly lines: readonly ExportLine[];
  };
  readonly security: {
    readonly error_message?: string;
    readonly tss_transaction?: {
      readonly number: number;
      readonly signature_counter: number;
      readonly timestamp_start: number;
      readonly timestamp_end: number;
      readonly process_type: string;
      readonly process_data: string;
      readonly signature: string;
    };
  };
}

interface ExportLine {
  readonly lineitem_export_id: string;
  readonly business_case: BusinessCase;
  readonly text: string;
  readonly in_house?: boolean;
  readonly storno: boolean;
  readonly item: {
    readonly number: string;
    readonly quantity: string;
    readonly quantity_factor?: string;
    readonly quantity_measure?: string;
    readonly price_per_unit: string;
    readonly product_group?: {readonly product_group_id: string; readonly product_group_name: string};
  };
}

/** The master data a closing freezes. */
export interface ExportMasterData {
  readonly organization: {
    readonly name: string;
    readonly display_name: string;
    readonly address_line1: string;
    readonly zip: string;
    readonly town: string;
    readonly country_code: string;
    readonly tax_number: string;
    readonly vat_id: string;
  };
  readonly register: {
    readonly brand: string;
    readonly model: string;
    readonly serial_number: string;
    readonly software: {readonly brand: string; readonly version: string};
    readonly base_currency_code: string;
    readonly vat_not_determinable: boolean;
  };
  readonly vatDefinitions: readonly {readonly vat_definition_export_id: number; readonly percentage: string; readonly description: string}[];
  readonly tss: {
    readonly serial_number: string;
    readonly signature_algorithm: string;
    readonly signature_timestamp_format: string;
    readonly transaction_data_encoding: string;
    readonly public_key: string;
    readonly certificate: string;
  };
}

const KEYS = {Z_KASSE_ID: 'text', Z_ERSTELLUNG: 'text', Z_NR: 0} as const;
const RECEIPT_KEYS = {...KEYS, BON_ID: 'text'} as const;
const LINE_KEYS = {...RECEIPT_KEYS, POS_ZEILE: 'text'} as const;
const ADDRESS = (prefix: string): Columns => ({
  [`${prefix}NAME`]: 'text',
  [`${prefix}STRASSE`]: 'text',
  [`${prefix}PLZ`]: 'text',
  [`${prefix}ORT`]: 'text',
  [`${prefix}LAND`]: 'text',
});

/** The tables of one closing that have rows, by file name; transactions of other kinds than sales are in them too (DSFinV-K chapters 3.1 to 3.3). */
export function toExportTables(closing: ExportClosing, master: ExportMasterData): Readonly<Record<string, ExportTable>> {
  const keys = {
    Z_KASSE_ID: closing.client_id,
    Z_ERSTELLUNG: toTime(closing.head.export_creation_date),
    Z_NR: String(closing.cash_point_closing_export_id),
  };
  return {...toMasterTables(keys, closing, master), ...toReceiptTables(keys, closing.transactions), ...toTotalsTables(keys, closing.cash_statement)};
}

/** A time as the signing part of the export writes it, with milliseconds. */
function toLogTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}

function toTime(seconds: number): string {
  return toLogTime(seconds).replace('.000', '');
}

function toFlag(value: boolean): string {
  return value ? '1' : '0';
}

function toTable(columns: Columns, rows: readonly Row[]): ExportTable {
  const entries = Object.entries(columns);
  return {
    header: toTableRecord(entries.map(([name]) => name)),
    records: rows.map((row) =>
      toTableRecord(
        entries.map(([name, form]) => {
          const value = row[name] ?? '';
          return form === 'text' ? value : {number: value === '' || form === 0 ? value : toTableNumber(value, form)};
        }),
      ),
    ),
  };
}

function toMasterTables(keys: Row, {head, cash_statement: {payment}}: ExportClosing, master: ExportMasterData): Record<string, ExportTable> {
  const {organization, register, tss} = master;
  const address = (prefix: string, name: string): Row => ({
    [`${prefix}NAME`]: name,
    [`${prefix}STRASSE`]: organization.address_line1,
    [`${prefix}PLZ`]: organization.zip,
    [`${prefix}ORT`]: organization.town,
    [`${prefix}LAND`]: organization.country_code,
    [`${prefix}USTID`]: organization.vat_id,
  });
  return {
    'cashpointclosing.csv': toTable(
      {
        ...KEYS,
        Z_BUCHUNGSTAG: 'text',
        TAXONOMIE_VERSION: 'text',
        Z_START_ID: 'text',
        Z_ENDE_ID: 'text',
        ...ADDRESS(''),
        STNR: 'text',
        USTID: 'text',
        Z_SE_ZAHLUNGEN: 2,
        Z_SE_BARZAHLUNGEN: 2,
      },
      [
        {
          ...keys,
          ...address('', organization.name),
          Z_BUCHUNGSTAG: head.business_date,
          TAXONOMIE_VERSION: head.taxonomy_version,
          Z_START_ID: head.first_transaction_export_id,
          Z_ENDE_ID: head.last_transaction_export_id,
          STNR: organization.tax_number,
          Z_SE_ZAHLUNGEN: payment.full_amount,
          Z_SE_BARZAHLUNGEN: payment.cash_amount,
        },
      ],
    ),
    'location.csv': toTable({...KEYS, ...ADDRESS('LOC_'), LOC_USTID: 'text'}, [{...keys, ...address('LOC_', organization.display_name)}]),
    'cashregister.csv': toTable(
      {
        ...KEYS,
        KASSE_BRAND: 'text',
        KASSE_MODELL: 'text',
        KASSE_SERIENNR: 'text',
        KASSE_SW_BRAND: 'text',
        KASSE_SW_VERSION: 'text',
        KASSE_BASISWAEH_CODE: 'text',
        KEINE_UST_ZUORDNUNG: 'text',
      },
      [
        {
          ...keys,
          KASSE_BRAND: register.brand,
          KASSE_MODELL: register.model,
          KASSE_SERIENNR: register.serial_number,
          KASSE_SW_BRAND: register.software.brand,
          KASSE_SW_VERSION: register.software.version,
          KASSE_BASISWAEH_CODE: register.base_currency_code,
          KEINE_UST_ZUORDNUNG: toFlag(register.vat_not_determinable),
        },
      ],
    ),
    'vat.csv': toTable(
      {...KEYS, UST_SCHLUESSEL: 0, UST_SATZ: 2, UST_BESCHR: 'text'},
      master.vatDefinitions.map((key) => ({
        ...keys,
        UST_SCHLUESSEL: String(key.vat_definition_export_id),
        UST_SATZ: key.percentage,
        UST_BESCHR: key.description,
      })),
    ),
    'tse.csv': toTseTable(keys, tss),
  };
}

function toTseTable(keys: Row, tss: ExportMasterData['tss']): ExportTable {
  const pieces = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'].map((number, index) => ({
    name: `TSE_ZERTIFIKAT_${number}`,
    text: tss.certificate.slice(index * 1000, (index + 1) * 1000),
  }));
  return toTable(
    {
      ...KEYS,
      TSE_ID: 0,
      TSE_SERIAL: 'text',
      TSE_SIG_ALGO: 'text',
      TSE_ZEITFORMAT: 'text',
      TSE_PD_ENCODING: 'text',
      TSE_PUBLIC_KEY: 'text',
      ...Object.fromEntries(pieces.map(({name}) => [name, 'text' as const])),
    },
    [
      {
        ...keys,
        TSE_ID: '1',
        TSE_SERIAL: tss.serial_number,
        TSE_SIG_ALGO: tss.signature_algorithm,
        TSE_ZEITFORMAT: tss.signature_timestamp_format,
        TSE_PD_ENCODING: tss.transaction_data_encoding,
        TSE_PUBLIC_KEY: tss.public_key,
        ...Object.fromEntries(pieces.map(({name, text}) => [name, text])),
      },
    ],
  );
}

function toReceiptTables(keys: Row, transactions: readonly ExportTransaction[]): Record<string, ExportTable> {
  const each = (toRows: (transaction: ExportTransaction, receipt: Row) => readonly Row[]): readonly Row[] =>
    transactions.flatMap((transaction) => toRows(transaction, {...keys, BON_ID: transaction.head.transaction_export_id}));
  return {
    'transactions.csv': toTable(
      {
        ...RECEIPT_KEYS,
        BON_NR: 0,
        BON_TYP: 'text',
        BON_NAME: 'text',
        TERMINAL_ID: 'text',
        BON_STORNO: 'text',
        BON_START: 'text',
        BON_ENDE: 'text',
        BEDIENER_ID: 'text',
        BEDIENER_NAME: 'text',
        UMS_BRUTTO: 2,
        KUNDE_NAME: 'text',
        KUNDE_ID: 'text',
        KUNDE_TYP: 'text',
        KUNDE_STRASSE: 'text',
        KUNDE_PLZ: 'text',
        KUNDE_ORT: 'text',
        KUNDE_LAND: 'text',
        KUNDE_USTID: 'text',
        BON_NOTIZ: 'text',
      },
      each(({head, data}, receipt) => [
        {
          ...receipt,
          BON_NR: String(head.number),
          BON_TYP: head.type,
          BON_NAME: head.name,
          TERMINAL_ID: head.closing_client_id,
          BON_STORNO: toFlag(head.storno),
          BON_START: toTime(head.timestamp_start),
          BON_ENDE: toTime(head.timestamp_end),
          BEDIENER_ID: head.user.user_export_id,
          BEDIENER_NAME: head.user.name,
          UMS_BRUTTO: data.full_amount_incl_vat,
          BON_NOTIZ: data.notes,
        },
      ]),
    ),
    'transactions_vat.csv': toTable(
      {...RECEIPT_KEYS, UST_SCHLUESSEL: 0, BON_BRUTTO: 5, BON_NETTO: 5, BON_UST: 5},
      each(({data}, receipt) => data.amounts_per_vat_id.map((amount) => ({...receipt, ...toVatRow(amount, 'BON_BRUTTO', 'BON_NETTO', 'BON_UST')}))),
    ),
    'datapayment.csv': toTable(
      {...RECEIPT_KEYS, ZAHLART_TYP: 'text', ZAHLART_NAME: 'text', ZAHLWAEH_CODE: 'text', ZAHLWAEH_BETRAG: 2, BASISWAEH_BETRAG: 2},
      each(({data}, receipt) =>
        data.payment_types.map((payment) => ({
          ...receipt,
          ZAHLART_TYP: payment.type,
          ZAHLART_NAME: payment.name,
          ZAHLWAEH_CODE: payment.currency_code,
          ZAHLWAEH_BETRAG: payment.foreign_amount,
          BASISWAEH_BETRAG: payment.amount,
        })),
      ),
    ),
    'allocation_groups.csv': toTable(
      {...RECEIPT_KEYS, ABRECHNUNGSKREIS: 'text'},
      each(({head}, receipt) => (head.allocation_groups ?? []).map((group) => ({...receipt, ABRECHNUNGSKREIS: group}))),
    ),
    'transactions_tse.csv': toSecurityTable(each(({security}, receipt) => [{...receipt, ...toSecurityRow(security)}])),
    'lines.csv': toLinesTable(each(({data}, receipt) => data.lines.map((line) => ({...receipt, ...toLineRow(line)})))),
    'lines_vat.csv': toTable(
      {...LINE_KEYS, UST_SCHLUESSEL: 0, POS_BRUTTO: 5, POS_NETTO: 5, POS_UST: 5},
      each(({data}, receipt) =>
        data.lines.flatMap((line) =>
          line.business_case.amounts_per_vat_id.map((amount) => ({
            ...receipt,
            POS_ZEILE: line.lineitem_export_id,
            ...toVatRow(amount, 'POS_BRUTTO', 'POS_NETTO', 'POS_UST'),
          })),
        ),
      ),
    ),
  };
}

function toSecurityTable(rows: readonly Row[]): ExportTable {
  return toTable(
    {
      ...RECEIPT_KEYS,
      TSE_ID: 0,
      TSE_TANR: 0,
      TSE_TA_START: 'text',
      TSE_TA_ENDE: 'text',
      TSE_TA_VORGANGSART: 'text',
      TSE_TA_SIGZ: 0,
      TSE_TA_SIG: 'text',
      TSE_TA_FEHLER: 'text',
      TSE_VORGANGSDATEN: 'text',
    },
    rows,
  );
}

function toSecurityRow({error_message, tss_transaction: signed}: ExportTransaction['security']): Row {
  if (!signed) return {TSE_TA_FEHLER: error_message};
  return {
    TSE_ID: '1',
    TSE_TANR: String(signed.number),
    TSE_TA_START: toLogTime(signed.timestamp_start),
    TSE_TA_ENDE: toLogTime(signed.timestamp_end),
    TSE_TA_VORGANGSART: signed.process_type,
    TSE_TA_SIGZ: String(signed.signature_counter),
    TSE_TA_SIG: signed.signature,
    TSE_VORGANGSDATEN: signed.process_data,
  };
}

function toLinesTable(rows: readonly Row[]): ExportTable {
  return toTable(
    {
      ...LINE_KEYS,
      GUTSCHEIN_NR: 'text',
      ARTIKELTEXT: 'text',
      POS_TERMINAL_ID: 'text',
      GV_TYP: 'text',
      GV_NAME: 'text',
      INHAUS: 'text',
      P_STORNO: 'text',
      AGENTUR_ID: 0,
      ART_NR: 'text',
      GTIN: 'text',
      WARENGR_ID: 'text',
      WARENGR: 'text',
      MENGE: 3,
      FAKTOR: 3,
      EINHEIT: 'text',
      STK_BR: 5,
    },
    rows,
  );
}

function toLineRow({lineitem_export_id, text, business_case, in_house, storno, item}: ExportLine): Row {
  return {
    POS_ZEILE: lineitem_export_id,
    ARTIKELTEXT: text,
    GV_TYP: business_case.type,
    GV_NAME: business_case.name,
    INHAUS: in_house === undefined ? undefined : toFlag(in_house),
    P_STORNO: toFlag(storno),
    ART_NR: item.number,
    WARENGR_ID: item.product_group?.product_group_id,
    WARENGR: item.product_group?.product_group_name,
    MENGE: item.quantity,
    FAKTOR: item.quantity_factor ?? '1',
    EINHEIT: item.quantity_measure,
    STK_BR: item.price_per_unit,
  };
}

function toVatRow(amount: VatAmount, gross: string, net: string, vat: string): Row {
  return {UST_SCHLUESSEL: String(amount.vat_definition_export_id), [gross]: amount.incl_vat, [net]: amount.excl_vat, [vat]: amount.vat};
}

function toTotalsTables(keys: Row, {business_cases, payment}: CashStatement): Record<string, ExportTable> {
  return {
    'businesscases.csv': toTable(
      {...KEYS, GV_TYP: 'text', GV_NAME: 'text', AGENTUR_ID: 0, UST_SCHLUESSEL: 0, Z_UMS_BRUTTO: 5, Z_UMS_NETTO: 5, Z_UST: 5},
      business_cases.flatMap((one) =>
        one.amounts_per_vat_id.map((amount) => ({
          ...keys,
          GV_TYP: one.type,
          GV_NAME: one.name,
          ...toVatRow(amount, 'Z_UMS_BRUTTO', 'Z_UMS_NETTO', 'Z_UST'),
        })),
      ),
    ),
    'payment.csv': toTable(
      {...KEYS, ZAHLART_TYP: 'text', ZAHLART_NAME: 'text', Z_ZAHLART_BETRAG: 2},
      payment.payment_types.map(({type, name, amount}) => ({...keys, ZAHLART_TYP: type, ZAHLART_NAME: name, Z_ZAHLART_BETRAG: amount})),
    ),
    'cash_per_currency.csv': toTable(
      {...KEYS, ZAHLART_WAEH: 'text', ZAHLART_BETRAG_WAEH: 2},
      payment.cash_amounts_by_currency.map(({currency_code, amount}) => ({...keys, ZAHLART_WAEH: currency_code, ZAHLART_BETRAG_WAEH: amount})),
    ),
  };
}
