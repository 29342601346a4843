import {describe, expect, it} from 'vitest';
import type {Traffic} from '../../../scripts/bench/lib/traffic';
import {toComparable, toReport} from '../../../scripts/bench/lib/figuresText';

const circumstances = {
  time: '2026-11-20T10:00:00.000Z',
  commit: 'abc1234',
  node: '20.20.2',
  processors: 4,
  locales: ['en', 'de'],
};
const portal = {
  build: 'portal',
  pages: 80,
  cold: {seconds: 60, cpuSeconds: 100, peakMegabytes: 1500},
  warm: {seconds: 30, cpuSeconds: 50, peakMegabytes: 1400},
} as const;
const samePages = {
  build: 'same pages',
  pages: 64,
  cold: {seconds: 44, cpuSeconds: 90, peakMegabytes: 1200},
  warm: {seconds: 26, cpuSeconds: 45, peakMegabytes: 1100},
} as const;
const bare = {
  build: 'bare',
  pages: 64,
  cold: {seconds: 40, cpuSeconds: 60, peakMegabytes: 1000},
  warm: {seconds: 20, cpuSeconds: null, peakMegabytes: null},
} as const;

const guide = (requests: number, scripts: number): Traffic => ({
  kind: 'guide',
  address: '/guide',
  requests,
  bytes: scripts + 100_000,
  parts: {HTML: 20_000, scripts, styles: 30_000, fonts: 50_000, other: 0},
  prefetched: {requests: 0, bytes: 0},
});

