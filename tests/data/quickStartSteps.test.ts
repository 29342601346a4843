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

const GUIDE = 'bonariumreceipt/guides/integration-guide.mdx';

it.each([
  ['src/pages', 'docs'],
  ['i18n/de/docusaurus-plugin-content-pages', 'i18n/de/docusaurus-plugin-content-docs/current'],
])('%s/quick-start.mdx has the values of the Austrian sale for RECEIPT', (pages, guides) => {
  const [page, guide] = [path.join(pages, 'quick-start.mdx'), path.join(guides, GUIDE)].map(
    (file) => readFileSync(path.resolve(__dirname, '../..', file), 'utf8'),
  ) as [string, string];
  const [, excerpt = ''] =
    /^```json title="schema\.ekabs_v0\.security"\n([^]*?)^```$/m.exec(page) ?? [];
  const {rksv} = JSON.parse(excerpt) as {readonly rksv: Record<string, unknown>};
  const [, response = ''] =
    /#sign-at-sale \*[^]*?^```json response=200 partial\n([^]*?)^```$/m.exec(page) ?? [];
  expect(JSON.parse(response)).toMatchObject(rksv);
  const requests = [
    ...guide.matchAll(/^```http api=ereceipt\/v1\nPUT \/receipt[^]*?\n\n([^]*?)^```$/gm),
  ];
  const bodies = requests.map(
    ([, body = '']) => JSON.parse(body) as {schema: {ekabs_v0: {security: unknown}}},
  );
  expect(bodies.map(({schema}) => schema.ekabs_v0.security)).toContainEqual({rksv});
});
