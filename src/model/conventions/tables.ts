import type {ApiRow} from '../../data/apis';
import type {ConventionRow, LimitRow} from '../../data/conventions/row';
import type {conventionTexts} from '../../data/conventions/texts';
import type {TableRow} from '../../data/tables/row';

/** The texts of the tables in any language. */
type ConventionTexts = Translated<(typeof conventionTexts)['texts']>;
type Translated<T> = T extends string ? string : {readonly [Key in keyof T]: Translated<T[Key]>};

/** The tables' texts in one language, which also formats the numbers. */
export interface Wording {
  readonly language: string;
  readonly texts: ConventionTexts;
}

/** What distinguishes one table from another: additional columns, and the cells per specification. */
interface Topic {
  readonly id: keyof ConventionTexts['titles'];
  readonly columns: readonly {
    readonly key: keyof ConventionTexts['columns'];
    readonly code?: true;
  }[];
  readonly toCells: (row: ConventionRow, wording: Wording) => Readonly<Record<string, string>>;
}

/**
 * The tables of the page "Conventions": what all APIs have in common, and a table per topic, with
 * one row for all APIs whose cells are the same in English. Every version of an API is in exactly
 * one row of each of them. The tables have the same rows in each language.
 */
export function toConventionTables(
  rows: readonly ConventionRow[],
  apis: readonly ApiRow[],
  english: Wording,
  wording = english,
): readonly TableRow[] {
  const {common, topics: labels} = wording.texts;
  const tables = topics.map((topic): TableRow => {
    const lines = new Map<string, ConventionRow[]>();
    for (const row of rows) {
      const key = JSON.stringify(topic.toCells(row, english));
      lines.set(key, [...(lines.get(key) ?? []), row]);
    }
    const content = [...lines.values()].map(([first, ...others]) => {
      const specs = [first, ...others].map((row) => row?.spec);
      const names = toApiNames(
        apis.filter(({spec}) => specs.includes(spec)),
        apis,
      );
      return {apis: names, ...(first && topic.toCells(first, wording))};
    });
    return toTable({...topic, columns: [{key: 'apis'}, ...topic.columns]}, content, wording);
  });
  const keys = Object.keys(common) as (keyof typeof common)[];
  return [
    toTable(
      {id: 'common', columns: [{key: 'topic'}, {key: 'rule'}]},
      keys.map((key) => ({topic: labels[key], rule: common[key]})),
      wording,
    ),
    ...tables,
  ];
}

function toTable(
  {id, columns}: Pick<Topic, 'id' | 'columns'>,
  rows: TableRow['rows'],
  {texts}: Wording,
): TableRow {
  return {
    id: `conventions-${id}`,
    title: texts.titles[id],
    columns: columns.map(({key, code}) => ({
      key,
      label: texts.columns[key],
      ...(code && {code}),
    })),
    rows,
  };
}

const toRule = (
  id: keyof ConventionTexts['wordings'] & keyof ConventionTexts['titles'],
): Topic => ({
  id,
  columns: [{key: 'rule'}],
  toCells: (row, {texts}) => {
    const rules: Readonly<Record<string, string>> = texts.wordings[id];
    return {rule: rules[row[id]] ?? ''};
  },
});

const toCode = (names: readonly string[], {texts}: Wording): string =>
  names.length === 0 ? texts.cells.none : names.map((name) => `\`${name}\``).join(', ');

const topics: readonly Topic[] = [
  {
    id: 'addresses',
    columns: [{key: 'test'}, {key: 'live'}],
    toCells: ({servers: [test, live]}, {texts}) => ({
      test: `\`${test}\``,
      live: live === undefined ? texts.cells.same : `\`${live}\``,
    }),
  },
  {
    id: 'hosts',
    columns: [{key: 'test'}, {key: 'live'}],
    toCells: ({servers: [test = '', live]}, {texts}) => ({
      test: `\`${new URL(test).host}\``,
      live: live === undefined ? texts.cells.same : `\`${new URL(live).host}\``,
    }),
  },
  {
    id: 'tokens',
    columns: [{key: 'request', code: true}, {key: 'access'}, {key: 'refresh'}],
    toCells: ({signIn, tokenHours: {access, refresh}}, {texts: {cells}}) => ({
      request: signIn,
      access: fill(cells.hours, {count: access}),
      refresh: refresh === undefined ? cells.none : fill(cells.hours, {count: refresh}),
    }),
  },
  toRule('ids'),
  toRule('retries'),
  toRule('time'),
  toRule('amounts'),
  toRule('lists'),
  {
    id: 'filters',
    columns: [{key: 'periods'}, {key: 'states'}],
    toCells: ({periods, states}, wording) => ({
      periods: toCode(periods, wording),
      states: toCode(states, wording),
    }),
  },
  {
    id: 'downloads',
    columns: [{key: 'requests'}],
    toCells: ({downloads}, wording) => ({requests: toCode(downloads, wording)}),
  },
  {
    id: 'limits',
    columns: [{key: 'requests'}, {key: 'sign_ins'}],
    toCells: ({limit}, wording) => {
      const {noLimit, signIns} = wording.texts.cells;
      return limit
        ? {requests: toLimit(limit, wording), sign_ins: fill(signIns, {count: limit.signIns})}
        : {requests: noLimit, sign_ins: noLimit};
    },
  },
  toRule('errors'),
];

/** A limit in a few words. */
export function toLimit(
  {requests, window, per}: LimitRow,
  {language, texts: {cells}}: Wording,
): string {
  return fill(cells.limit[window], {
    requests: requests.toLocaleString(language),
    per: cells.per[per],
  });
}

function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/**
 * Labels of the given versions: the version is named only where another version of the API isn't
 * among them.
 */
function toApiNames(given: readonly ApiRow[], apis: readonly ApiRow[]): string {
  const names = given.map(({id, label, version, variant}) => {
    const isOfKind = (api: ApiRow): boolean => api.id === id && api.variant === variant;
    return apis.filter(isOfKind).length === given.filter(isOfKind).length
      ? label
      : `${label} ${version}`;
  });
  return [...new Set(names)].join(', ');
}
