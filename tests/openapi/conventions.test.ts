import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {enrichSpecification} from '../../plugins/api-reference/enrichSpecification';
import {bundleSpecification} from '../../plugins/specification-files/bundle';
import {toApiReferenceOptions} from '../../src/config/apiReference';
import {apis} from '../../src/data/apis';
import {conventions} from '../../src/data/conventions/rows';
import type {ConventionRow} from '../../src/data/conventions/row';
import {conventionTexts} from '../../src/data/conventions/texts';
import {noticeMonths, wordings} from '../../src/data/conventions/wordings';
import {laws} from '../../src/data/laws/all';
import {conventionLabels, toConventionSections} from '../../src/model/conventions/sections';
import {toLimit} from '../../src/model/conventions/tables';
import {isRecord} from '../../src/model/json/record';
import type {OpenApiDocument} from '../../src/model/openapi/document';
import {site} from '../../src/data/site';
import {toOperations, toParameters as readParameters} from '../../src/model/openapi/operations';
import {findBelow} from '../../src/model/openapi/references';

const folder = path.resolve('static/openapi');
const read = async (spec: string): Promise<OpenApiDocument> =>
  (await bundleSpecification(path.join(folder, `${spec}.yaml`), folder)).document;
const specifications = new Map<string, OpenApiDocument>();
beforeAll(async () => {
  for (const {spec} of apis) specifications.set(spec, await read(spec));
}, 60_000);

