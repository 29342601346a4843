import {describe, expect, it} from 'vitest';
import {toSimilarAddresses} from '../../../src/model/pages/similarAddresses';

const addresses = [
  '/',
  '/quick-start',
  '/sign-de/introduction',
  '/sign-at/introduction',
  '/sign-de/outages',
  '/sign-at/receipt_data',
  '/blog/dev-news-28',
];
const find = (unknown: string): readonly string[] => toSimilarAddresses(addresses, unknown, 3);

describe('toSimilarAddresses', () => {
  it('finds an address with a typing error', () => {
    expect(find('/sign-de/outtages')[0]).toBe('/sign-de/outages');
    expect(find('/quickstart')).toEqual(['/quick-start']);
    expect(find('/sign-at/receipt-data.html/')).toEqual(['/sign-at/receipt_data']);
  });

  it('finds a page of the same name elsewhere, the nearest first', () => {
    expect(find('/docs/guides/outages')).toEqual(['/sign-de/outages']);
    expect(find('/sign-dee/introduction')).toEqual([
      '/sign-de/introduction',
      '/sign-at/introduction',
    ]);
  });

  it.each(['/', '/zzzzzzzz', '/%F0%9F%92%A9', `/${'a'.repeat(50_000)}`, '//////'])(
    'finds nothing for %.20s',
    (unknown) => {
      expect(find(unknown)).toEqual([]);
    },
  );
});
