import path from 'node:path';
import {compile} from '@mdx-js/mdx';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import citations from '../../../plugins/citations';

const options = {
  laws: [
    {
      id: 'de-ao-146a',
      jurisdiction: 'de',
      short: '§ 146a AO',
      title: 'Abgabenordnung, § 146a',
      url: 'https://law.example',
      version: '2026',
      read: '2026-11-20',
    },
  ],
  terms: [
    {
      id: 'tss',
      term: 'device',
      native: 'Gerät',
      regime: 'de',
      definition: {en: 'A device.', de: 'Ein Gerät.', es: 'a', it: 'b', fr: 'c'},
      seeAlso: [],
    },
  ],
  language: 'de',
} as const;

const toCode = async (text: string): Promise<string> =>
  String(
    await compile(new VFile({path: 'docs/page.mdx', value: text}), {
      remarkPlugins: [[citations, options]],
      jsx: true,
    }),
  );

describe('citations', () => {
  it('puts the source into the page and lists it once at its foot', async () => {
    const code = await toCode(
      'A rule <Law id="de-ao-146a" at="(2)" /> and again <Law id="de-ao-146a" />.',
    );
    expect(code).toContain('<Law text="§ 146a Abs.\u00A02 AO"');
    expect(code.match(/&quot;short&quot;/g)).toHaveLength(1);
    expect(code).toContain('<Sources json=');
    expect(code).toContain('&quot;title&quot;:&quot;Abgabenordnung, §\u00A0146a&quot;');
    expect(code).toContain('&quot;lang&quot;:&quot;de&quot;');
  });

  it('marks a citation that another follows at once', async () => {
    const law = '<Law id="de-ao-146a" />';
    const code = await toCode(`${law} ${law}${law}, and ${law} too. ${law}`);
    expect([...code.matchAll(/<Law [^>]*>/g)].map(([tag]) => tag.includes('more=""'))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('names the publication that quotes a source not read in the original', async () => {
    const [law] = options.laws;
    const quoted = {
      ...options,
      laws: [{...law, quoted: {by: 'Review 1/2026', url: 'https://review.example/1'}}],
    };
    const page = new VFile({path: 'docs/page.mdx', value: '<Law id="de-ao-146a" />'});
    expect(
      String(await compile(page, {remarkPlugins: [[citations, quoted]], jsx: true})),
    ).toContain(
      '&quot;quoted&quot;:{&quot;by&quot;:&quot;Review 1/2026&quot;,&quot;url&quot;:&quot;https://review.example/1&quot;}',
    );
    expect(await toCode('<Law id="de-ao-146a" />')).not.toContain('quoted');
  });

  it('puts a term’s definition in the reader’s language into the page', async () => {
    expect(await toCode('A <Term id="tss" />.')).toContain(
      '<Term text="Gerät" definition="Ein Gerät." lang="de"',
    );
  });

  it('names the countries of a source that only parts for some countries cite', async () => {
    const law = '<Law id="de-ao-146a" />';
    const toPart = (product: string): string =>
      `<QuickStartPart product="${product}">\n\n${law}\n\n</QuickStartPart>\n\n`;
    const parts = [
      {product: 'sign-de', countries: ['de']},
      {product: 'receipt', countries: ['de', 'at']},
    ] as const;
    const compiled = async (value: string): Promise<string> =>
      String(
        await compile(new VFile({path: 'docs/page.mdx', value}), {
          remarkPlugins: [[citations, {...options, parts}]],
          jsx: true,
        }),
      );
    const both = toPart('sign-de') + toPart('receipt');
    expect(await compiled(both)).toContain('&quot;countries&quot;:&quot;de at&quot;');
    expect(await compiled(both + law)).not.toContain('countries&quot;');
    expect(await compiled(`${law}\n\n${both}`)).not.toContain('countries&quot;');
  });

  it('adds no list to a page without sources', async () => {
    expect(await toCode('Nothing.')).not.toContain('Sources');
  });

  it('reports every unknown source and term of a page, with file, line and remedy', async () => {
    await expect(toCode('One.\n\n<Law id="de-ao-999" />')).rejects.toThrow(
      'docs/page.mdx:3: <Law id="de-ao-999"> is not in src/data/laws. Add the source there, or correct the id.',
    );
    await expect(toCode('<Term id="nix" />')).rejects.toThrow(
      'docs/page.mdx:1: <Term id="nix"> is not in src/data/glossary.',
    );
    // The path of the file, relative to the project.
    const page = new VFile({
      path: path.resolve('docs/page.mdx'),
      value: '<Law id="de-ao-999" />\n\n<Term id="nix" />',
    });
    await expect(compile(page, {remarkPlugins: [[citations, options]], jsx: true})).rejects.toThrow(
      /^docs\/page\.mdx:1: <Law id="de-ao-999"> .*\ndocs\/page\.mdx:3: <Term id="nix"> .*$/,
    );
  });
});
