/**
 * How a column is written. `text`: at most `length` characters. `number`: with `places` decimals.
 * `flag`: 0 or 1. `time`: ISO 8601 in UTC.
 */
export interface ExportColumn {
  readonly name: string;
  readonly form: 'text' | 'number' | 'flag' | 'time';
  readonly places: number;
  readonly length: number;
}

/** One of the twenty files of an export. */
export interface ExportFileForm {
  /** The German name of its table. */
  readonly name: string;
  readonly columns: readonly ExportColumn[];
  /** The columns that name one row, from the left. */
  readonly keys: readonly string[];
}

const FORMS = {a: 'text', n: 'number', f: 'flag', t: 'time'} as const;
const CLOSING = 'Z_KASSE_ID:a50 Z_ERSTELLUNG:t Z_NR:n';
const RECEIPT = `${CLOSING} BON_ID:a40`;
const LINE = `${RECEIPT} POS_ZEILE:a50`;

/** Columns as `NAME:` and `a` with a length, `n` with decimals, `f` or `t`. */
function file(name: string, keys: string, rest: string): ExportFileForm {
  const columns = `${keys} ${rest}`.split(' ').map((text): ExportColumn => {
    const [column = '', form = ''] = text.split(':');
    const size = Number(form.slice(1));
    return {
      name: column,
      form: FORMS[form[0] as keyof typeof FORMS],
      places: form.startsWith('n') ? size : 0,
      length: form.startsWith('a') && size > 0 ? size : Infinity,
    };
  });
  return {name, columns, keys: keys.split(' ').map((text) => text.replace(/:.*/, ''))};
}