const find = (spec: string): OpenApiDocument => specifications.get(spec) ?? expect.fail(spec);
const publish = (spec: string): string => {
  const {sections} = toApiReferenceOptions();
  return (
    enrichSpecification(find(spec), (api) => `https://portal.example/api/${api}`, sections[spec])
      .info.description ?? ''
  );
};
const toSection = (description: string, title: string): string =>
  description.split(`# ${title}\n`)[1]?.split(/^# /m)[0] ?? '';

const toParameters = (spec: string, place: 'query' | 'header') =>
  toOperations(find(spec)).flatMap((operation) =>
    readParameters(find(spec), operation)
      .filter((parameter) => parameter.in === place)
      .map(({name, schema}) => ({name, schema: schema?.value})),
  );
const toNames = (spec: string): readonly string[] => [
  ...new Set(toParameters(spec, 'query').map(({name}) => name)),
];
const toCalls = (spec: string): readonly string[] =>
  toOperations(find(spec)).map(({method, path: address}) => `${method} ${address}`);

it('has a row for every specification, in the order of the table of APIs', () => {
  expect(conventions.map(({spec}) => spec)).toEqual(apis.map(({spec}) => spec));
});

describe.each(conventions as readonly ConventionRow[])('the conventions of $spec', (row) => {
  const {spec} = row;

  it('match the specification: addresses, authentication, downloads', () => {
    expect(find(spec).servers?.map(({url}) => url)).toEqual(row.servers);
    expect(toCalls(spec)).toEqual(expect.arrayContaining([row.signIn, ...row.downloads]));
  });

  it('name every query parameter for periods and states, and no other', () => {
    const isOfPeriod = (name: string): boolean =>
      /^(from|to|start|end)$|(date|time|issued_at|creation).*(start|end|from|to)$|(start|end)_(date|time\w*)$/.test(
        name,
      ) && !/counter|number/.test(name);
    expect(toNames(spec).filter(isOfPeriod)).toEqual(row.periods);
    expect(toNames(spec).filter((name) => /^(states?(\[\])?|status)$/.test(name))).toEqual(
      row.states,
    );
  });

  it('page through lists as the parameters do', () => {
    const limits = toParameters(spec, 'query').filter(({name}) => name === 'limit');
    const [, minimum, maximum, standard] =
      /`limit` \((\d+) to (\d+), default (\d+)\)/.exec(wordings.lists[row.lists]) ?? [];
    for (const {schema} of limits)
      expect(schema).toMatchObject({
        minimum: Number(minimum),
        maximum: Number(maximum),
        default: Number(standard),
      });
    expect(limits.length).toBeGreaterThan(0);
    expect(toNames(spec).includes('offset')).toBe(row.lists === 'count' || row.lists === 'next');
  });

  it('require an idempotency key exactly where they say so', () => {
    expect(toParameters(spec, 'header').some(({name}) => name === 'X-Idempotency-Key')).toBe(
      row.retries === 'key',
    );
  });

  it('have limits exactly where requests can be too many', () => {
    const statuses = toOperations(find(spec)).flatMap(({place}) =>
      Object.keys(findBelow(find(spec), place, 'responses')?.value ?? {}),
    );
    expect(statuses.includes('429')).toBe(row.limit !== null);
  });

  it('have the shape of its errors', () => {
    const {components} = find(spec) as {
      readonly components?: {
        readonly schemas?: Readonly<Record<string, {readonly properties?: object}>>;
      };
    };
    expect(Object.keys(components?.schemas?.Error?.properties ?? {})).toEqual(
      row.errors === 'flat' ? ['status_code', 'error', 'code', 'message'] : ['content'],
    );
  });

  it('are published once each, in shared wording, before special cases', () => {
    const {Conventions: text} = toConventionSections(
      row,
      conventionTexts,
      'https://developer.bonarium.example/conventions',
    );
    const section = toSection(publish(spec), 'Conventions');
    expect(section.trim().startsWith(text)).toBe(true);
    const labels = [...section.matchAll(/^ *- \*\*([^*]+?)\.?\*\*/gm)].map(
      ([, label]) => label ?? '',
    );
    expect(labels.slice(0, conventionLabels.length)).toEqual(conventionLabels);
    expect(
      labels
        .slice(conventionLabels.length)
        .filter((label) => (conventionLabels as readonly string[]).includes(label)),
    ).toEqual([]);
    expect(toSection(publish(spec), 'Rate limits')).toContain(
      row.limit ? toLimit(row.limit, conventionTexts) : 'No request limit',
    );
  });
});

describe('tokens', () => {
  it.each((conventions as readonly ConventionRow[]).filter(({errors}) => errors === 'flat'))(
    'last as long as the schema of $spec allows',
    ({spec, tokenHours}) => {
      const {components} = find(spec) as {
        readonly components?: {readonly schemas?: Readonly<Record<string, unknown>>};
      };
      expect(components?.schemas?.AuthenticationResponse).toMatchObject({
        properties: {
          access_token_expires_in: {maximum: tokenHours.access * 3600},
          refresh_token_expires_in: {maximum: (tokenHours.refresh ?? 0) * 3600},
        },
      });
    },
  );
});

describe('request limits in guides', () => {
  const questions = readFileSync('src/localised/en/faq/faq.mdx', 'utf8');
  it.each(
    (conventions as readonly ConventionRow[]).flatMap(({spec, limit}) =>
      limit ? [{spec, limit: toLimit(limit, conventionTexts)}] : [],
    ),
  )('of $spec are those of the table', ({limit}) => {
    expect(questions).toContain(limit);
  });

  it('of SIGN DE are those of the table', () => {
    expect(readFileSync('docs/sign-de/making-request.mdx', 'utf8')).toContain(
      `${conventions[0].limit.requests.toLocaleString('en')} requests a minute`,
    );
  });
});

it('the page for readers who switch provider states the status of each code', () => {
  const page = readFileSync('src/pages/coming-from-another-provider.mdx', 'utf8');
  const told = [...page.matchAll(/^\| `(E_\w+)` \| \d.* \| (\d+) \|$/gm)].map(
    ([, code, status]) => ({code, status: Number(status)}),
  );
  expect(told.length).toBeGreaterThan(10);
  expect(find('kassensichv/v2')['x-error-catalogue']).toEqual(
    expect.arrayContaining(told.map((row) => expect.objectContaining(row) as unknown)),
  );
});

const deprecated = apis.filter((api) => api.deprecated);

describe.each(deprecated)('the deprecated $spec', ({id, spec, version}) => {
  it('starts with the date of deprecation, the missing end date and the notice period', () => {
    expect(publish(spec)).toMatch(
      new RegExp(
        `^> \\*\\*Deprecated since ${find(spec)['x-deprecated']?.since}\\.\\*\\* Use .*No end date is set.*at least ${noticeMonths} months’ notice`,
      ),
    );
  });

  it('has the header Deprecation in every response', () => {
    const published = enrichSpecification(find(spec), () => undefined);
    const value = `@${Date.parse(find(spec)['x-deprecated']?.since ?? '') / 1000}`;
    const without = toOperations(published).flatMap(({id: operation, place}) =>
      Object.keys(findBelow(published, place, 'responses')?.value ?? {})
        .filter(
          (status) =>
            findBelow(published, place, 'responses', status, 'headers')?.value.Deprecation ===
            undefined,
        )
        .map((status) => `${operation} ${status}`),
    );
    expect(without).toEqual([]);
    expect(JSON.stringify(published)).toContain(`"example":"${value}"`);
  });

  it('has migration notes in the next version', () => {
    const versions = apis.filter((api) => api.id === id && api.variant === 'cloud');
    const next = versions[versions.findIndex((api) => api.spec === spec) - 1] ?? expect.fail(spec);
    expect(find(next.spec)['x-migration']?.some(({from}) => from === version)).toBe(true);
    expect(publish(next.spec)).toContain(`## From ${version}\n`);
  });
});

/** A part without its texts, examples and marks: what a client can depend on. */
const toShape = (part: unknown): unknown => {
  if (Array.isArray(part)) return part.map(toShape);
  if (!isRecord(part)) return part;
  const isText = (key: string): boolean =>
    ['description', 'summary', 'deprecated', 'example', 'examples'].includes(key) ||
    (key.startsWith('x-') && key !== 'x-error-codes');
  return Object.fromEntries(
    Object.entries(part)
      .filter(([key]) => !isText(key))
      .map(([key, value]) => [key, toShape(value)]),
  );
};

it('finds no difference between the two addresses of DSFINVK DE, as v0 says in its first lines', () => {
  const [v0, v1] = ['dsfinvk/v0', 'dsfinvk/v1'].map(find);
  expect(publish('dsfinvk/v0').split('\n').slice(0, 3).join('\n')).toContain(
    'v0 and v1 are two addresses of one service.',
  );
  expect(toShape(v0?.paths)).toEqual(toShape(v1?.paths));
  const toCodes = (specification: OpenApiDocument | undefined) =>
    specification?.['x-error-catalogue']?.map(({code, status}) => `${code} ${status}`).sort();
  expect(toCodes(v0)).toEqual(toCodes(v1));
});

describe('migration notes', () => {
  const notes = () =>
    apis.flatMap((api) => (find(api.spec)['x-migration'] ?? []).map((note) => ({api, note})));

  it('name versions, operations and fields that exist', () => {
    const unknown = notes().flatMap(({api, note: {from, operations = [], fields = []}}) => {
      const old =
        apis.find(({id, version}) => id === api.id && version === from) ??
        expect.fail(`${api.spec}: ${from}`);
      const both = [find(old.spec), find(api.spec)];
      const ids = both.flatMap((specification) => toOperations(specification).map(({id}) => id));
      const text = JSON.stringify(both);
      return [
        ...operations.filter((operation) => !ids.includes(operation)),
        ...fields.filter((field) => !text.includes(`"${field}"`) && !text.includes(`{${field}}`)),
      ].map((name) => `${api.spec} from ${from}: ${name}`);
    });
    expect(unknown).toEqual([]);
  });

  it('link only operations and sections of their reference, and pages of the portal', () => {
    const links = notes().flatMap(({api, note: {note}}) =>
      [...note.matchAll(/\]\(([^)]*)\)/g)].map(([, to = '']) => ({api, to})),
    );
    expect(links.length).toBeGreaterThan(0);
    const wrong = links.filter(({api, to}) => {
      const id = /^#operation\/(\w+)$/.exec(to)?.[1];
      return id === undefined
        ? !/^#section\/[\w/-]+$/.test(to) && !to.startsWith(`${site.url}/`)
        : !toOperations(find(api.spec)).some((operation) => operation.id === id);
    });
    expect(wrong.map(({api, to}) => `${api.spec}: ${to}`)).toEqual([]);
  });

  it('cite laws of the table', () => {
    const cited = notes().flatMap(({note: {law}}) => law?.id ?? []);
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.filter((cite) => !laws.some(({id}) => id === cite))).toEqual([]);
  });

  it('are one sentence block each, so that a table cell can hold them', () => {
    expect(notes().filter(({note: {note}}) => /\n|\|/.test(note.trim()))).toEqual([]);
  });
});
