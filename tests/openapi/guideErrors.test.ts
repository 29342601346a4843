import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {readYaml} from '../support/readYaml';

interface CatalogueRow {
  readonly code: string;
  readonly status: number;
}

const read = (spec: string) => readYaml(`static/openapi/${spec}.yaml`);
const rowsOf = (page: string) =>
  page
    .replace(/```[\s\S]*?```/g, '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((text) => text.trim()));

/**
 * Codes that have their own row, with the status of that row; codes of a submission stand
 * under a heading that says 200.
 */
const codesOf = (page: string): CatalogueRow[] =>
  rowsOf(page).flatMap(([, first = '', second = '']) => {
    const code = /^`(E_\w+)`$/.exec(first)?.[1];
    return code === undefined
      ? []
      : [{code, status: /^\d{3}$/.test(second) ? Number(second) : 200}];
  });
const byCode = (left: CatalogueRow, right: CatalogueRow) => left.code.localeCompare(right.code);

describe.each([
  {page: 'docs/submission/errors-status-codes.mdx', spec: 'sign-de/submission/v1'},
  {page: 'docs/dsfinvk/troubleshooting_tips.mdx', spec: 'dsfinvk/v1'},
])('$page', ({page, spec}) => {
  const text = readFileSync(page, 'utf8');
  const catalogue: CatalogueRow[] = read(spec)['x-error-catalogue'];

  it('has exactly the codes of the specification, each once and with its status', () => {
    expect(codesOf(text).sort(byCode)).toEqual(
      catalogue.map(({code, status}) => ({code, status})).sort(byCode),
    );
  });
});

describe('the states of a submission', () => {
  const text = readFileSync('docs/submission/errors-status-codes.mdx', 'utf8');
  const section = /## States by what to do[\s\S]*?(?=\n## )/.exec(text)?.[0] ?? '';
  const states: string[] = read('sign-de/submission/v1').components.schemas.SubmissionState.enum;

  it('are each named once, in the row of what to do', () => {
    const named = rowsOf(section).flatMap(([, , cell = '']) =>
      [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, state]) => state),
    );
    expect(named.sort()).toEqual([...states].sort());
  });

  it('that are not final are those in which the loop waits', () => {
    const {'x-states': all} = read('sign-de/submission/v1').components.schemas.SubmissionState;
    const waiting = (all as {name: string; final?: boolean}[])
      .filter(({final}) => final !== true)
      .map(({name}) => name);
    const open = /const open = \[([^\]]*)\]/.exec(text)?.[1] ?? '';
    expect([...open.matchAll(/'([A-Z_]+)'/g)].map(([, state]) => state)).toEqual(waiting);
  });
});

describe('the findings on closings', () => {
  const text = readFileSync('docs/dsfinvk/troubleshooting_tips.mdx', 'utf8');
  const {description}: {description: string} =
    read('shared/dsfinvk').components.schemas.Report.properties.code;

  it('are those the specification lists', () => {
    const explained = rowsOf(text).flatMap(
      ([, first = '']) => /^`([IW]_\w+)`$/.exec(first)?.[1] ?? [],
    );
    expect(explained.sort()).toEqual(
      [...description.matchAll(/`([IW]_\w+)`/g)].map(([, code]) => code).sort(),
    );
  });
});

describe('the code lists of the DSFinV-K', () => {
  const page = readFileSync('docs/dsfinvk/process_types_business_transaction_types.mdx', 'utf8');
  const schemas = read('shared/dsfinvk').components.schemas;
  const amounts = [
    ...page.matchAll(
      /\{"vat_definition_export_id": \d+, "incl_vat": "(-?[\d.]+)", "excl_vat": "(-?[\d.]+)", "vat": "(-?[\d.]+)"\}/g,
    ),
  ];

  it('name only business cases that the service knows', () => {
    const cases = [...page.matchAll(/\{"type": "(\w+)", "amounts_per_vat_id"/g)].map(
      ([, name]) => name,
    );
    expect(cases.length).toBeGreaterThan(3);
    expect(cases.filter((name) => !schemas.BusinessCaseType.enum.includes(name))).toEqual([]);
  });

  it('show amounts that add up', () => {
    expect(amounts.length).toBeGreaterThan(3);
    for (const [, gross, net, vat] of amounts)
      expect((Number(net) + Number(vat)).toFixed(5)).toBe(Number(gross).toFixed(5));
  });
});
