import type {BuildFigures} from './builds';
import {toRatioText, toTable, toText} from './figures';
import type {Measurement} from './measure';
import {categories, type Scores} from './scores';
import {trafficParts, type Traffic} from './traffic';
import {moments, type Press, type Waking} from './waking';

/** Environment of the measurement. */
interface Circumstances {
  /** ISO 8601. */
  readonly time: string;
  /** Short ID of the measured commit; `null` without Git. */
  readonly commit: string | null;
  readonly node: string;
  readonly processors: number;
  /** Measured languages. */
  readonly locales: readonly string[];
}

/** All results of the bench, without the skipped parts. */
export interface Figures {
  readonly circumstances: Circumstances;
  readonly builds?: readonly BuildFigures[];
  readonly traffic?: readonly Traffic[];
  readonly scores?: readonly Scores[];
  readonly waking?: readonly Waking[];
  readonly presses?: readonly Press[];
  /** The result of the same pages in the bare site. */
  readonly bare?: Pick<Figures, 'traffic' | 'scores' | 'waking'>;
}

/** Allowed multiple of the bare build's time. */
const AIM = 1.25;

const NAMES: Readonly<Record<BuildFigures['build'], string>> = {
  portal: 'portal (npm run build)',
  'same pages': 'portal without API pages',
  bare: 'bare Docusaurus',
};

/** The results as Markdown that is readable in a terminal. */
export function toReport({
  circumstances,
  builds,
  traffic,
  scores,
  waking,
  presses,
  bare,
}: Figures): string {
  const {time, commit, node, processors, locales} = circumstances;
  return [
    `Bench of ${commit ?? 'this tree'}, ${time.slice(0, 10)}: Node ${node}, ${processors} processors, languages ${locales.join(', ')}`,
    ...(builds ? ['## Building', toBuildPart(builds)] : []),
    ...(traffic ? ['## Delivery', toTrafficPart(traffic)] : []),
    ...(scores ? ['## Lighthouse', toScoresPart(scores), ...toCostsPart(scores)] : []),
    ...(waking ? ['## Waking', toWakingPart(waking)] : []),
    ...(presses ? ['## Presses', toPressesPart(presses)] : []),
    ...(bare
      ? [
          '## Against the same pages in bare Docusaurus',
          toBarePart({traffic, scores, waking}, bare),
        ]
      : []),
  ].join('\n\n');
}

/** The build of the portal with the same pages as the bare site. */
export function toComparable(builds: readonly BuildFigures[]): BuildFigures | undefined {
  return (
    builds.find(({build}) => build === 'same pages') ?? builds.find(({build}) => build === 'portal')
  );
}

function toBuildPart(builds: readonly BuildFigures[]): string {
  const toCells = ({seconds, cpuSeconds, peakMegabytes}: Measurement): string[] => [
    toText(seconds, 1),
    toText(cpuSeconds, 1),
    toText(peakMegabytes),
  ];
  const toRatios = (own: Measurement, base: Measurement): string[] => [
    toRatioText(own.seconds, base.seconds),
    toRatioText(own.cpuSeconds, base.cpuSeconds),
    toRatioText(own.peakMegabytes, base.peakMegabytes),
  ];
  const [own, bare] = [toComparable(builds), builds.find(({build}) => build === 'bare')];
  const rows = builds.map(({build, pages, cold, warm}) => [
    NAMES[build],
    String(pages),
    ...toCells(cold),
    ...toCells(warm),
  ]);
  const ratios =
    own && bare
      ? [['ratio', '', ...toRatios(own.cold, bare.cold), ...toRatios(own.warm, bare.warm)]]
      : [];
  return [
    toTable(
      ['build', 'pages', 'cold s', 'CPU s', 'peak MB', 'warm s', 'CPU s', 'peak MB'],
      [...rows, ...ratios],
    ),
    'Bare: the same docs, posts, pages and translations in stock preset-classic, one process, same flags; components and React pages are stand-ins, no API pages.' +
      ' Memory: all processes of a build at one time.',
    ...(own && bare ? [toVerdict(own, bare)] : []),
  ].join('\n\n');
}

function toVerdict(own: BuildFigures, bare: BuildFigures): string {
  const reached = (['cold', 'warm'] as const).map((run) => {
    const ratio = own[run].seconds / bare[run].seconds;
    return `${run} ${ratio.toFixed(2)} × (${ratio <= AIM ? 'reached' : 'missed'})`;
  });
  return `Aim: at most ${AIM} × the bare build's seconds over the same pages. ${reached.join(', ')}.`;
}

function toTrafficPart(traffic: readonly Traffic[]): string {
  const toKilobytes = (bytes: number): string => toText(bytes / 1000, 1);
  const rows = traffic.map(({kind, address, requests, bytes, parts, prefetched}) => [
    `${kind} ${address}`,
    String(requests),
    toKilobytes(bytes),
    ...trafficParts.map((part) => toKilobytes(parts[part])),
    `${prefetched.requests} / ${toKilobytes(prefetched.bytes)}`,
  ]);
  return [
    toTable(['page', 'requests', 'kB', ...trafficParts, 'ahead'], rows),
    'kB (1000 bytes) as transferred on a first visit: brotli, with headers, on a mobile screen. Ahead: requests and kB fetched for the next page.',
  ].join('\n\n');
}

