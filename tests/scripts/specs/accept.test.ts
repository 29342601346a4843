import {appendFileSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';
import {beforeAll, describe, expect, it} from 'vitest';
import {writeWhole} from '../../../plugins/specification-files/cache';
import {readSpecText} from '../../../scripts/lib/specs/document';
import {toUpdateOptions, unifiedRows} from '../../../scripts/lib/specs/prepare';
import {keepCandidates, updateSpecs, type SpecOutcome} from '../../../scripts/lib/specs/update';
import {cases} from './cases';
import {createCafe, toDocument, type Cafe, type Document} from './cafe';
import {serve} from './support';

/** What JavaScript says of our own code; no author of a specification can do anything with it. */
const RAW = /Cannot read|is not a function|is not iterable|undefined|call stack|\bat \w+ \(/;

const quick = {
  read: readSpecText,
  download: {sleep: () => Promise.resolve()},
  now: () => new Date('2026-11-20T10:00:00Z'),
};

async function updateCafe(
  {rows, repository, copies, accept}: Cafe,
  toAnswer: (index: number) => string,
): Promise<readonly SpecOutcome[]> {
  const server = await serve(
    (request, response) =>
      void response.end(toAnswer(Number(/cafe-(\d+)/.exec(request.url ?? '')?.[1]))),
  );
  try {
    return await updateSpecs({rows, url: server.url, repository, copies, accept, ...quick});
  } finally {
    await server.close();
  }
}

describe('a fetched document', () => {
  let cafe: Cafe;
  let outcomes: readonly SpecOutcome[];
  beforeAll(async () => {
    cafe = createCafe(cases.length);
    outcomes = await updateCafe(cafe, (index) => {
      const document = toDocument();
      cases[index]?.[1](document);
      return stringify(document);
    });
  }, 240_000);

  it.each(cases.map(([name, , cause], index) => [name, cause, index] as const))(
    'with %s',
    (_name, cause, index) => {
      const outcome = outcomes[index];
      const {id, version} = cafe.rows[index]!;
      if (cause === undefined) {
        expect(outcome).toMatchObject({state: 'updated'});
        return;
      }
      const file = path.relative(process.cwd(), path.join(cafe.pages, `${id}.mdx`));
      const wanted = `its answer ${cause
        .replace('guide', file)
        .replace('errors:', `${path.relative(process.cwd(), path.join(cafe.pages, 'errors.mdx'))}:`)
        .replace('{api}', `${id}/${version}`)}`;
      expect(outcome?.state === 'failed' && outcome.cause).toContain(wanted);
      expect(outcome?.state === 'failed' && outcome.cause).not.toMatch(RAW);
      expect(outcome?.state === 'failed' && readFileSync(outcome.file ?? '', 'utf8')).toContain(
        'CAFE',
      );
    },
  );
});

describe('a value of another type at any place of a document', () => {
  it('is rejected with a message about the document, or shown', {timeout: 240_000}, async () => {
    const places: string[][] = [];
    const walk = (part: unknown, trail: readonly string[]): void => {
      if (trail.length > 0) places.push([...trail]);
      // Values of examples may be anything.
      if (typeof part === 'object' && part !== null && trail.at(-1) !== 'value')
        for (const [key, one] of Object.entries(part)) walk(one, [...trail, key]);
    };
    walk(toDocument(), []);
    const texts = places.flatMap((trail) =>
      [null, 5, {}, [null]].map((value) => {
        const document = toDocument();
        trail.slice(0, -1).reduce((at: Document, key) => at[key] as Document, document)[
          trail.at(-1) ?? ''
        ] = value;
        return stringify(document);
      }),
    );
    expect(texts.length).toBeGreaterThan(500);
    const readings = await Promise.all(
      texts.map((text) => readSpecText(text, {label: 'CAFE', version: '2025-08-12'})),
    );
    for (const reading of readings) if ('cause' in reading) expect(reading.cause).not.toMatch(RAW);
    const read = readings.filter((reading) => !('cause' in reading));
    const cafe = createCafe(read.length);
    const drafts = cafe.rows.map((row) => ({
      row,
      file: path.join(cafe.copies, `${row.spec}.yaml`),
      repositoryFile: path.join(cafe.repository, `${row.spec}.yaml`),
    }));
    for (const [index, reading] of read.entries())
      writeWhole(drafts[index]?.file ?? '', 'text' in reading ? reading.text : '');
    for (const fault of (await cafe.accept(drafts)).values()) expect(fault).not.toMatch(RAW);
  });
});

describe('a page', () => {
  it(
    'that also fails with the repository’s file is not blamed on the document',
    {timeout: 60_000},
    async () => {
      const cafe = createCafe(1);
      appendFileSync(
        path.join(cafe.pages, 'cafe-0.mdx'),
        '\n```http api=cafe-0/2025-08-12\nGET /nowhere\n```\n',
      );
      const [outcome] = await updateCafe(cafe, () => stringify(toDocument()));
      expect(outcome?.state).toBe('updated');
    },
  );

  it('that lists error codes needs one for each status', {timeout: 60_000}, async () => {
    const cafe = createCafe(1);
    const document = toDocument();
    document['x-error-catalogue'] = [];
    const [outcome] = await updateCafe(cafe, () => stringify(document));
    const page = path.relative(process.cwd(), path.join(cafe.pages, 'errors.mdx'));
    expect(outcome?.state === 'failed' && outcome.cause).toBe(
      `its answer does not fit ${page}:5: no API has an error code with the status 409 any more`,
    );
  });

  it('may depend on parts that only the fetched document has', {timeout: 60_000}, async () => {
    const cafe = createCafe(1);
    appendFileSync(
      path.join(cafe.pages, 'cafe-0.mdx'),
      '\n```http api=cafe-0/2025-08-12\nGET /cups\nAuthorization: Bearer {access_token}\n```\n',
    );
    const document = toDocument();
    document.paths['/cups'] = {get: {operationId: 'listCups', tags: ['Orders']}};
    const [outcome] = await updateCafe(cafe, () => stringify(document));
    expect(outcome?.state).toBe('updated');
    await keepCandidates(outcome ? [outcome] : [], cafe.copies);
    // The copy is the only document that fits the guide now, so it stays when the endpoint goes
    // back to the old one.
    const [later] = await updateCafe(cafe, () => stringify({...toDocument(), 'x-release': 2}));
    expect(later).toMatchObject({state: 'updated'});
  });
});

describe('the specifications of the unified endpoint', () => {
  const {accept, repository} = toUpdateOptions('https://specs.example');
  const toDraft = (row: (typeof unifiedRows)[number], file: string) => ({
    row,
    file,
    repositoryFile: path.join(repository, `${row.spec}.yaml`),
  });

  it('in the repository fit the site', {timeout: 120_000}, async () => {
    expect([
      ...(await accept(
        unifiedRows.map((row) => toDraft(row, path.join(repository, `${row.spec}.yaml`))),
      )),
    ]).toEqual([]);
  });
});
