import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {countries} from '../../src/data/countries';
import {products} from '../../src/data/products';
import {apis} from '../../src/data/apis';
import {receiptCalls} from '../../src/data/receipts/calls/all';
import {printedReceipts} from '../../src/data/receipts/printed/all';

const root = path.resolve(__dirname, '../..');
const quickStart = readFileSync(path.join(root, 'src/pages/quick-start.mdx'), 'utf8');

interface Example {
  readonly head: string;
  readonly request: string;
  /** The next response on the page, which may belong to the request that polls. */
  readonly response: string;
}

/** The checked requests of one API in the quick start, each with the response after it. */
function readExamples(api: string | undefined): readonly Example[] {
  return [
    ...quickStart.matchAll(/^```http api=(\S+)[^\n]*\n(.+)\n(?:.+\n)*?\n([\s\S]*?)^```$/gm),
  ].flatMap(([all, name, head = '', request = '']) => {
    if (name !== api) return [];
    const rest = quickStart.slice(quickStart.indexOf(all) + all.length);
    const [, response = ''] = /^```json response=20\d[^\n]*\n([\s\S]*?)^```$/m.exec(rest) ?? [];
    return [{head, request, response}];
  });
}

/** The successful responses of the guide to a receipt, which the build checks, too. */
function readGuideResponses(to: string): readonly string[] {
  const guide = readFileSync(path.join(root, 'docs', `${to.split('#')[0]}.mdx`), 'utf8');
  return [...guide.matchAll(/^```json response=20\d[^\n]*\n([\s\S]*?)^```$/gm)].map(
    ([, response = '']) => response,
  );
}

/** Whether the whole text is the excerpt with something in place of each `…`. */
function isExcerpt(excerpt: string, whole: string): boolean {
  const dense = (text: string): string => text.replace(/\s+/g, '');
  const pattern = dense(excerpt)
    .split(/,?…,?/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('[\\s\\S]*?');
  return new RegExp(`^${pattern}$`).test(dense(whole));
}

function findLines(text: string, part: string): readonly string[] {
  return text.split('\n').filter((line) => line.includes(part));
}

it('has a call and a receipt for every country', () => {
  expect(receiptCalls.map(({country}) => country)).toEqual(countries);
});

describe.each(receiptCalls.map((row) => [row.country, row] as const))(
  'the call of %s',
  (_, row) => {
    const product = products.find(({id}) => id === row.product);
    const api = apis
      .find(({id, latest}) => id === product?.api && latest)
      ?.path.slice('/api/'.length);
    const receipt = printedReceipts.find(({id}) => id === row.receipt)?.text ?? '';

    it('is an example of the quick start, which the build checks', () => {
      expect(product?.country).toBe(row.country);
      const found = readExamples(api).filter(
        ({head, request}) => head.startsWith(row.method) && isExcerpt(row.request, request),
      );
      expect(found).toHaveLength(1);
      const example = found[0] as Example;
      // The quick start is about TEST, whose documents have no number of their own in Italy.
      const responses =
        row.country === 'it' ? readGuideResponses(row.legend[0]?.to ?? '') : [example.response];
      expect(responses.some((response) => isExcerpt(row.response, response))).toBe(true);
      const pattern = row.path.replaceAll(/\{\w+\}/g, '[\\w-]+');
      expect(example.head).toMatch(new RegExp(`^${row.method} ${pattern}(\\?|$)`));
    });

    it('is linked to printed lines that exist, each once', () => {
      const code = `${row.request}\n${row.response}`;
      const linked = row.links.flatMap(({code: fields, print}) => [
        ...fields.map((part) => findLines(code, part)),
        ...print.map((part) => findLines(receipt, part)),
      ]);
      expect(linked.filter(({length}) => length !== 1)).toEqual([]);
      const lines = linked.map(([line]) => line);
      expect(new Set(lines).size).toBe(lines.length);
      for (const {link} of row.legend) expect(row.links[link]).toBeDefined();
    });

    it('fits beside the paper', () => {
      const lines = [...row.request.split('\n'), ...row.response.split('\n')];
      expect(Math.max(...lines.map(({length}) => length))).toBeLessThanOrEqual(68);
      expect(lines.length).toBeLessThanOrEqual(30);
    });
  },
);
