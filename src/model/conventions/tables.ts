import type {ApiRow} from '../../data/apis';
import type {ConventionRow} from '../../data/conventions/row';
import type {wordings} from '../../data/conventions/wordings';
import type {TableRow} from '../../data/tables/row';
import {toLimit} from './sections';

type Wordings = typeof wordings;

/**
 * What distinguishes one table from another: title, additional columns, and the cells per
 * specification.
 */
interface Topic {
  readonly id: string;
  readonly title: string;
  readonly columns: TableRow['columns'];
  readonly toCells: (row: ConventionRow) => Readonly<Record<string, string>>;
}

/** The table of what all APIs have in common. */
export function toCommonTable(common: Readonly<Record<string, string>>): TableRow {
  return {
    id: 'conventions-common',
    title: 'What all APIs have in common',
    columns: [
      {key: 'topic', label: 'Topic'},
      {key: 'rule', label: 'Rule'},
    ],
    rows: Object.entries(common).map(([topic, rule]) => ({topic, rule})),
  };
}

/**
 * The tables of the page "Conventions", with one row for all APIs whose cells are the same. Every
 * version of an API is in exactly one row of each table.
 */
export function toConventionTables(
  rows: readonly ConventionRow[],
  texts: Wordings,
  apis: readonly ApiRow[],
): readonly TableRow[] {
  const toNames = (specs: readonly string[]): string =>
    toApiNames(
      apis.filter(({spec}) => specs.includes(spec)),
      apis,
    );
  return toTopics(texts).map(({id, title, columns, toCells}) => {
    const lines = new Map<
      string,
      {readonly specs: string[]; readonly cells: Readonly<Record<string, string>>}
    >();
    for (const row of rows) {
      const cells = toCells(row);
      const key = JSON.stringify(cells);
      const line = lines.get(key) ?? {specs: [], cells};
      line.specs.push(row.spec);
      lines.set(key, line);
    }
    return {
      id: `conventions-${id}`,
      title,
      columns: [{key: 'apis', label: 'APIs'}, ...columns],
      rows: [...lines.values()].map(({specs, cells}) => ({apis: toNames(specs), ...cells})),
    };
  });
}

function toTopics(texts: Wordings): readonly Topic[] {
  const rule = (
    id: 'ids' | 'time' | 'amounts' | 'retries' | 'lists' | 'errors',
    title: string,
  ): Topic => ({
    id,
    title,
    columns: [{key: 'rule', label: 'Rule'}],
    toCells: (row) => ({rule: (texts[id] as Readonly<Record<string, string>>)[row[id]] ?? ''}),
  });
  const code = (names: readonly string[], none: string): string =>
    names.length === 0 ? none : names.map((name) => `\`${name}\``).join(', ');
  return [
    {
      id: 'addresses',
      title: 'Base addresses',
      columns: [
        {key: 'test', label: 'TEST'},
        {key: 'live', label: 'LIVE'},
      ],
      toCells: ({servers: [test, live]}) => ({
        test: `\`${test}\``,
        live: live === undefined ? 'the same' : `\`${live}\``,
      }),
    },
    {
      id: 'hosts',
      title: 'Hosts',
      columns: [
        {key: 'test', label: 'TEST', code: true},
        {key: 'live', label: 'LIVE', code: true},
      ],
      toCells: ({servers: [test = '', live = test]}) => ({
        test: new URL(test).host,
        live: new URL(live).host,
      }),
    },
    {
      id: 'tokens',
      title: 'Authentication and tokens',
      columns: [
        {key: 'request', label: 'Request', code: true},
        {key: 'access', label: 'Access token'},
        {key: 'refresh', label: 'Refresh token'},
      ],
      toCells: ({signIn, tokenHours: {access, refresh}}) => ({
        request: signIn,
        access: `${access} h`,
        refresh: refresh === undefined ? 'none' : `${refresh} h`,
      }),
    },
    rule('ids', 'IDs'),
    rule('retries', 'Retries'),
    rule('time', 'Time'),
    rule('amounts', 'Amounts'),
    rule('lists', 'Lists and their last page'),
    {
      id: 'filters',
      title: 'Query parameters for periods and states',
      columns: [
        {key: 'periods', label: 'Period'},
        {key: 'states', label: 'State'},
      ],
      toCells: ({periods, states}) => ({
        periods: code(periods, 'none'),
        states: code(states, 'none'),
      }),
    },
    {
      id: 'downloads',
      title: 'Downloads',
      columns: [{key: 'requests', label: 'Requests'}],
      toCells: ({downloads}) => ({requests: code(downloads, 'none')}),
    },
    {
      id: 'limits',
      title: 'Request limits',
      columns: [
        {key: 'requests', label: 'Requests'},
        {key: 'sign_ins', label: 'Sign-ins'},
      ],
      toCells: ({limit}) =>
        limit
          ? {requests: toLimit(limit), sign_ins: `${limit.signIns} a minute`}
          : {requests: 'no limit', sign_ins: 'no limit'},
    },
    rule('errors', 'Body of an error'),
  ];
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
