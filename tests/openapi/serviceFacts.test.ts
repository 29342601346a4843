import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {readSpecification} from '../../plugins/http-examples/specification';
import {allTables} from '../../src/config/tables';
import {apis} from '../../src/data/apis';
import {conventions} from '../../src/data/conventions/rows';
import type {ConventionRow} from '../../src/data/conventions/row';
import {site} from '../../src/data/site';
import {serviceTables} from '../../src/data/tables/service';
import type {OpenApiDocument} from '../../src/model/openapi/document';
import {readYaml} from '../support/readYaml';

const folder = path.resolve('static/openapi');
const specifications = new Map<string, OpenApiDocument>();
beforeAll(async () => {
  for (const {spec} of apis)
    specifications.set(
      spec,
      (await readSpecification(path.join(folder, `${spec}.yaml`), folder)).document,
    );
}, 60_000);

const toRows = (id: string): readonly Readonly<Record<string, string>>[] =>
  allTables.find((table) => table.id === id)?.rows ?? expect.fail(id);
const find = (
  id: string,
  words: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  toRows(id).find((row) => Object.entries(words).every(([key, value]) => row[key] === value)) ??
  expect.fail(JSON.stringify(words));

/** The texts of a specification in one line. */
const toText = (spec: string): string =>
  JSON.stringify(specifications.get(spec) ?? expect.fail(spec))
    .replace(/\\n|`/g, ' ')
    .replace(/\s+/g, ' ');

describe('the table of hosts', () => {
  it('has exactly the hosts of the servers, each API in one line, and a list to copy', () => {
    const shown = new Set(
      toRows('conventions-hosts')
        .flatMap(({test, live}) => [test, live])
        .filter((text) => text !== 'the same')
        .map((text) => text?.replaceAll('`', '')),
    );
    const published = new Set(
      apis.flatMap(({spec}) => {
        const {servers} = readYaml(path.join(folder, `${spec}.yaml`)) as {
          readonly servers: readonly {readonly url: string}[];
        };
        return servers.map(({url}) => new URL(url).host);
      }),
    );
    expect([...shown].sort()).toEqual([...published].sort());
    const [, copied] = /^```text\n([\w\n.-]+)\n```$/m.exec(
      readFileSync('src/pages/service-facts.mdx', 'utf8'),
    ) ?? [undefined, ''];
    expect(copied.split('\n').sort()).toEqual(
      [...published].filter((host) => !host.startsWith('localhost')).sort(),
    );
    expect(find('conventions-hosts', {apis: 'SIGN DE'})).toEqual({
      apis: 'SIGN DE',
      test: '`kassensichv.bonarium.example`',
      live: 'the same',
    });
    expect(find('conventions-hosts', {apis: 'SIGN ES'})).toMatchObject({
      test: '`test.sign-es.bonarium.example`',
      live: '`live.sign-es.bonarium.example`',
    });
  });
});

describe('the lifetimes of tokens', () => {
  const words: Readonly<Record<number, RegExp>> = {
    24: /(at most|lasts) (a|one) day|one day at most|at most a day|86,400 for an access token/,
    12: /token that is valid for twelve hours/,
    1: /token of at most one hour/,
  };

  it.each(conventions as readonly ConventionRow[])('match $spec', ({spec, tokenHours}) => {
    const {components} = specifications.get(spec) as {
      readonly components?: {
        readonly schemas?: Readonly<Record<string, {readonly properties?: object}>>;
      };
    };
    const properties = components?.schemas?.AuthenticationResponse?.properties ?? {};
    if ('access_token_expires_in' in properties)
      expect(properties.access_token_expires_in).toMatchObject({
        maximum: tokenHours.access * 3600,
      });
    else
      expect(toText(spec)).toMatch(
        words[tokenHours.access] ?? expect.fail(`${tokenHours.access} hours`),
      );
    if (spec === 'sign-es/v1')
      expect(toText(spec)).toContain(
        `${((tokenHours.refresh ?? 0) * 3600).toLocaleString('en')} for a refresh token`,
      );
  });
});

