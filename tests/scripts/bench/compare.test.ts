import {describe, expect, it} from 'vitest';
import {parseFigures, REPORT_MARK, toComparison} from '../../../scripts/bench/lib/compare';
import type {Figures} from '../../../scripts/bench/lib/figuresText';

const toFigures = (commit: string, scripts: number, performance: number): Figures => ({
  circumstances: {
    time: '2026-11-20T10:00:00.000Z',
    commit,
    node: '22.0.0',
    processors: 4,
    locales: ['en'],
  },
  traffic: [
    {
      kind: 'landing',
      address: '/',
      requests: 13,
      bytes: 100_000 + scripts,
      parts: {HTML: 7_800, scripts, styles: 21_100, fonts: 59_210, other: 11_890},
      prefetched: {requests: 0, bytes: 0},
    },
  ],
  scores: [
    {
      kind: 'landing',
      address: '/',
      scores: {performance, accessibility: 100, 'best-practices': 100, seo: 100},
      vitals: {
        'largest-contentful-paint': 1640,
        'total-blocking-time': 39.6,
        'cumulative-layout-shift': 0.0012,
      },
      shortcomings: [],
      costs: [],
    },
  ],
});

describe('toComparison', () => {
  it('shows figures and their changes', () => {
    expect(toComparison(toFigures('new1234', 178_730, 97), toFigures('old1234', 177_500, 99)))
      .toMatchInlineSnapshot(`
      "<!-- portal: sizes and scores -->

      Sizes and scores of new1234. Changes are against old1234.

      | page      |           kB | HTML |      scripts | styles | fonts | other | requests |
      | --------- | -----------: | ---: | -----------: | -----: | ----: | ----: | -------: |
      | landing / | 278.7 (+1.2) |  7.8 | 178.7 (+1.2) |   21.1 |  59.2 |  11.9 |       13 |

      kB (1000 bytes) as transferred on a first visit: brotli, with headers, on a mobile screen.

      | page      | performance | accessibility | best practices | SEO |
      | --------- | ----------: | ------------: | -------------: | --: |
      | landing / |     97 (−2) |           100 |            100 | 100 |

      Lighthouse, mobile preset, medians."
    `);
  });

  it('shows no comparison without a base', () => {
    const text = toComparison(toFigures('new1234', 178_730, 97), undefined);
    expect(text.startsWith(`${REPORT_MARK}\n`)).toBe(true);
    expect(text).toContain('There are no figures of the base yet, so nothing is compared.');
    expect(text).not.toMatch(/\([+−]/);
  });

  it('lists a page that only the base measured, and does not compare a new page', () => {
    const own = toFigures('new1234', 178_730, 97);
    const base = {
      ...toFigures('old1234', 1, 1),
      traffic: own.traffic?.map((page) => ({
        ...page,
        kind: 'guide',
        address: '/sign-de/introduction' as const,
      })),
    };
    const text = toComparison({...own, scores: []}, base);
    expect(text).toContain('Measured in the base only: guide /sign-de/introduction.');
    expect(text).not.toMatch(/\([+−]/);
  });
});

describe('parseFigures', () => {
  it('reads figures and rejects anything else with a remedy', () => {
    const figures = toFigures('a', 1, 1);
    expect(parseFigures(JSON.stringify(figures), 'x.json')).toEqual(figures);
    for (const text of [
      '',
      'null',
      '{}',
      '{"circumstances":{},"traffic":[{"kind":"a"}]}',
      '{"circumstances":{},"traffic":3}',
    ])
      expect(() => parseFigures(text, 'x.json')).toThrow(
        'x.json contains no figures of the bench. Run "npm run bench -- --skip build" first.',
      );
  });
});
