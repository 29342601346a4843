import {mkdtempSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import dataFiles, {writeDataFiles} from '../../../plugins/data-files';

const law = {
  id: 'law',
  jurisdiction: 'eu',
  short: 'Rule',
  title: 'The rule',
  url: 'https://law.example',
  version: '1',
  read: '2026-11-20',
} as const;
const table = {
  id: 'standard-list',
  title: 'A list',
  law: 'law',
  columns: [{key: 'value', label: 'Value'}],
  rows: [{value: 'little ä'}],
} as const;
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'data-files-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

const spanish = {...table, id: 'spanish-list', lang: 'es'} as const;
const translations = {
  de: {'standard-list': {'A list': 'Eine Liste', Value: 'Wert', 'little ä': 'kleines ä'}},
};

/** What the build of one language leaves in its folder. */
async function build(currentLocale: string): Promise<readonly string[]> {
  const context = {
    baseUrl: '/',
    generatedFilesDir: folder,
    i18n: {currentLocale, defaultLocale: 'en', localeConfigs: {}},
  } as unknown as Parameters<typeof dataFiles>[0];
  const options = {tables: [table, spanish], laws: [law], translations};
  await dataFiles(context, options).postBuild?.({outDir: folder} as never);
  return readdirSync(folder, {recursive: true}).map(String).sort();
}

it('publishes every table as JSON and CSV in UTF-8', async () => {
  expect(await build('en')).toEqual([
    'data',
    'data/spanish-list.csv',
    'data/spanish-list.json',
    'data/standard-list.csv',
    'data/standard-list.json',
  ]);
  expect(readFileSync(path.join(folder, 'data/standard-list.csv'), 'utf8')).toBe(
    'value\r\nlittle ä\r\n',
  );
  expect(
    JSON.parse(readFileSync(path.join(folder, 'data/standard-list.json'), 'utf8')),
  ).toMatchObject({id: 'standard-list', rows: [{value: 'little ä'}]});
});

it('publishes the tables that are in another language there', async () => {
  expect(await build('de')).toEqual(['data', 'data/standard-list.csv', 'data/standard-list.json']);
  expect(
    JSON.parse(readFileSync(path.join(folder, 'data/standard-list.json'), 'utf8')),
  ).toMatchObject({id: 'standard-list', title: 'Eine Liste', rows: [{value: 'kleines ä'}]});
});

it('publishes the tables that were written in another language there', async () => {
  expect(await build('es')).toEqual(['data', 'data/spanish-list.csv', 'data/spanish-list.json']);
});

it('stops at a table whose source is unknown', () => {
  expect(() => writeDataFiles(folder, [{...table, law: 'none'}], [law])).toThrow(
    'src/data/tables: standard-list cites none, which is not in src/data/laws.',
  );
});