function toScoresPart(scores: readonly Scores[]): string {
  const rows = scores.map(({kind, address, scores: points, vitals}) => [
    `${kind} ${address}`,
    ...categories.map((id) => String(points[id])),
    toText(vitals['largest-contentful-paint'] / 1000, 1),
    toText(vitals['total-blocking-time']),
    toText(vitals['cumulative-layout-shift'], 3),
  ]);
  const shortcomings = scores.flatMap(({kind, shortcomings: texts}) =>
    texts.map((text) => `- ${kind}: ${text}`),
  );
  return [
    toTable(
      ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP s', 'TBT ms', 'CLS'],
      rows,
    ),
    ...(shortcomings.length > 0
      ? [`Audits below 90 in any run:\n\n${shortcomings.join('\n')}`]
      : []),
  ].join('\n\n');
}

/** Where the bytes and the processor time of a guide go. */
function toCostsPart(scores: readonly Scores[]): string[] {
  const {address, costs = []} = scores.find(({kind}) => kind === 'guide') ?? {};
  if (costs.length === 0) return [];
  const rows = costs.map(({of, bytes, work}) => [
    of,
    toText(bytes === null ? null : bytes / 1000, 1),
    toText(work),
  ]);
  return [
    `### Where the bytes and the processor time of ${address} go`,
    toTable(['file or kind of work', 'kB', 'CPU ms'], rows),
    'The time of a file is part of the kinds of work below. Lighthouse names files from 50 ms, on its slow processor.',
  ];
}

function toWakingPart(waking: readonly Waking[]): string {
  const rows = waking.map(({kind, address, visible, works, scripts, tasks}) => [
    `${kind} ${address}`,
    toText(visible / 1000, 2),
    toText(works / 1000, 2),
    toText(scripts),
    toText(tasks),
  ]);
  return [
    toTable(['page', 'visible s', 'works s', 'scripts ms', 'all ms'], rows),
    "Slow 4G and a processor at a quarter of its speed, as in Lighthouse, without any file in the cache. Works: React has taken over. Scripts and all: the page's processor time until then.",
  ].join('\n\n');
}

function toPressesPart(presses: readonly Press[]): string {
  const rows = presses.map(({name, address, times}) => [
    `${name} on ${address}`,
    ...moments.map((moment) => toText(times[moment])),
  ]);
  return [
    toTable(['control', ...moments.map((moment) => `${moment} ms`)], rows),
    'Time from a press to its answer, on the same slow processor. Cold: pressed right after the first paint of a first visit, on slow 4G. Warm: the same on a later visit, with all files in the cache. Awake: pressed on a later visit, once the page works.',
  ].join('\n\n');
}

type Delivery = Pick<Figures, 'traffic' | 'scores' | 'waking'>;

/**
 * Ratios of a page's figures to those of the same page in the bare site, and the scores of both.
 */
function toBarePart({traffic = [], scores = [], waking = []}: Delivery, bare: Delivery): string {
  const pages = (bare.traffic ?? bare.scores ?? bare.waking ?? []).map(({kind, address}) => ({
    kind,
    address,
  }));
  const rows = pages.map(({kind, address}) => {
    /** A figure of the page in the portal and in the bare site. */
    const toPair = <T extends {readonly kind: string}>(
      own: readonly T[],
      base: readonly T[] = [],
      read: (page: T) => number,
    ): readonly [number | null, number | null] => {
      const [page, barePage] = [own, base].map((list) => list.find((one) => one.kind === kind));
      return [page ? read(page) : null, barePage ? read(barePage) : null];
    };
    const toCell = (read: (page: Traffic) => number): string =>
      toRatioText(...toPair(traffic, bare.traffic, read));
    const toWakingCell = (read: (page: Waking) => number): string =>
      toRatioText(...toPair(waking, bare.waking, read));
    const points = toPair(scores, bare.scores, (page) => page.scores.performance);
    return [
      `${kind} ${address}`,
      toCell(({requests}) => requests),
      toCell(({bytes}) => bytes),
      toCell(({parts}) => parts.HTML),
      toCell(({parts}) => parts.scripts),
      toCell(({parts}) => parts.styles),
      toWakingCell(({works}) => works),
      toWakingCell((page) => page.scripts),
      points.map((value) => toText(value)).join(' : '),
    ];
  });
  return [
    toTable(
      ['page', 'requests', 'bytes', 'HTML', 'scripts', 'styles', 'works', 'CPU', 'performance'],
      rows,
    ),
    'Portal / bare; works and CPU are the time until a page works and the processor time of its scripts until then, performance is Lighthouse, portal : bare. The bare site loads no fonts of its own and shows stand-ins for the components of a page.',
  ].join('\n\n');
}
