import {expect, it} from 'vitest';
import {apis} from '../../src/data/apis';
import {readYaml} from '../support/readYaml';

interface CatalogueRow {
  readonly code: string;
  readonly status: number;
  readonly cause: string;
  readonly remedy: string;
}

const rows = apis.flatMap(({spec}) =>
  (
    readYaml(`static/openapi/${spec}.yaml`) as {
      readonly 'x-error-catalogue': readonly CatalogueRow[];
    }
  )['x-error-catalogue'].map((row) => ({
    spec,
    ...row,
  })),
);

it('a code has one status in all products; results reported inside a 200 may share it', () => {
  const statuses = new Map<string, Map<number, string[]>>();
  for (const {spec, code, status} of rows.filter((row) => row.status !== 200)) {
    const known = statuses.get(code) ?? new Map<number, string[]>();
    known.set(status, [...(known.get(status) ?? []), spec]);
    statuses.set(code, known);
  }
  expect([...statuses].filter(([, known]) => known.size > 1)).toEqual([]);
});

// Words that differ for the same fault send readers of two products looking for a difference.
it.each([
  ['E_TAX_NUMBER_INVALID', 'E_INVALID_TAX_NUMBER'],
  ['E_BODY_TOO_LARGE', 'E_PAYLOAD_TOO_LARGE'],
  ['E_EXPORT_NOT_READY', 'E_EXPORT_NOT_COMPLETED'],
  ['E_AMOUNT_MISMATCH', 'E_TOTALS_MISMATCH'],
])('an error has one name: not %s, but %s', (other, name) => {
  expect(rows.filter(({code}) => code === other)).toEqual([]);
  expect(rows.some(({code}) => code === name)).toBe(true);
});

it('codes begin with E_, on the merchant’s own machine too', () => {
  expect(rows.filter(({code}) => !/^E_[A-Z0-9_]+$/.test(code))).toEqual([]);
});

it('requests in causes and remedies are code', () => {
  const texts = rows.flatMap(({spec, code, cause, remedy}) =>
    [cause, remedy].map((text) => `${spec} ${code}: ${text}`),
  );
  expect(
    texts.filter((text) =>
      /\b(?:DELETE|GET|PATCH|POST|PUT) \//.test(text.replaceAll(/`[^`]*`/g, '')),
    ),
  ).toEqual([]);
});

it('states in causes and remedies are code', () => {
  const texts = rows.flatMap(({spec, code, cause, remedy}) =>
    [cause, remedy].map((text) => `${spec} ${code}: ${text.replaceAll(/`[^`]*`/g, '')}`),
  );
  const state =
    /: .*\b(?:CREATED|REGISTERED|INITIALIZED|OUTAGE|DECOMMISSIONED|DEFECTIVE|AUTHENTICATED|PENDING|WORKING|COMPLETED|DELETED|REQUESTED|STARTED|FAILED|ACQUIRED|SUSPENDED|INACTIVE|\w+_SUCCEEDED)\b|: .*\bERROR\b/;
  expect(texts.filter((text) => state.test(text))).toEqual([]);
});
