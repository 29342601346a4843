import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {listTranslatable} from '../../scripts/lib/translations/pageStatus';
import {listTranslations} from '../../src/config/contentFolders';

const root = path.resolve(__dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const specification = read('static/openapi/kassensichv/v2.yaml');
const pages = readdirSync(path.join(root, 'src/localised'), {recursive: true})
  .map(String)
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => ({file, text: read(path.join('src/localised', file))}));

/**
 * The program of a page without comments, texts and names of results, which are in the page's
 * language.
 */
function toProgram(file: string): string {
  const code = /```python\n([\s\S]*?)```/.exec(read(file))?.[1] ?? '';
  return code
    .replaceAll(/#.*$/gm, '#')
    .replaceAll(/"(This|Another|Das|Eine)[^"]*"/g, '""')
    .replaceAll(/"\w+": /g, '"": ');
}

describe('pages of one language', () => {
  it('show only receipt codes of the example', () => {
    const codes = pages.flatMap(({file, text}) =>
      [...text.matchAll(/V0;[^\n"`]{200,}/g)].map(([code]) => ({file, code})),
    );
    expect(codes.length).toBeGreaterThan(2);
    expect(codes.filter(({code}) => !specification.includes(code)).map(({file}) => file)).toEqual(
      [],
    );
  });

  it('check codes with the same program in English and in German', () => {
    const english = toProgram('src/localised/en/docs/qr-code-validation.mdx');
    expect(english).toContain('finishTransaction');
    expect(toProgram('src/localised/de/docs/qr-code-validierung.mdx')).toBe(english);
  });

  it('say that a link leads to an English page only where it does', () => {
    const german = [
      ...pages.filter(({file}) => file.startsWith('de/')),
      ...listTranslations('de').map(({translation}) => ({
        file: translation,
        text: read(translation),
      })),
    ];
    const untranslated = listTranslatable(root, 'de').filter(
      ({translation}) => !existsSync(path.join(root, translation)),
    );
    const isEnglish = (address: string): boolean =>
      address.startsWith('/api/') ||
      untranslated.some(({original}) => original.includes(`${address.replace(/#.*/, '')}.mdx`));
    const wrong = german.flatMap(({file, text}) =>
      [...text.matchAll(/\]\((\/[^)]*)\) \((?:auf Englisch|englisch)\)/g)]
        .filter(([, address = '']) => !isEnglish(address))
        .map(([note]) => `${file}: ${note}`),
    );
    expect(wrong).toEqual([]);
  });

  it('have the same sections if they are a pair', () => {
    const ids = (file: string): string[] =>
      [...read(file).matchAll(/^##+ .*\{\/\* #([\w-]+) \*\/\}$/gm)].map(([, id = '']) => id);
    for (const [en, de] of [
      ['technical-details', 'technisch'],
      ['receipt-data', 'beleg-daten'],
      ['qr-code-validation', 'qr-code-validierung'],
      ['guides/dashboard', 'guides/dashboard'],
    ])
      expect(ids(`src/localised/de/docs/${de}.mdx`), de).toEqual(
        ids(`src/localised/en/docs/${en}.mdx`),
      );
  });
});
