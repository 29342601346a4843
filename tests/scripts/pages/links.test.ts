import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {findLinkProblems, findTranslationProblems} from '../../../scripts/lib/pages/links';
import {readRoutes} from '../../../scripts/lib/pages/routes';
import {ownAddresses, sharedAddresses, toLocalised} from '../../site/support/routes';

describe('the addresses of pages', () => {
  const known = readRoutes(path.resolve(__dirname, '../../..'));

  it('are read from the sources and include those in sidebars and tables', () => {
    expect(
      sharedAddresses.filter(
        (address) => known.get(address)?.locale !== undefined || !known.has(address),
      ),
    ).toEqual([]);
    const own = [...known].flatMap(([address, {locale}]) =>
      locale === undefined ? [] : [toLocalised(address, locale)],
    );
    expect(ownAddresses.filter((address) => !own.includes(address))).toEqual([]);
  });
});

describe('a translation', () => {
  const german = 'i18n/de/docusaurus-plugin-content-docs/current';
  let root = '';
  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'pages-'));
    for (const [file, text] of Object.entries({
      'docs/part/one.mdx': '[two](./two.mdx#top)\n\n## Top {/* #top */}\n\n## End {/* #end */}\n',
      'docs/part/two.mdx': '## Top {/* #top */}\n',
      'docs/part/three.mdx': 'Three.\n',
      [`${german}/part/two.mdx`]: '## Oben {/* #top */}\n',
    })) {
      mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
      writeFileSync(path.join(root, file), text);
    }
  });
  afterAll(() => rmSync(root, {recursive: true}));

  it('links by file like its original, to translated and untranslated pages', async () => {
    const links = (text: string): Promise<readonly string[]> =>
      findLinkProblems(root, path.join(root, german, 'part/one.mdx'), text);
    expect(
      await links('[a](./two.mdx#top) [b](./three.mdx) [c](../part/three.mdx) [d](/part/three)'),
    ).toEqual([]);
    expect(await links('One.\n[a](./four.mdx) [b](./two.mdx#none)')).toEqual([
      `${german}/part/one.mdx:2: ./four.mdx leads to no file. Correct the path, or link to a page that exists.`,
      `${german}/part/one.mdx:2: ./two.mdx#none names no heading of that page.`,
    ]);
  });

  it('keeps the ids of its original’s headings, since other pages link to them', () => {
    const problems = (file: string, text: string): readonly string[] =>
      findTranslationProblems(root, path.join(root, file), text);
    expect(
      problems(`${german}/part/one.mdx`, '## Oben {/* #top */}\n\n## Ende {/* #end */}\n'),
    ).toEqual([]);
    expect(problems(`${german}/part/one.mdx`, '## Oben {/* #oben */}\n')).toEqual([
      `${german}/part/one.mdx:1: These heading ids of docs/part/one.mdx are missing: #top, #end. Give the translated headings the same ids.`,
    ]);
    expect(problems(`${german}/part/four.mdx`, 'Vier.\n')).toEqual([
      `${german}/part/four.mdx:1: There is no page docs/part/four.mdx to translate. Put the file where its original is, with the same name.`,
    ]);
    expect(problems('docs/part/two.mdx', 'Two.\n')).toEqual([]);
  });
});
