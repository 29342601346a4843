import {compile} from '@mdx-js/mdx';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {VFile} from 'vfile';
import {afterAll, describe, expect, it} from 'vitest';
import errorCodes from '../../../plugins/error-codes';
import {findWordingProblems} from '../../../scripts/lib/translations/checkTranslation';
import {toSpecFile} from '../../../src/config/specs';
import {contentFolders, toTextLanguage} from '../../../src/config/contentFolders';
import {apis, type ApiRow} from '../../../src/data/apis';
import {errorTranslations} from '../../../src/data/translations/errors';
import type {IndexedError} from '../../../src/model/openapi/errorIndex';
import type {ErrorRow} from '../../../src/model/openapi/errorTable';
import {readYaml} from '../../support/readYaml';

/** The catalogues alone, which are read faster than whole specifications. */
const folder = mkdtempSync(path.join(tmpdir(), 'catalogues-'));
const toCatalogueFile = (row: ApiRow): string => {
  const file = path.join(folder, `${row.spec.replaceAll('/', '-')}.yaml`);
  const {'x-error-catalogue': rows} = readYaml(toSpecFile(row)) as Record<string, unknown>;
  writeFileSync(file, JSON.stringify({'x-error-catalogue': rows}));
  return file;
};
afterAll(() => rmSync(folder, {recursive: true}));

const guides = {
  root: process.cwd(),
  folders: contentFolders,
  toGuideFolder: (id: string) => (id === 'kassensichv' ? 'docs/sign-de' : undefined),
  toLanguage: toTextLanguage,
};
const page = readFileSync('src/pages/errors.mdx', 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '');
const compilePage = async (
  value: string,
  {toFile = toCatalogueFile, name = 'src/pages/errors.mdx'} = {},
): Promise<string> =>
  String(
    await compile(new VFile({path: path.resolve(name), value}), {
      remarkPlugins: [
        [errorCodes, {apis, toSpecFile: toFile, guides, translations: errorTranslations}],
      ],
      jsx: true,
    }),
  );

/** What the elements of the compiled page get, in its order. */
const toEntries = (code: string): readonly IndexedError[] =>
  [...code.matchAll(/<ErrorCodes json="([^"]*)"/g)].flatMap(
    ([, json = '']) =>
      JSON.parse(
        json
          .replaceAll('&quot;', '"')
          .replaceAll('&#39;', "'")
          .replaceAll('&lt;', '<')
          .replaceAll('&amp;', '&'),
      ) as IndexedError[],
  );

it('shows every error code of every current API version as the specification has it, each code once', async () => {
  const entries = toEntries(await compilePage(page, {toFile: toSpecFile}));
  const shown = entries.flatMap(({code, meanings}) =>
    meanings.flatMap(({apis: own, ...said}) => own.map(({path}) => ({path, code, ...said}))),
  );
  const current = apis.filter(({deprecated}) => !deprecated);
  const expected = current.flatMap((api) => {
    const {'x-error-catalogue': rows} = readYaml(toSpecFile(api)) as {
      readonly 'x-error-catalogue': readonly ErrorRow[];
    };
    expect(rows.length, api.spec).toBeGreaterThan(10);
    return rows.map((row) => ({path: api.path, ...row}));
  });
  const toKey = ({path, code}: {readonly path: string; readonly code: string}): string =>
    `${path} ${code}`;
  const sort = <Row extends {readonly path: string; readonly code: string}>(
    rows: readonly Row[],
  ): readonly Row[] => [...rows].sort((one, other) => (toKey(one) < toKey(other) ? -1 : 1));
  expect(sort(shown)).toEqual(sort(expected));
  expect(new Set(entries.map(({code}) => code)).size).toBe(entries.length);
});

it('stops at a status that is missing, unknown, or there twice, with file and line', async () => {
  const lines = page.split('\n');
  const line = lines.findIndex((text) => text.includes('status="410"')) + 1;
  await expect(compilePage(page.replace('status="410"', 'status="418"'))).rejects.toThrow(
    new RegExp(
      `src/pages/errors.mdx:${line}: <ErrorCodes> with a status that no specification has a code for[\\s\\S]*status 410 is missing`,
    ),
  );
  await expect(compilePage(page.replace('status="410"', 'status="409"'))).rejects.toThrow(
    `src/pages/errors.mdx:${line}: <ErrorCodes> has the status 409 a second time`,
  );
});

