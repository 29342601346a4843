import {describe, expect, it} from 'vitest';
import {toTraffic} from '../../../scripts/bench/lib/traffic';

const guide = {kind: 'guide', address: '/sign-de/introduction'} as const;
const at = 'http://localhost:4000';

describe('toTraffic', () => {
  it('adds up a page’s parts and, separately, what it prefetches', () => {
    const traffic = toTraffic(guide, [
      {url: `${at}/sign-de/introduction`, type: 'Document', bytes: 15_000, isPrefetch: false},
      {url: `${at}/assets/js/main.js`, type: 'Script', bytes: 120_000, isPrefetch: false},
      {url: `${at}/assets/js/runtime.js`, type: 'Script', bytes: 2_000, isPrefetch: false},
      {url: `${at}/assets/css/styles.css`, type: 'Stylesheet', bytes: 21_000, isPrefetch: false},
      {url: `${at}/fonts/a.woff2`, type: 'Font', bytes: 30_000, isPrefetch: false},
      {url: `${at}/img/logo.svg`, type: 'Image', bytes: 900, isPrefetch: false},
      {url: `${at}/assets/js/next.js`, type: 'Other', bytes: 4_000, isPrefetch: true},
    ]);
    expect(traffic).toEqual({
      ...guide,
      requests: 6,
      bytes: 188_900,
      parts: {HTML: 15_000, scripts: 122_000, styles: 21_000, fonts: 30_000, other: 900},
      prefetched: {requests: 1, bytes: 4_000},
    });
  });

  it('does not count data addresses', () => {
    expect(
      toTraffic(guide, [{url: 'data:image/svg+xml,x', type: 'Image', bytes: 0, isPrefetch: false}]),
    ).toMatchObject({requests: 0, bytes: 0});
  });
});
