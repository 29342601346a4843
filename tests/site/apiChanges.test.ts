import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {apis} from '../../src/data/apis';
import {toChangesFiles, toVersionPairs} from '../../src/model/catalogue/pairs';
import type {ChangesReport} from '../../src/model/openapi/changes/changesReport';
import {buildDir, localeIds, pages} from './support/site';

const pairs = toVersionPairs(apis);
const read = (file: string): string => readFileSync(path.join(buildDir, file), 'utf8');

describe.each(pairs)('$path', (pair) => {
  const files = toChangesFiles(pair);
  const report = JSON.parse(read(files.json)) as ChangesReport;

  it('exists in every language', () => {
    const missing = localeIds
      .map((id, index) => `${index === 0 ? '' : `/${id}`}${pair.path}`)
      .filter((address) => !pages.some((page) => page.address === address));
    expect(missing).toEqual([]);
  });

  it('has a note beside every breaking change in its JSON', () => {
    expect(
      report.changes.filter(({kind, notes}) => kind === 'breaking' && notes.length === 0),
    ).toEqual([]);
  });

  it('shows without scripts every field that its JSON names', () => {
    const html = read(`${pair.path.slice(1)}.html`).replaceAll('<wbr/>', '');
    const fields = new Set(report.changes.flatMap(({place: {field}}) => field ?? []));
    expect([...fields].filter((field) => !html.includes(`>${field}</code>`))).toEqual([]);
  });

  it('is announced by the newer version and in the feed of its API', () => {
    expect(pages.find(({address}) => address === pair.to.path)?.links).toContain(pair.path);
    expect(read(files.feed)).toContain(`${pair.path}"/>`);
    expect(read(`${pair.path.slice(1)}.html`)).toContain('application/atom+xml');
  });
});