describe('toReport', () => {
  it('compares pages with the bare site, figure by figure', () => {
    const text = toReport({
      circumstances,
      traffic: [guide(20, 200_000)],
      waking: [{kind: 'guide', address: '/guide', visible: 1, works: 4400, scripts: 300, tasks: 1}],
      bare: {
        traffic: [guide(40, 100_000)],
        waking: [
          {kind: 'guide', address: '/guide', visible: 1, works: 4000, scripts: 600, tasks: 1},
        ],
      },
    });
    expect(text).toContain('## Against the same pages in bare Docusaurus');
    expect(text).toContain(
      '| guide /guide |   0.50 × | 1.50 × | 1.00 × |  2.00 × | 1.00 × | 1.10 × | 0.50 × |       – : – |',
    );
  });

  it('shows every part as tables with what they mean', () => {
    const text = toReport({
      circumstances,
      builds: [portal, samePages, bare],
      traffic: [
        {
          kind: 'landing',
          address: '/',
          requests: 13,
          bytes: 278_310,
          parts: {HTML: 7_800, scripts: 177_500, styles: 21_100, fonts: 59_210, other: 12_700},
          prefetched: {requests: 14, bytes: 40_300},
        },
      ],
      scores: [
        {
          kind: 'landing',
          address: '/',
          scores: {performance: 99, accessibility: 100, 'best-practices': 100, seo: 100},
          vitals: {
            'largest-contentful-paint': 1640,
            'total-blocking-time': 39.6,
            'cumulative-layout-shift': 0.0012,
          },
          shortcomings: ['performance: Total Blocking Time (total-blocking-time)'],
          costs: [],
        },
        {
          kind: 'guide',
          address: '/guide',
          scores: {performance: 100, accessibility: 100, 'best-practices': 100, seo: 100},
          vitals: {
            'largest-contentful-paint': 1600,
            'total-blocking-time': 20,
            'cumulative-layout-shift': 0,
          },
          shortcomings: [],
          costs: [
            {of: '/assets/js/main.js', bytes: 98_300, work: 180.4},
            {of: 'Script Evaluation', bytes: null, work: 210},
          ],
        },
      ],
      waking: [
        {kind: 'guide', address: '/guide', visible: 1900, works: 4400, scripts: 412, tasks: 1500},
      ],
      presses: [{name: 'search', address: '/guide', times: {cold: 3402.4, warm: 1622, awake: 130}}],
    });
    expect(text).toMatchInlineSnapshot(`
      "Bench of abc1234, 2026-11-20: Node 20.20.2, 4 processors, languages en, de

      ## Building

      | build                    | pages | cold s |  CPU s | peak MB | warm s | CPU s | peak MB |
      | ------------------------ | ----: | -----: | -----: | ------: | -----: | ----: | ------: |
      | portal (npm run build)   |    80 |   60.0 |  100.0 |    1500 |   30.0 |  50.0 |    1400 |
      | portal without API pages |    64 |   44.0 |   90.0 |    1200 |   26.0 |  45.0 |    1100 |
      | bare Docusaurus          |    64 |   40.0 |   60.0 |    1000 |   20.0 |     – |       – |
      | ratio                    |       | 1.10 × | 1.50 × |  1.20 × | 1.30 × |     – |       – |

      Bare: the same docs, posts, pages and translations in stock preset-classic, one process, same flags; components and React pages are stand-ins, no API pages. Memory: all processes of a build at one time.

      Aim: at most 1.25 × the bare build's seconds over the same pages. cold 1.10 × (reached), warm 1.30 × (missed).

      ## Delivery

      | page      | requests |    kB | HTML | scripts | styles | fonts | other |     ahead |
      | --------- | -------: | ----: | ---: | ------: | -----: | ----: | ----: | --------: |
      | landing / |       13 | 278.3 |  7.8 |   177.5 |   21.1 |  59.2 |  12.7 | 14 / 40.3 |

      kB (1000 bytes) as transferred on a first visit: brotli, with headers, on a mobile screen. Ahead: requests and kB fetched for the next page.

      ## Lighthouse

      | page         | performance | accessibility | best practices | SEO | LCP s | TBT ms |   CLS |
      | ------------ | ----------: | ------------: | -------------: | --: | ----: | -----: | ----: |
      | landing /    |          99 |           100 |            100 | 100 |   1.6 |     40 | 0.001 |
      | guide /guide |         100 |           100 |            100 | 100 |   1.6 |     20 | 0.000 |

      Audits below 90 in any run:

      - landing: performance: Total Blocking Time (total-blocking-time)

      ### Where the bytes and the processor time of /guide go

      | file or kind of work |   kB | CPU ms |
      | -------------------- | ---: | -----: |
      | /assets/js/main.js   | 98.3 |    180 |
      | Script Evaluation    |    – |    210 |

      The time of a file is part of the kinds of work below. Lighthouse names files from 50 ms, on its slow processor.

      ## Waking

      | page         | visible s | works s | scripts ms | all ms |
      | ------------ | --------: | ------: | ---------: | -----: |
      | guide /guide |      1.90 |    4.40 |        412 |   1500 |

      Slow 4G and a processor at a quarter of its speed, as in Lighthouse, without any file in the cache. Works: React has taken over. Scripts and all: the page's processor time until then.

      ## Presses

      | control          | cold ms | warm ms | awake ms |
      | ---------------- | ------: | ------: | -------: |
      | search on /guide |    3402 |    1622 |      130 |

      Time from a press to its answer, on the same slow processor. Cold: pressed right after the first paint of a first visit, on slow 4G. Warm: the same on a later visit, with all files in the cache. Awake: pressed on a later visit, once the page works."
    `);
  });

  it('leaves out what was skipped', () => {
    const text = toReport({circumstances: {...circumstances, commit: null}});
    expect(text).toBe(
      'Bench of this tree, 2026-11-20: Node 20.20.2, 4 processors, languages en, de',
    );
  });
});

describe('toComparable', () => {
  it('is the build of the same pages, or the whole portal if it has no other pages', () => {
    expect(toComparable([portal, samePages, bare])).toBe(samePages);
    expect(toComparable([portal, bare])).toBe(portal);
    expect(toComparable([bare])).toBeUndefined();
  });
});
