import type {AnyRowWords} from '../../data/translations/row';

/** The properties of a row that readers see as words. */
const WORDS = new Set(['title', 'label', 'meaning', 'by', 'phase', 'ask', 'when', 'do']);

/** A row of any table whose texts can be translated. */
interface Row {
  readonly id: string;
  readonly lang?: string;
  /** Tables only. Cells of columns with code aren't translated. */
  readonly columns?: readonly {readonly key: string; readonly code?: true}[];
}

/** A row in another language, and the places of those of its table's rows that stay English. */
interface TranslatedRow<T> {
  readonly row: T;
  readonly english: readonly number[];
}

/** The English texts of a row that a translation needs, each once. */
export function toRowTexts(row: Row): readonly string[] {
  const texts = new Set<string>();
  mapTexts(row, (text) => {
    if (!isNeutral(text)) texts.add(text);
    return text;
  });
  return [...texts];
}

/** Translations of a row that no text of it uses, for example because the text has changed. */
export function findUnusedWords(row: Row, words: AnyRowWords): readonly string[] {
  const texts = toRowTexts(row);
  return Object.keys(words[row.id] ?? {}).filter((text) => !texts.includes(text));
}

/**
 * A row in another language; `undefined` if it isn't complete. Rows of a table may be incomplete:
 * they stay English.
 */
export function translateRow<T extends Row>(
  row: T,
  words: AnyRowWords,
): TranslatedRow<T> | undefined {
  const own = words[row.id];
  if (own === undefined) return undefined;
  const lost = new Set<string>();
  const change = (text: string): string => {
    if (isNeutral(text)) return text;
    if (own[text] === undefined) lost.add(text);
    return own[text] ?? text;
  };
  const {rows = [], ...head} = row as Row & {readonly rows?: readonly Cells[]};
  const translatedHead = mapTexts(head, change);
  if (lost.size > 0) return undefined;
  const english: number[] = [];
  const translatedRows = rows.map((cells, place) => {
    lost.clear();
    const translated = mapCells(cells, row, change);
    if (lost.size > 0) english.push(place);
    return lost.size > 0 ? cells : translated;
  });
  const translated = {...translatedHead, ...(rows.length > 0 ? {rows: translatedRows} : {})};
  return {row: translated as unknown as T, english};
}

type Cells = Readonly<Record<string, string>>;

function mapTexts<T extends object>(value: T, change: (text: string) => string): T {
  const row = value as Partial<Row>;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => {
      if (typeof inner === 'string') return [key, WORDS.has(key) ? change(inner) : inner];
      if (key === 'rows' && row.columns)
        return [key, (inner as readonly Cells[]).map((cells) => mapCells(cells, row, change))];
      if (Array.isArray(inner))
        return [
          key,
          inner.map((item: unknown) =>
            typeof item === 'object' && item !== null ? mapTexts(item, change) : item,
          ),
        ];
      return [key, inner];
    }),
  ) as T;
}

function mapCells(cells: Cells, {columns = []}: Partial<Row>, change: (text: string) => string) {
  return Object.fromEntries(
    Object.entries(cells).map(([key, text]) => [
      key,
      columns.some((column) => column.key === key && column.code) ? text : change(text),
    ]),
  );
}

/** What has no small letters but differs by language: VAT, `1,000.50`, `§ 12(1)`. */
const ENGLISH = /\bVAT\b|\d[.,]\d|\d\(\d/;

/** Names in capitals, whole numbers and calls such as `PUT receipt` are the same everywhere. */
function isNeutral(text: string): boolean {
  return (
    (!/\p{Ll}/u.test(text) && !ENGLISH.test(text)) ||
    /^(?:GET|PUT|POST|PATCH|DELETE) [\w/{}-]+(?: [A-Z_]+)?$/.test(text)
  );
}
