import {EXPORT_FILES} from './dsfinvkColumns';
import {toFinding, type Finding} from './report';
import {findElements, readXml, textAt, type XmlElement} from './xml';

const DOCTYPE = /<!DOCTYPE\s+DataSet\s+SYSTEM\s+"[^"<>]*"\s*>/;
/** What the index says of a table, with the values of the DSFinV-K. */
const FORM = [
  ['DecimalSymbol', ','],
  ['Range/From', '2'],
  ['VariableLength/ColumnDelimiter', ';'],
  ['VariableLength/TextEncapsulator', '"'],
] as const;

/** Checks index.xml: its tables against the files of the archive, and the columns of each table. */
export function checkExportIndex(text: string, files: ReadonlySet<string>): readonly Finding[] {
  const root = readXml(text.replace(/^\ufeff/, '').replace(DOCTYPE, ''));
  if (root === null) return [toFinding('de.export.index-xml', 'index.xml')];
  const tables = findElements(root, ['Table']);
  const urls = tables.map((table) => textAt(table, 'URL'));
  const isKnown = (name: string): boolean => Object.hasOwn(EXPORT_FILES, name);
  return [
    ...urls
      .filter((url) => !files.has(url))
      .map((name) => toFinding('de.export.index-file', 'index.xml', {name})),
    ...[...files]
      .filter((name) => isKnown(name) && !urls.includes(name))
      .map((name) => toFinding('de.export.index-table', 'index.xml', {name})),
    ...tables.flatMap((table, index) => {
      const line = text.slice(0, table.start).split('\n').length;
      return isKnown(urls[index] ?? '') ? checkTable(table, urls[index] ?? '', line) : [];
    }),
  ];
}

function checkTable(table: XmlElement, file: string, line: number): readonly Finding[] {
  const at = `index.xml:${line}`;
  const described = findElements(table, ['VariablePrimaryKey', 'VariableColumn']).map((column) => ({
    name: textAt(column, 'Name'),
    isNumber: column.children.some(({name}) => name === 'Numeric'),
    places: textAt(column, 'Numeric/Accuracy'),
  }));
  const expected = EXPORT_FILES[file]?.columns ?? [];
  const wrong = expected.findIndex(({name}, index) => described[index]?.name !== name);
  const columns =
    wrong >= 0 || described.length > expected.length
      ? [
          toFinding('de.export.index-columns', at, {
            file,
            actual: described[wrong < 0 ? expected.length : wrong]?.name ?? '',
            expected: expected[wrong]?.name ?? '',
          }),
        ]
      : expected
          .filter(({form, places}, index) => {
            const {isNumber, places: given = ''} = described[index] ?? {};
            return (form === 'number') !== isNumber || (places > 0 && given !== String(places));
          })
          .map(({name}) => toFinding('de.export.index-form', at, {file, name}));
  const form = FORM.filter(([path, value]) => {
    const actual = textAt(table, path);
    return actual !== '' && actual !== value;
  });
  return [...columns, ...form.map(([name]) => toFinding('de.export.index-form', at, {file, name}))];
}
