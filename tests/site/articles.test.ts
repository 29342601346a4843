import {expect, it} from 'vitest';
import {pages} from './support/site';

it('a text with a filter works at once, because the filter reads the address', () => {
  const filtered = pages.filter(
    ({html}) => /data-filter=/.test(html) && /data-article=/.test(html),
  );
  expect(filtered.length).toBeGreaterThan(5);
  const asleep = filtered.filter(({html}) => !/data-article="?whole/.test(html));
  expect(asleep.map(({address}) => address)).toEqual([]);
});
