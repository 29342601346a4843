import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

it.each([
  ['src/pages', '**What you see.**'],
  ['i18n/de/docusaurus-plugin-content-pages', '**Was Sie sehen.**'],
])(
  '%s/quick-start.mdx says what readers see in a paragraph after what they do',
  (folder, words) => {
    const file = path.resolve(__dirname, '../..', folder, 'quick-start.mdx');
    const blocks = readFileSync(file, 'utf8').split(/\n{2,}/);
    const seen = blocks.flatMap((block, place) =>
      block.includes(words) ? [{block, before: blocks[place - 1] ?? ''}] : [],
    );
    expect(seen.length).toBeGreaterThan(5);
    expect(seen.filter(({block}) => !block.startsWith(words))).toEqual([]);
    expect(seen.filter(({before}) => /^(?:#|<)/.test(before))).toEqual([]);
  },
);