/** Table, row, the figure in it, and how the specification says it. */
const figures: readonly (readonly [
  string,
  Readonly<Record<string, string>>,
  string,
  string,
  RegExp,
])[] = [
  [
    'service-sessions',
    {api: 'SIGN DE v2', what: 'admin session'},
    '15 minutes',
    'kassensichv/v2',
    /after 15 minutes without/,
  ],
  [
    'service-sessions',
    {api: 'SIGN DE v2', what: 'wrong PIN'},
    '5 attempts',
    'kassensichv/v2',
    /five wrong PINs the PIN is blocked/,
  ],
  [
    'service-sessions',
    {api: 'SIGN DE v2', what: 'wrong PUK'},
    'up to 1 hour',
    'kassensichv/v2',
    /wait 1, 2, 4 … seconds, up to an hour/,
  ],
  [
    'service-sessions',
    {api: 'SIGN ES local', what: 'wrong PIN'},
    '15 minutes',
    'sign-es/local/v0',
    /five wrong PINs the device is locked for 15 minutes/,
  ],
  [
    'service-sessions',
    {api: 'SIGN IT local', what: 'wrong PIN'},
    '15 minutes',
    'sign-it/local',
    /Five wrong PINs lock [\w -]+ for fifteen minutes/,
  ],
  [
    'service-sessions',
    {api: 'SIGN IT, SIGN FR'},
    '24 hours',
    'sign-fr/2025-08-12',
    /within 24 hours/,
  ],
  ['service-sessions', {api: 'SIGN IT'}, '90 days', 'sign-it/2025-08-12', /after 90 days/],
  [
    'service-sessions',
    {api: 'SIGN IT'},
    '8 wrong',
    'sign-it/2025-08-12',
    /after eight wrong attempts/,
  ],
  ['service-sessions', {api: 'Management API'}, '7 days', 'management/v0', /works for seven days/],
  [
    'service-limits',
    {api: 'SIGN DE', what: 'reads of one export'},
    '12 a minute',
    'kassensichv/v2',
    /Reads of one export \| 12 per minute/,
  ],
  [
    'service-limits',
    {api: 'SIGN DE v2', what: 'new TSS per organization'},
    '500 a day',
    'kassensichv/v2',
    /New TSS per organization \| 500 per day/,
  ],
  [
    'service-limits',
    {api: 'SIGN DE v2', what: 'active TSS per organization in TEST'},
    '5',
    'kassensichv/v2',
    /Active TSS per organization in TEST \| 5 /,
  ],
  [
    'service-limits',
    {api: 'SUBMIT DE'},
    '12 a minute',
    'sign-de/submission/v1',
    /submission at most twelve times (per|a) minute/,
  ],
  [
    'service-limits',
    {api: 'DSFINVK DE'},
    '12 a minute',
    'dsfinvk/v1',
    /each closing or export at most twelve times per minute/,
  ],
  [
    'service-limits',
    {api: 'SIGN AT', what: 'validations'},
    '30 a minute',
    'rksv/v1',
    /at most 30 validations and 6 exports a minute/,
  ],
  ['service-limits', {api: 'SIGN ES'}, '1,000', 'sign-es/v1', /up to 1,000 lines/],
  [
    'service-limits',
    {api: 'SIGN IT, SIGN FR'},
    '10 a second',
    'sign-it/2025-08-12',
    /10 POST \/records a second/,
  ],
  [
    'service-limits',
    {api: 'RECEIPT'},
    '20,000',
    'ereceipt/v1',
    /up to 20,000 receipts per calendar month \(UTC\)/,
  ],
  [
    'service-limits',
    {api: 'SAFE', what: 'uploads'},
    '60 a minute',
    'safe/v0',
    /at most 60 uploads/,
  ],
  [
    'service-limits',
    {api: 'SAFE', what: 'size of a file'},
    '10 MB',
    'safe/v0',
    /file can be up to 10 MB/,
  ],
  ['service-limits', {api: 'Management API'}, '50', 'management/v0', /at most 50 API keys/],
  [
    'service-retention',
    {data: 'links of RECEIPT'},
    '24 months',
    'ereceipt/v1',
    /24 months after creation/,
  ],
  [
    'service-retention',
    {data: 'exports of SIGN ES'},
    '7 days',
    'sign-es/v1',
    /removed after seven days/,
  ],
  [
    'service-retention',
    {data: 'hits of a search in SAFE'},
    '24 hours',
    'safe/v0',
    /Hits are kept for 24 hours/,
  ],
  [
    'service-retention',
    {data: 'files of SAFE in TEST'},
    '90 days',
    'safe/v0',
    /delete its files 90 days after/,
  ],
  [
    'service-retention',
    {data: 'TSS in TEST that weren’t used'},
    '14 days',
    'kassensichv/v2',
    /14 days/,
  ],
  [
    'service-retention',
    {data: 'TSS that stay `CREATED`'},
    '3 months',
    'kassensichv/v2',
    /stays? CREATED for three months/,
  ],
  [
    'service-retention',
    {data: 'files of SIGN IT and SIGN FR'},
    '90 days',
    'sign-fr/2025-08-12',
    /long-term storage after 90 days/,
  ],
];

describe('sessions, limits and retention', () => {
  it.each(figures)('%s %j says %s, as %s does', (id, words, figure, spec, said) => {
    expect(Object.values(find(id, words)).join(' ')).toContain(figure);
    expect(toText(spec)).toMatch(said);
  });

  it('are compared with the specification wherever a row of limits names an API', () => {
    const compared = new Set(figures.map(([, {api}]) => api));
    expect(
      toRows('service-limits').filter(({api = ''}) => api !== 'all' && !compared.has(api)),
    ).toEqual([]);
  });

  it('count limits of shops per what the table of limits says', () => {
    const counted = (spec: string): string =>
      (conventions as readonly ConventionRow[]).find((row) => row.spec === spec)?.limit?.per ?? '';
    const rows = toRows('service-shops').map(({api = '', limit}) => ({
      spec: apis.find(({label}) => label === api.split(', ')[0])?.spec ?? '',
      limit,
    }));
    expect(rows.filter(({spec, limit}) => limit !== counted(spec))).toEqual([]);
  });
});

it('sends readers to the address that the specifications name', () => {
  const contacts = [...specifications.values()].map(
    ({info}) =>
      (info as {readonly contact?: {readonly url?: string; readonly email?: string}}).contact,
  );
  expect(
    contacts.filter(
      (contact) => contact?.email !== site.supportEmail || contact.url !== site.links.support,
    ),
  ).toEqual([]);
});

it('announces maintenance only in its window', () => {
  const [window = ''] = serviceTables.flatMap(({rows}) =>
    rows.flatMap((row) => ('topic' in row && row.topic === 'Window' ? [row.rule] : [])),
  );
  expect(window).toContain('Sundays, 02:00 to 04:00');
  const announced = [
    '2024-05-23-dev-news-19',
    '2025-07-24-dev-news-24',
    '2026-07-16-dev-news-27',
  ].map((post) => readFileSync(`blog/${post}.mdx`, 'utf8'));
  for (const text of announced)
    expect(text).toMatch(/^\| When \| Sunday, \d+ \w+ \d{4}, 02:00 to 04:00 CES?T/m);
});
