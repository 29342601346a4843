import type {FindingCode} from '@bonarium/fiscal';
import {toGermanExportFiles, toZip} from '../../../tests/support/germanExport';
import {toArchive, toArchiveFiles} from '../../../tests/support/tseArchive';

/** An archive with a single fault, and the code that finds it; `null` if nothing can find it. */
export interface ArchiveDefect {
  readonly title: string;
  readonly bytes: Uint8Array;
  readonly code: FindingCode | null;
}

type Change = (files: Readonly<Record<string, string>>) => Readonly<Record<string, string>>;

function replace(file: string, from: string | RegExp, to: string): Change {
  return (files) => {
    const text = (files[file] ?? '').replace(from, to);
    if (text === files[file]) throw new Error(`${file} has no ${from}`);
    return {...files, [file]: text};
  };
}

const remove =
  (file: string): Change =>
  (files) =>
    Object.fromEntries(Object.entries(files).filter(([name]) => name !== file));

const EXPORT_DEFECTS: readonly (readonly [string, Change, FindingCode | null])[] = [
  ['index.xml is missing', remove('index.xml'), 'de.export.index-missing'],
  [
    'index.xml has another column',
    replace('index.xml', '>BON_NR<', '>BON_NUMMER<'),
    'de.export.index-columns',
  ],
  ['A table is missing', remove('transactions.csv'), 'de.export.file-missing'],
  ['Another column name', replace('lines.csv', '"ARTIKELTEXT"', '"ARTIKEL"'), 'de.export.columns'],
  ['A decimal point', replace('lines.csv', '3,70000', '3.70000'), 'de.export.number'],
  [
    'A date that doesn’t exist',
    replace('transactions.csv', '2026-11-20T09:41:02Z', '2026-11-31T09:41:02Z'),
    'de.export.time',
  ],
  [
    'A payment type that isn’t in the list',
    replace('datapayment.csv', '"Bar"', '"Cash"'),
    'de.export.code',
  ],
  [
    'A line of a receipt that doesn’t exist',
    replace('lines.csv', '"B-000318"', '"B-999999"'),
    'de.export.key-missing',
  ],
  ['A VAT key twice', replace('vat.csv', /(\r\n[^\r]*)/, '$1$1'), 'de.export.key-twice'],
  [
    'VAT that doesn’t fit gross and net',
    replace('transactions_vat.csv', '1,90000', '1,80000'),
    'de.export.split',
  ],
  ['A total of the closing', replace('businesscases.csv', '10,00000', '11,00000'), 'de.export.sum'],
  [
    'Payments that don’t add up to the receipt',
    replace('datapayment.csv', '7,25', '7,20'),
    'de.export.payments',
  ],
  [
    'A signed amount',
    replace('transactions_tse.csv', '^11.90_', '^11.80_'),
    'de.export.signature-differs',
  ],
  [
    'A signature counter',
    replace('transactions_tse.csv', ';9877;', ';9878;'),
    'de.export.signature-differs',
  ],
  [
    'The till’s serial number',
    replace('cashregister.csv', 'MORGENROT-KASSE-01', 'MORGENROT-KASSE-02'),
    'de.export.signature-differs',
  ],
  [
    'The end of a transaction in local time',
    replace('transactions_tse.csv', '2026-11-20T09:41:37.000Z', '2026-11-20T10:41:37.000Z'),
    'de.mistake.local-time',
  ],
  [
    'A receipt without a row in transactions_tse.csv',
    replace('transactions_tse.csv', /"[^"]*";"[^"]*";42;"B-000318"[^\r]*\r\n/, ''),
    'de.export.tse-row',
  ],
  ['The TSE’s serial number', replace('tse.csv', '86a21a50', '86a21a51'), 'de.export.serial'],
  [
    'A character of the certificate',
    replace('tse.csv', '"MII', '"NII'),
    'de.export.certificate-form',
  ],
  [
    'Another article text, which no signature covers',
    replace('lines.csv', '"Cappuccino"', '"Espresso"'),
    null,
  ],
];

type TarFile = ReturnType<typeof toArchiveFiles>[number];
type TarChange = (files: readonly TarFile[]) => readonly TarFile[];

const without =
  (pattern: RegExp): TarChange =>
  (files) =>
    files.filter(({path}) => !pattern.test(path));

const edit =
  (pattern: RegExp, toFile: (file: TarFile) => Partial<TarFile>): TarChange =>
  (files) =>
    files.map((file) => (pattern.test(file.path) ? {...file, ...toFile(file)} : file));

const flip = ({content}: TarFile, at: number): Partial<TarFile> => ({
  content: content.map((byte, index) => (index === content.length + at ? byte ^ 1 : byte)),
});

const ARCHIVE_DEFECTS: readonly (readonly [string, TarChange, FindingCode | null])[] = [
  ['A message is missing', without(/Sig-4_/), 'de.archive.counter-gap'],
  ['The first messages are missing', without(/Sig-1_/), 'de.archive.begins-later'],
  ['A transaction has no start', without(/No-2_Start/), 'de.archive.no-start'],
  ['A transaction has no end', without(/No-2_Finish/), 'de.archive.no-end'],
  ['A transaction is missing', without(/No-2_/), 'de.archive.number-gap'],
  [
    'A byte of a signature',
    edit(/No-1_Finish/, (file) => flip(file, -1)),
    'de.archive.signature-differs',
  ],
  [
    'A message is cut',
    edit(/Sig-3_/, ({content}) => ({content: content.subarray(1)})),
    'de.archive.log-form',
  ],
  [
    'Another counter in a file’s name',
    edit(/Sig-3_/, ({path}) => ({path: path.replace('Sig-3', 'Sig-9')})),
    'de.archive.name',
  ],
  [
    'Another till in a file’s name',
    edit(/Sig-3_/, ({path}) => ({path: path.replace('-01.log', '-02.log')})),
    'de.archive.name',
  ],
  ['The certificate is missing', without(/\.cer$/), 'de.archive.certificate-none'],
  [
    'A byte of the certificate’s signature',
    edit(/\.cer$/, (file) => flip(file, -1)),
    'de.archive.certificate-signature',
  ],
  ['The issuer’s certificate is missing', without(/\.pem$/), 'de.archive.issuer-missing'],
  [
    'A file that doesn’t belong there',
    (files) => [...files, {path: 'notes.txt', content: Buffer.from('x')}],
    'de.archive.file-unknown',
  ],
  [
    'Another text in info.csv, which no signature covers',
    edit(/^info/, ({content}) => ({content: Buffer.concat([content, Buffer.from(' ')])})),
    null,
  ],
];

/** The exports and archives without faults. */
export function toIntactArchives(): readonly Uint8Array[] {
  return [toZip(toGermanExportFiles()), toArchive(toArchiveFiles())];
}

/** Seeded defects of DSFinV-K exports and TSE archives, each with a single fault. */
export function toArchiveDefects(): readonly ArchiveDefect[] {
  const [files, archive] = [toGermanExportFiles(), toArchiveFiles()];
  return [
    ...EXPORT_DEFECTS.map(([title, change, code]) => ({
      title: `DSFinV-K: ${title}`,
      bytes: toZip(change(files)),
      code,
    })),
    ...ARCHIVE_DEFECTS.map(([title, change, code]) => ({
      title: `TSE archive: ${title}`,
      bytes: toArchive([...change(archive)]),
      code,
    })),
  ];
}
