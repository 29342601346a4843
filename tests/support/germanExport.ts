import {crc32, deflateRawSync} from 'node:zlib';
import {toExportTables, type ExportClosing, type ExportMasterData} from '@bonarium/fiscal/germany';
import {germanReceipt} from '../../src/data/receipts/germany';
import {dsfinvkTables} from '../../src/data/tables/dsfinvk';
import {readYaml} from './readYaml';

interface Example {
  readonly value: Record<string, unknown>;
}

const read = (file: string) => readYaml(`static/openapi/${file}`);
const examples: Record<string, Example> = read('shared/dsfinvk.yaml').components.examples;
const example = <T>(name: string) => (examples[name] as Example).value as unknown as T;

/** The merchant's organization, wherever the Management API shows it. */
function findOrganization(value: unknown): ExportMasterData['organization'] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('display_name' in value && 'vat_id' in value && value.vat_id === germanReceipt.merchant.vatId)
    return value as ExportMasterData['organization'];
  return Object.values(value).reduce<ExportMasterData['organization'] | undefined>(
    (found, one) => found ?? findOrganization(one),
    undefined,
  );
}

/** The example closing of the specification. */
export const germanClosing = example<ExportClosing>('ClosingDetailed');
const signing: Record<string, Example> = read('kassensichv/v2.yaml').components.examples;
/** The master data of the example closing. */
export const germanMaster: ExportMasterData = {
  organization: findOrganization(read('management/v0.yaml')) as ExportMasterData['organization'],
  register: example('CashRegisterStored'),
  vatDefinitions: example<{readonly data: ExportMasterData['vatDefinitions']}>(
    'VatDefinitionsListed',
  ).data,
  tss: Object.values(signing).find(({value}) => value?._type === 'TSS' && 'certificate' in value)
    ?.value as unknown as ExportMasterData['tss'],
};

/** The files of the example closing's export, with an index. */
export function toGermanExportFiles(
  closing: ExportClosing = germanClosing,
  master: ExportMasterData = germanMaster,
): Record<string, string> {
  const tables = toExportTables(closing, master);
  const files = Object.fromEntries(
    Object.entries(tables).map(([file, {header, records}]) => [
      file,
      `${[header, ...records].join('\r\n')}\r\n`,
    ]),
  );
  return {'index.xml': toIndex(Object.keys(files)), ...files};
}

/** An index.xml for these files, from the portal's lists of fields. */
function toIndex(files: readonly string[]): string {
  const tables = files.map((file) => {
    const id = `dsfinvk-${file.replace('.csv', '').replaceAll('_', '-')}`;
    const rows = dsfinvkTables.find((table) => table.id === id)?.rows ?? [];
    const columns = rows.map((row) => {
      const {field, form} = row as {field: string; form: string};
      const places = /(\d) decimals/.exec(form)?.[1];
      const kind = places
        ? `<Numeric><Accuracy>${places}</Accuracy></Numeric>`
        : form === 'number'
          ? '<Numeric/>'
          : '<AlphaNumeric/>';
      return `<VariableColumn><Name>${field}</Name>${kind}</VariableColumn>`;
    });
    return `<Table><URL>${file}</URL><Name>${id}</Name><UTF8/><DecimalSymbol>,</DecimalSymbol><DigitGroupingSymbol>.</DigitGroupingSymbol><Range><From>2</From></Range><VariableLength><ColumnDelimiter>;</ColumnDelimiter><RecordDelimiter>&#13;&#10;</RecordDelimiter><TextEncapsulator>"</TextEncapsulator>${columns.join('')}</VariableLength></Table>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE DataSet SYSTEM "gdpdu-01-09-2004.dtd">\n<DataSet><Version>1.0</Version><Media><Name>1</Name>\n${tables.join('\n')}\n</Media></DataSet>\n`;
}

/** A ZIP archive with these files. `isStored` leaves them as they are. */
export function toZip(
  files: Readonly<Record<string, string | Uint8Array>>,
  isStored = false,
): Uint8Array {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text);
    const data = isStored ? content : deflateRawSync(content);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(isStored ? 0 : 8, 4);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(data.length, 14);
    fields.writeUInt32LE(content.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), data]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    entries.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), fields, tail, Buffer.from(name)]),
    );
    locals.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...locals, directory, end]));
}
