import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {drawSample, readParagraphs, toSampleText} from '../../../scripts/lib/translations/sample';

const paragraphs = ['docs/sign-de/exports.mdx', 'docs/sign-de/audits.mdx', 'blog/post.mdx'].flatMap(
  (file) =>
    Array.from({length: 20}, (_, index) => ({
      place: `${file}#part-${index}`,
      original: `Text ${index}`,
      translation: `Wort ${index}`,
    })),
);

describe('a sample of a translation', () => {
  it('has as many paragraphs of each section as asked, in reading order', () => {
    const sample = drawSample(paragraphs, {count: 5, seed: 'a'});
    expect([...sample.keys()]).toEqual(['docs/sign-de', 'blog']);
    for (const drawn of sample.values()) {
      expect(drawn).toHaveLength(5);
      expect(drawn).toEqual(paragraphs.filter((paragraph) => drawn.includes(paragraph)));
    }
    expect(drawSample(paragraphs, {count: 100, seed: 'a'}).get('blog')).toHaveLength(20);
  });

  it('depends on the seed only, also after other paragraphs have changed', () => {
    const draw = (given: typeof paragraphs, seed: string) =>
      drawSample(given, {count: 5, seed}).get('docs/sign-de') ?? [];
    const first = draw(paragraphs, 'a');
    expect(draw([...paragraphs].reverse(), 'a').toReversed()).toEqual(first);
    expect(draw(paragraphs, 'b')).not.toEqual(first);
    const others = paragraphs.filter(
      (paragraph, index) => index % 2 === 0 || first.includes(paragraph),
    );
    expect(draw(others, 'a')).toEqual(first);
  });

  it('shows both languages side by side, in a table that holds any text', () => {
    const sample = drawSample([{place: 'docs/a/b.mdx', original: 'a | b', translation: 'c'}], {
      count: 1,
      seed: 'a',
    });
    expect(toSampleText(sample, 'de')).toBe(
      '## docs/a\n\n| place | en | de |\n|---|---|---|\n| docs/a/b.mdx | a \\| b | c |',
    );
  });
});

describe('the paragraphs of a translated page', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'sample-'));
  beforeAll(() => mkdirSync(path.join(root, 'docs')));
  afterAll(() => rmSync(root, {recursive: true}));
  const files = (name: string) => ({
    root,
    original: 'docs/a.mdx',
    translation: `docs/${name}.mdx`,
    language: 'de',
  });

  it('are its texts, without headings, rows, short lines and marks', async () => {
    const page = (words: string): string =>
      `Short.\n\n## Part {/* #part */}\n\n- ${words} <Law id="de-ao-146a" at="(1)" />.\n\n| a | b |\n|---|---|\n| one | two |\n`;
    writeFileSync(
      path.join(root, 'docs/a.mdx'),
      page(
        'Read [the rules](./b.mdx) of the <Term id="tss">TSS</Term> before you sell in <Fact id="x" />',
      ),
    );
    writeFileSync(path.join(root, 'docs/b.mdx'), page('Lesen Sie [die Regeln](./b.mdx)'));
    expect(await readParagraphs(files('b'))).toEqual([
      {
        place: 'docs/a.mdx#part',
        original: 'Read the rules of the TSS before you sell in [x].',
        translation: 'Lesen Sie die Regeln.',
      },
    ]);
  });

  it('are none without a translation', async () => {
    expect(await readParagraphs(files('nowhere'))).toEqual([]);
  });
});