it('leaves pages without the element alone', async () => {
  expect(await compilePage('# A page\n')).not.toContain('ErrorCodes');
});

it('leads from each code of a product with guides to the section that explains it', async () => {
  const toGuides = (entries: readonly IndexedError[]) =>
    new Map(
      entries.flatMap(({code, meanings}) =>
        meanings
          .flatMap(({apis: own}) => own)
          .filter(({id}) => id === 'kassensichv')
          .map(({guide}) => [code, guide] as const),
      ),
    );
  const english = toGuides(toEntries(await compilePage(page)));
  expect(english.size).toBeGreaterThan(40);
  expect(english.get('E_TSS_DEFECTIVE')).toEqual({
    to: '/sign-de/error-handling#replace',
    title: 'Replace the TSS',
    lang: 'en',
  });
  for (const [code, guide] of english) {
    const [, address, anchor] = /^(.*)#(.*)$/.exec(guide?.to ?? '') ?? [];
    expect(address, code).toBeDefined();
    expect(readFileSync(`docs${address}.mdx`, 'utf8')).toContain(`{/* #${anchor} */}`);
  }
  const german = toGuides(
    toEntries(
      await compilePage(page, {name: 'i18n/de/docusaurus-plugin-content-pages/errors.mdx'}),
    ),
  );
  expect(german.get('E_TSS_DEFECTIVE')).toMatchObject({
    to: '/sign-de/error-handling#replace',
    lang: 'de',
  });
});

describe('in German', () => {
  const texts = new Set(
    apis
      .filter(({deprecated}) => !deprecated)
      .flatMap((api) => {
        const {'x-error-catalogue': rows} = readYaml(toSpecFile(api)) as {
          readonly 'x-error-catalogue': readonly ErrorRow[];
        };
        return rows.flatMap(({cause, remedy}) => [cause, remedy]);
      }),
  );
  const german = errorTranslations.de ?? new Map<string, string>();
  /** What a translation doesn't change: code, environments, fields, and the digits of numbers. */
  const toFixed = (text: string): readonly string[] =>
    (text.match(/`[^`]+`|\b(?:TEST|LIVE|[A-Z]+_[A-Z_\d]+|Retry-After)\b|\d+(?:[.,]\d+)*/g) ?? [])
      .map((part) => (/^\d/.test(part) ? part.replace(/[.,]/g, '') : part))
      .sort();

  it('every cause and remedy is translated, and nothing else', () => {
    expect([...texts].filter((text) => !german.has(text))).toEqual([]);
    expect([...german.keys()].filter((text) => !texts.has(text))).toEqual([]);
  });

  it('keeps code, environments, fields and numbers', () => {
    const changed = [...german].filter(
      ([english, own]) => toFixed(english).join(' ') !== toFixed(own).join(' '),
    );
    expect(changed).toEqual([]);
    expect(
      [...german.values()].flatMap((text) =>
        findWordingProblems(text.replace(/`[^`]*`/g, '``'), 'de'),
      ),
    ).toEqual([]);
  });

  it('shows them on the German page, and a text without a translation in English', async () => {
    const entries = toEntries(
      await compilePage(page, {name: 'i18n/de/docusaurus-plugin-content-pages/errors.mdx'}),
    );
    const [{meanings: [meaning] = []} = {}] = entries.filter(
      ({code}) => code === 'E_TSS_DEFECTIVE',
    );
    expect(meaning).toMatchObject({lang: 'de', cause: expect.stringContaining('TSE') as string});
    const [first] = apis.filter(({deprecated}) => !deprecated);
    const added: ErrorRow = {
      code: 'E_NEW',
      status: 400,
      cause: [...german.keys()][0]!,
      remedy: 'constructor',
      retryable: false,
    };
    const file = path.join(folder, 'added.yaml');
    writeFileSync(file, JSON.stringify({'x-error-catalogue': [added]}));
    const [fresh] = toEntries(
      await compilePage(page, {
        toFile: (row) => (row === first ? file : toCatalogueFile(row)),
        name: 'i18n/de/docusaurus-plugin-content-pages/errors.mdx',
      }),
    ).filter(({code}) => code === 'E_NEW');
    expect(fresh?.meanings[0]).not.toHaveProperty('lang');
    expect(fresh?.meanings[0]).toMatchObject({cause: added.cause, remedy: 'constructor'});
  });
});
