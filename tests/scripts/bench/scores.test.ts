import {describe, expect, it} from 'vitest';
import {toRun, toScores, type Run} from '../../../scripts/bench/lib/scores';

const guide = {kind: 'guide', address: '/sign-de/introduction'} as const;

const result = {
  categories: {
    performance: {
      score: 0.87,
      auditRefs: [
        {id: 'largest-contentful-paint', weight: 25},
        {id: 'total-blocking-time', weight: 30},
        {id: 'diagnostic', weight: 0},
      ],
    },
    accessibility: {score: 1, auditRefs: []},
    'best-practices': {score: 0.96, auditRefs: [{id: 'errors-in-console', weight: 1}]},
    seo: {score: null, auditRefs: [{id: 'canonical', weight: 1}]},
  },
  audits: {
    'largest-contentful-paint': {
      score: 0.95,
      title: 'Largest Contentful Paint',
      numericValue: 1800,
    },
    'total-blocking-time': {score: 0.5, title: 'Total Blocking Time', numericValue: 420.5},
    'cumulative-layout-shift': {score: 1, title: 'Cumulative Layout Shift', numericValue: 0.002},
    'errors-in-console': {score: 0, title: 'Browser errors were logged'},
    'network-requests': {
      score: 1,
      title: 'Network Requests',
      details: {
        items: [
          {url: 'http://localhost/guide', transferSize: 22_600},
          {url: 'http://localhost/assets/js/main.js', transferSize: 98_300},
          {url: 'http://localhost/assets/js/small.js', transferSize: 700},
          {url: 'http://localhost/cached.woff2', transferSize: 0},
        ],
      },
    },
    'bootup-time': {
      score: 1,
      title: 'JavaScript execution time',
      details: {
        items: [
          {url: 'http://localhost/assets/js/main.js', total: 180.4},
          {url: 'Unattributable', total: 90},
        ],
      },
    },
    'mainthread-work-breakdown': {
      score: 1,
      title: 'Minimizes main-thread work',
      details: {items: [{groupLabel: 'Script Evaluation', duration: 210}]},
    },
    diagnostic: {score: 0, title: 'Costs nothing'},
    canonical: {score: null, title: 'Does not apply'},
  },
};

describe('toRun', () => {
  it('reads scores of 100, vitals, and what costs points, worst first', () => {
    expect(toRun(result)).toEqual({
      scores: {performance: 87, accessibility: 100, 'best-practices': 96, seo: 0},
      vitals: {
        'largest-contentful-paint': 1800,
        'total-blocking-time': 420.5,
        'cumulative-layout-shift': 0.002,
      },
      shortcomings: [
        'performance: Total Blocking Time (total-blocking-time)',
        'best-practices: Browser errors were logged (errors-in-console)',
      ],
      // Files from a cache cost nothing.
      costs: [
        {of: '/guide', bytes: 22_600, work: null},
        {of: '/assets/js/main.js', bytes: 98_300, work: 180.4},
        {of: '/assets/js/small.js', bytes: 700, work: null},
        {of: 'Script Evaluation', bytes: null, work: 210},
      ],
    });
  });

  it('says why a page could not be measured', () => {
    expect(() => toRun({...result, runtimeError: {message: 'The page did not paint.'}})).toThrow(
      'Lighthouse could not measure the page: The page did not paint.',
    );
  });
});

describe('toScores', () => {
  const toSample = (
    performance: number,
    blocking: number,
    shortcomings: readonly string[],
  ): Run => ({
    scores: {performance, accessibility: 100, 'best-practices': 100, seo: 100},
    vitals: {
      'largest-contentful-paint': 1500,
      'total-blocking-time': blocking,
      'cumulative-layout-shift': 0,
    },
    shortcomings,
    costs: [{of: '/guide', bytes: performance, work: null}],
  });

  it('takes the median of each figure and names every shortcoming once, and the costs of the first run', () => {
    const runs = [
      toSample(92, 300, ['blocking']),
      toSample(99, 40, []),
      toSample(97, 90, ['blocking', 'paint']),
    ];
    expect(toScores(guide, runs)).toEqual({
      ...guide,
      ...toSample(97, 90, ['blocking', 'paint']),
      costs: [{of: '/guide', bytes: 92, work: null}],
    });
  });
});
