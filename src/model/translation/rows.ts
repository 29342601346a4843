import type {AnyRowWords} from '../../data/translations/row';

/** The properties of a row that readers see as words. */
const WORDS = new Set(['title', 'label', 'meaning', 'by', 'phase', 'ask', 'when', 'do']);

/** A row of any table whose texts can be translated. */
export interface TranslatableRow {
  readonly id: string;
  readonly lang?: string;
  /** Texts of which tables are derived, at any depth. */
  readonly texts?: object;
  /** Tables only. Cells of columns with code aren't translated. */
  readonly columns?: readonly {readonly key: string; readonly code?: true}[];
}

/** A row in another language, and the places of those of its table's rows that stay English. */
interface TranslatedRow<T> {
  readonly row: T;
  readonly english: readonly number[];
}

/** The English texts of a row that a translation needs, each once. */
export function toRowTexts(row: TranslatableRow): readonly string[] {
  const texts = new Set<string>();
  mapTexts(row, (text) => {
    if (!isNeutral(text)) texts.add(text);
    return text;
  });
  return [...texts];
}

/** Translations of a row that no text of it uses, for example because the text has changed. */
export function findUnusedWords(row: TranslatableRow, words: AnyRowWords): readonly string[] {
  const texts = toRowTexts(row);
  return Object.keys(words[row.id] ?? {}).filter((text) => !texts.includes(text));
}

/**
 * A row in another language; `undefined` if it isn't complete. Rows of a table may be incomplete:
 * they stay English.
 */
export function translateRow<T extends TranslatableRow>(
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
  const {rows = [], ...head} = row as TranslatableRow & {readonly rows?: readonly Cells[]};
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

/** In a text of a derived table, what hasn't been translated. */
const UNTRANSLATED = '\uFFFC';

/**
 * The words of tables derived from texts that are translated in a row of their own. `derive` makes
 * the same tables, with the same columns and rows, of translated texts.
 */
export function toDerivedWords<T extends TranslatableRow>(
  row: T,
  words: AnyRowWords,
  tables: readonly DerivedTable[],
  derive: (row: T) => readonly DerivedTable[],
): AnyRowWords {
  const own = words[row.id] ?? {};
  const translated = derive(
    mapTexts(row, (text) => (isNeutral(text) ? text : (own[text] ?? UNTRANSLATED))),
  ).map(toTableTexts);
  return Object.fromEntries(
    tables.map((table, place) => {
      const pairs = toTableTexts(table).map((text, at) => [text, translated[place]?.[at] ?? '']);
      const known = pairs.filter(([, text]) => !text?.includes(UNTRANSLATED));
      return [table.id, Object.fromEntries(known)];
    }),
  );
}

interface DerivedTable {
  readonly id: string;
  readonly title: string;
  readonly columns: readonly {readonly key: string; readonly label: string}[];
  readonly rows: readonly Cells[];
}

function toTableTexts({title, columns, rows}: DerivedTable): readonly string[] {
  return [
    title,
    ...columns.map(({label}) => label),
    ...rows.flatMap((cells) => columns.map(({key}) => cells[key] ?? '')),
  ];
}

type Cells = Readonly<Record<string, string>>;

/** `all`: every string is a text, whatever its property is called. */
function mapTexts<T extends object>(value: T, change: (text: string) => string, all = false): T {
  const row = value as Partial<TranslatableRow>;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => {
      if (typeof inner === 'string') return [key, all || WORDS.has(key) ? change(inner) : inner];
      if (typeof inner === 'object' && inner !== null && (all || key === 'texts'))
        return [key, mapTexts(inner, change, true)];
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

function mapCells(
  cells: Cells,
  {columns = []}: Partial<TranslatableRow>,
  change: (text: string) => string,
) {
  return Object.fromEntries(
    Object.entries(cells).map(([key, text]) => [
      key,
      columns.some((column) => column.key === key && column.code) ? text : change(text),
    ]),
  );
}

/** What has no small letters but differs by language: VAT, `1,000.50`, `§ 12 (1)`. */
const ENGLISH = /\bVAT\b|\d[.,]\d|\d ?\(\d/;

/** Code, names in capitals, whole numbers and calls such as `PUT receipt` are the same everywhere. */
function isNeutral(text: string): boolean {
  const words = text.replaceAll(/`[^`]*`/g, '');
  return (
    (!/\p{Ll}/u.test(words) && !ENGLISH.test(words)) ||
    /^(?:GET|PUT|POST|PATCH|DELETE) [\w/{}-]+(?: [A-Z_]+)?$/.test(text)
  );
}
