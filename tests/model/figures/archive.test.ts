import {describe, expect, it} from 'vitest';
import {allRowWords, allTables} from '../../../src/config/tables';
import {archives} from '../../../src/data/receipts/archives';
import {printedReceipts} from '../../../src/data/receipts/printed/all';
import {isOfLine, toArchiveContent, toCells} from '../../../src/model/figures/archive';

const [archive] = archives;
const content = toArchiveContent(archive, allTables, printedReceipts);
const files = content.groups.flatMap((group) => group.files);
const rowsOf = (text: string): readonly string[] => {
  const cells = content.lines.find((line) => line.text.startsWith(text))?.cells;
  return files.flatMap(({file, records}) =>
    records.flatMap((record, place) => (isOfLine(record, cells) ? [`${file} ${place + 1}`] : [])),
  );
};

describe('a receipt in an archive', () => {
  it('reads the cells of a row, with their quotes and without', () => {
    expect(toCells('"a";1,50;"";;"say ""no"";"')).toEqual(['a', '1,50', '', '', 'say "no";']);
  });

  it('shows each of the 20 files in its group, with the columns that join it', () => {
    expect(content.groups.map(({title, files: {length}}) => [title, length])).toEqual([
      ['single records', 10],
      ['master data', 7],
      ['closing', 3],
    ]);
    const levels = Object.fromEntries(files.map((one) => [one.file, one.levels]));
    expect(levels['lines_vat.csv']).toEqual(['closing', 'receipt', 'line']);
    expect(levels['datapayment.csv']).toEqual(['closing', 'receipt']);
    expect(levels['payment.csv']).toEqual(['closing']);
    expect(content.keys.receipt).toEqual([{column: 'BON_ID', value: 'B-000318'}]);
  });

  it('shows every value of a row once: as a cell, as a key, or as an empty column', () => {
    const keys = [...archive.keys.closing, ...archive.keys.receipt];
    const shown = new Map(
      [...content.keys.closing, ...content.keys.receipt].map(({column, value}) => [column, value]),
    );
    for (const {file, records, empty} of files)
      (archive.records as Readonly<Record<string, readonly string[]>>)[file]?.forEach(
        (record, place) => {
          const columns =
            allTables
              .find(({id}) => id === `dsfinvk-${file.replace('.csv', '').replaceAll('_', '-')}`)
              ?.rows.map(({field}) => field ?? '') ?? [];
          toCells(record).forEach((value, at) => {
            const column = columns[at] ?? '';
            const cell = records[place]?.find((one) => one.column === column)?.value;
            expect(keys.some((key) => key === column) ? shown.get(column) : (cell ?? '')).toBe(
              value,
            );
            expect(empty.includes(column) && value !== '').toBe(false);
          });
        },
      );
  });

  it('lights the rows of a line, of a payment and of a VAT rate in all files', () => {
    expect(rowsOf('2 x Cappuccino')).toEqual([
      'lines.csv 1',
      'lines_vat.csv 1',
      'transactions_vat.csv 1',
      'vat.csv 1',
      'businesscases.csv 1',
    ]);
    expect(rowsOf('Bar ')).toEqual([
      'datapayment.csv 1',
      'cashpointclosing.csv 1',
      'payment.csv 1',
      'cash_per_currency.csv 1',
    ]);
    expect(rowsOf('B    7 %')).toContain('lines_vat.csv 3');
  });

  it('reaches every row from a printed line', () => {
    const dark = files.flatMap(({file, records}) =>
      records
        .filter((record) => !content.lines.some(({cells}) => isOfLine(record, cells)))
        .map(() => file),
    );
    expect(dark).toEqual([]);
  });

  it.each(archive.lines)('names cells for "$begins" that are in the archive', ({cells}) => {
    const all = files.flatMap(({records}) => records.flat());
    const lost = Object.entries(cells).filter(
      ([column, value]) => !all.some((cell) => cell.column === column && cell.value === value),
    );
    expect(lost).toEqual([]);
  });

  it('has a title in German', () => {
    expect(Object.keys(allRowWords.de?.[archive.id] ?? {})).toEqual([archive.title]);
  });

  it('says what is missing', () => {
    expect(() => toArchiveContent(archive, [], printedReceipts)).toThrow('dsfinvk-files');
    expect(() =>
      toArchiveContent(
        {...archive, lines: [{begins: 'lost', cells: {}}]},
        allTables,
        printedReceipts,
      ),
    ).toThrow('no line "lost"');
  });
});
