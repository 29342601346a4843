import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {apis} from '../../src/data/apis';
import type {ErrorRow} from '../../src/model/openapi/errorTable';
import {readYaml} from '../support/readYaml';

interface Specification {
  readonly info: {readonly description: string};
  readonly 'x-error-catalogue': readonly ErrorRow[];
}

const read = (spec: string): Specification =>
  readYaml(`static/openapi/${spec}.yaml`) as Specification;
const codesIn = (text: string): string[] =>
  [...text.matchAll(/`([EL]_[A-Z_]+)`/g)].map(([, code = '']) => code);
const retryable = (rows: readonly ErrorRow[]): string[] =>
  rows.filter((row) => row.retryable).map(({code}) => code);

/**
 * The codes that "# Errors" says a client should retry: those of its statuses and
 * those it names, without those after "but not on".
 */
function toAdvised({info, 'x-error-catalogue': rows}: Specification): string[] {
  const section =
    /^# Errors\n([\s\S]*?)(?=^# |(?![\s\S]))/m.exec(info.description)?.[1]?.replace(/\s+/g, ' ') ??
    '';
  const sentences = [...section.matchAll(/Retry the same request unchanged on ([^.]*)\./g)].map(
    ([, sentence = '']) => sentence,
  );
  if (sentences.length !== 1)
    throw new Error(
      `"# Errors" has ${sentences.length} sentences that begin with "Retry the same request unchanged on"; it needs one.`,
    );
  const [on = '', notOn = ''] = sentences[0]?.split('but not on') ?? [];
  const named = codesIn(`${on} ${notOn}`);
  const unknown = named.filter((code) => !rows.some((row) => row.code === code));
  if (unknown.length > 0)
    throw new Error(`"# Errors" names codes that the catalogue lacks: ${unknown.join(', ')}`);
  const statuses = [...on.matchAll(/\b\d{3}\b/g)].map(([status]) => Number(status));
  return rows
    .filter(
      ({code, status}) =>
        !codesIn(notOn).includes(code) && (statuses.includes(status) || codesIn(on).includes(code)),
    )
    .map(({code}) => code);
}

describe.each(apis)('the retry advice of $spec', ({spec}) => {
  const specification = read(spec);
  const rows = specification['x-error-catalogue'];

  it('is the same in "# Errors" and in the catalogue', () => {
    expect(toAdvised(specification).sort()).toEqual(retryable(rows).sort());
  });

  it('is the same in the words of each remedy', () => {
    const silent = rows.filter(
      (row) => row.retryable && !/\b(retry|again|repeat|wait)\b/i.test(row.remedy),
    );
    // After another step ("Create it, then retry …") the first request alone would fail again; a
    // remedy that begins with the retry says it would not.
    const eager = rows.filter(
      (row) => !row.retryable && /(^|[.:] )(Retry|Repeat) /.test(row.remedy),
    );
    expect([...silent, ...eager].map(({code, remedy}) => `${code}: ${remedy}`)).toEqual([]);
  });
});

/** A part of a page, from its heading to the next heading of the same rank or above. */
const sectionOf = (page: string, anchor: string): string =>
  new RegExp(
    String.raw`^(#+) [^\n]*\{/\* #${anchor} \*/\}\n([\s\S]*?)(?=^#{1,2} |(?![\s\S]))`,
    'm',
  ).exec(readFileSync(page, 'utf8'))?.[2] ?? '';
const tableOf = (section: string): string[][] =>
  section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()));

describe('the guides', () => {
  it('list the codes that SIGN DE lets a client retry', () => {
    const page = 'docs/sign-de/error-handling.mdx';
    const listed = ['repeat', 'sign-in-again'].flatMap((anchor) =>
      tableOf(sectionOf(page, anchor)).flatMap(([, cell = '']) => codesIn(cell)),
    );
    expect(listed.sort()).toEqual(retryable(read('kassensichv/v2')['x-error-catalogue']).sort());
  });

  it.each([
    {page: 'docs/dsfinvk/troubleshooting_tips.mdx', spec: 'dsfinvk/v1'},
    {page: 'docs/submission/errors-status-codes.mdx', spec: 'sign-de/submission/v1'},
  ])('$page only recommends retries that are safe', ({page, spec}) => {
    const listed = tableOf(sectionOf(page, 'repeat')).flatMap(([, cell = '']) => codesIn(cell));
    expect(listed.length).toBeGreaterThan(3);
    expect(
      listed.filter((code) => !retryable(read(spec)['x-error-catalogue']).includes(code)),
    ).toEqual([]);
  });

  it('give the codes of SIGN IT the same answer as its catalogue', () => {
    const rows = read('sign-it/2025-08-12')['x-error-catalogue'];
    const answers = tableOf(
      sectionOf('docs/sign-it/record_states_and_modes.mdx', 'repeat'),
    ).flatMap(([, what = '', sameKey = '']) => {
      const statuses = [...what.matchAll(/\b[45]\d{2}\b/g)].map(([status]) => Number(status));
      const codes = rows.filter(
        ({code, status}) => statuses.includes(status) || codesIn(what).includes(code),
      );
      return codes.map(({code, retryable: retry}) => ({
        code,
        guide: sameKey.startsWith('yes'),
        catalogue: retry,
      }));
    });
    expect(answers.length).toBeGreaterThan(8);
    expect(answers.filter(({guide, catalogue}) => guide !== catalogue)).toEqual([]);
  });
});

/** Former sentences that asked a merchant to do two things, one of them wrong. */
describe('advice on an unknown outcome', () => {
  it('never claims that an HTTP error always means that nothing was issued', () => {
    const pages = [
      'static/openapi/sign-es/v1.yaml',
      'static/openapi/sign-es/local/v0.yaml',
      'docs/sign-es/integration_process.mdx',
    ];
    for (const page of pages) {
      const text = readFileSync(page, 'utf8').replace(/\s+/g, ' ');
      expect(text).not.toMatch(/HTTP error(\*\*)? means that nothing was issued/i);
      expect(text).toMatch(
        /any other `5xx`, a timeout or a broken connection(\*\*)?, the outcome is unknown/,
      );
    }
  });

  it('names the retry and the entry to strike together when the Italian authority is down', () => {
    const texts = ['2024-10-31', '2025-08-12'].flatMap((version) =>
      read(`sign-it/${version}`)
        ['x-error-catalogue'].filter(({code}) => code === 'E_AUTHORITY_UNAVAILABLE')
        .map(({remedy}) => remedy),
    );
    for (const text of [...texts, sectionOf('docs/sign-it/connection_loss.mdx', 'agency-down')]) {
      expect(text).toMatch(
        /retry the same request with the same key after `Retry-After` while the customer waits[\s\S]*When it succeeds, strike the entry/i,
      );
      expect(text).toContain('Never do both: the sale would be recorded twice.');
    }
  });
});