/** The files of an export with their columns (DSFinV-K chapters 3.1 to 3.3). */
export const EXPORT_FILES: Readonly<Record<string, ExportFileForm>> = {
  'lines.csv': file(
    'Bonpos',
    LINE,
    'GUTSCHEIN_NR:a50 ARTIKELTEXT:a255 POS_TERMINAL_ID:a50 GV_TYP:a30 GV_NAME:a40 ' +
      'INHAUS:f P_STORNO:f AGENTUR_ID:n ART_NR:a50 GTIN:a50 WARENGR_ID:a40 WARENGR:a50 ' +
      'MENGE:n3 FAKTOR:n3 EINHEIT:a50 STK_BR:n5',
  ),
  'lines_vat.csv': file(
    'Bonpos_USt',
    LINE,
    'UST_SCHLUESSEL:n POS_BRUTTO:n5 POS_NETTO:n5 POS_UST:n5',
  ),
  'itemamounts.csv': file(
    'Bonpos_Preisfindung',
    LINE,
    'TYP:a20 UST_SCHLUESSEL:n PF_BRUTTO:n5 PF_NETTO:n5 PF_UST:n5',
  ),
  'subitems.csv': file(
    'Bonpos_Zusatzinfo',
    LINE,
    'ZI_ART_NR:a50 ZI_GTIN:a50 ZI_NAME:a ZI_WARENGR_ID:a40 ZI_WARENGR:a50 ZI_MENGE:n3 ' +
      'ZI_FAKTOR:n3 ZI_EINHEIT:a50 ZI_UST_SCHLUESSEL:n ZI_BASISPREIS_BRUTTO:n5 ' +
      'ZI_BASISPREIS_NETTO:n5 ZI_BASISPREIS_UST:n5',
  ),
  'transactions.csv': file(
    'Bonkopf',
    RECEIPT,
    'BON_NR:n BON_TYP:a30 BON_NAME:a60 TERMINAL_ID:a50 BON_STORNO:f BON_START:t ' +
      'BON_ENDE:t BEDIENER_ID:a50 BEDIENER_NAME:a50 UMS_BRUTTO:n2 KUNDE_NAME:a50 ' +
      'KUNDE_ID:a50 KUNDE_TYP:a50 KUNDE_STRASSE:a60 KUNDE_PLZ:a10 KUNDE_ORT:a62 ' +
      'KUNDE_LAND:a3 KUNDE_USTID:a15 BON_NOTIZ:a255',
  ),
  'transactions_vat.csv': file(
    'Bonkopf_USt',
    RECEIPT,
    'UST_SCHLUESSEL:n BON_BRUTTO:n5 BON_NETTO:n5 BON_UST:n5',
  ),
  'allocation_groups.csv': file('Bonkopf_AbrKreis', RECEIPT, 'ABRECHNUNGSKREIS:a50'),
  'datapayment.csv': file(
    'Bonkopf_Zahlarten',
    RECEIPT,
    'ZAHLART_TYP:a25 ZAHLART_NAME:a60 ZAHLWAEH_CODE:a3 ZAHLWAEH_BETRAG:n2 ' + 'BASISWAEH_BETRAG:n2',
  ),
  'references.csv': file(
    'Bon_Referenzen',
    RECEIPT,
    'POS_ZEILE:a REF_TYP:a20 REF_NAME:a40 REF_DATUM:t REF_Z_KASSE_ID:a50 REF_Z_NR:n ' +
      'REF_BON_ID:a40',
  ),
  'transactions_tse.csv': file(
    'TSE_Transaktionen',
    RECEIPT,
    'TSE_ID:n TSE_TANR:n TSE_TA_START:a TSE_TA_ENDE:a TSE_TA_VORGANGSART:a30 ' +
      'TSE_TA_SIGZ:n TSE_TA_SIG:a512 TSE_TA_FEHLER:a200 TSE_VORGANGSDATEN:a',
  ),
  'cashpointclosing.csv': file(
    'Stamm_Abschluss',
    CLOSING,
    'Z_BUCHUNGSTAG:a TAXONOMIE_VERSION:a10 Z_START_ID:a40 Z_ENDE_ID:a40 NAME:a60 ' +
      'STRASSE:a60 PLZ:a10 ORT:a62 LAND:a3 STNR:a20 USTID:a15 Z_SE_ZAHLUNGEN:n2 ' +
      'Z_SE_BARZAHLUNGEN:n2',
  ),
  'location.csv': file(
    'Stamm_Orte',
    CLOSING,
    'LOC_NAME:a60 LOC_STRASSE:a60 LOC_PLZ:a10 LOC_ORT:a62 LOC_LAND:a3 LOC_USTID:a15',
  ),
  'cashregister.csv': file(
    'Stamm_Kassen',
    CLOSING,
    'KASSE_BRAND:a50 KASSE_MODELL:a50 KASSE_SERIENNR:a70 KASSE_SW_BRAND:a50 ' +
      'KASSE_SW_VERSION:a50 KASSE_BASISWAEH_CODE:a3 KEINE_UST_ZUORDNUNG:f',
  ),
  'slaves.csv': file(
    'Stamm_Terminals',
    CLOSING,
    'TERMINAL_ID:a50 TERMINAL_BRAND:a50 TERMINAL_MODELL:a50 TERMINAL_SERIENNR:a70 ' +
      'TERMINAL_SW_BRAND:a50 TERMINAL_SW_VERSION:a50',
  ),
  'pa.csv': file(
    'Stamm_Agenturen',
    CLOSING,
    'AGENTUR_ID:n AGENTUR_NAME:a60 AGENTUR_STRASSE:a60 AGENTUR_PLZ:a10 AGENTUR_ORT:a62 ' +
      'AGENTUR_LAND:a3 AGENTUR_STNR:a20 AGENTUR_USTID:a15',
  ),
  'vat.csv': file('Stamm_USt', CLOSING, 'UST_SCHLUESSEL:n UST_SATZ:n2 UST_BESCHR:a55'),
  'tse.csv': file(
    'Stamm_TSE',
    CLOSING,
    'TSE_ID:n TSE_SERIAL:a68 TSE_SIG_ALGO:a TSE_ZEITFORMAT:a31 TSE_PD_ENCODING:a5 ' +
      'TSE_PUBLIC_KEY:a512 TSE_ZERTIFIKAT_I:a1000 TSE_ZERTIFIKAT_II:a1000 ' +
      'TSE_ZERTIFIKAT_III:a1000 TSE_ZERTIFIKAT_IV:a1000 TSE_ZERTIFIKAT_V:a1000 ' +
      'TSE_ZERTIFIKAT_VI:a1000 TSE_ZERTIFIKAT_VII:a1000',
  ),
  'businesscases.csv': file(
    'Z_GV_Typ',
    CLOSING,
    'GV_TYP:a30 GV_NAME:a40 AGENTUR_ID:n UST_SCHLUESSEL:n Z_UMS_BRUTTO:n5 Z_UMS_NETTO:n5 ' +
      'Z_UST:n5',
  ),
  'payment.csv': file('Z_Zahlart', CLOSING, 'ZAHLART_TYP:a25 ZAHLART_NAME:a60 Z_ZAHLART_BETRAG:n2'),
  'cash_per_currency.csv': file('Z_Waehrungen', CLOSING, 'ZAHLART_WAEH:a3 ZAHLART_BETRAG_WAEH:n2'),
};
