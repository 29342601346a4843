import {toTable, toText} from './figures';
import type {Figures} from './figuresText';
import {categories, type Scores} from './scores';
import {trafficParts, type Traffic} from './traffic';

/** The first line of the report, which identifies its comment on a pull request. */
export const REPORT_MARK = '<!-- portal: sizes and scores -->';

/** Parses the bench's figures. Throws if the text isn't a bench result. */
export function parseFigures(text: string, name: string): Figures {
  try {
    const figures = JSON.parse(text) as Partial<Figures> | null;
    const isTraffic =
      figures?.traffic === undefined ||
      figures.traffic.every(
        ({kind, bytes, parts}) =>
          kind !== '' && Number.isFinite(bytes) && typeof parts === 'object',
      );
    const isScores =
      figures?.scores === undefined ||
      figures.scores.every(({kind, scores}) => kind !== '' && typeof scores === 'object');
    if (figures?.circumstances !== undefined && isTraffic && isScores) return figures as Figures;
  } catch {
    // The error below says what to do.
  }
  throw new Error(
    `${name} contains no figures of the bench. Run "npm run bench -- --skip build" first.`,
  );
}

/**
 * Transfers and scores of pages as Markdown, each with its change from the base if the base has a
 * value.
 */
export function toComparison(
  {circumstances, traffic = [], scores = []}: Figures,
  base: Figures | undefined,
): string {
  const against =
    base === undefined
      ? 'There are no figures of the base yet, so nothing is compared.'
      : `Changes are against ${base.circumstances.commit ?? 'the base'}.`;
  const gone = (base?.traffic ?? [])
    .filter((page) => !traffic.some(({kind}) => kind === page.kind))
    .map(({kind, address}) => `${kind} ${address}`);
  return [
    REPORT_MARK,
    `Sizes and scores of ${circumstances.commit ?? 'this tree'}. ${against}`,
    ...(traffic.length > 0 ? [toTrafficTable(traffic, base?.traffic ?? [])] : []),
    ...(traffic.length > 0
      ? [
          'kB (1000 bytes) as transferred on a first visit: brotli, with headers, on a mobile screen.',
        ]
      : []),
    ...(scores.length > 0 ? [toScoresTable(scores, base?.scores ?? [])] : []),
    ...(scores.length > 0 ? ['Lighthouse, mobile preset, medians.'] : []),
    ...(gone.length > 0 ? [`Measured in the base only: ${gone.join(', ')}.`] : []),
  ].join('\n\n');
}

function toTrafficTable(traffic: readonly Traffic[], base: readonly Traffic[]): string {
  const rows = traffic.map((page) => {
    const before = base.find(({kind}) => kind === page.kind);
    const toCell = (read: (one: Traffic) => number): string =>
      toChangeText(read(page) / 1000, before && read(before) / 1000, 1);
    return [
      `${page.kind} ${page.address}`,
      toCell(({bytes}) => bytes),
      ...trafficParts.map((part) => toCell(({parts}) => parts[part])),
      toChangeText(page.requests, before?.requests, 0),
    ];
  });
  return toTable(['page', 'kB', ...trafficParts, 'requests'], rows);
}

function toScoresTable(scores: readonly Scores[], base: readonly Scores[]): string {
  const rows = scores.map((page) => {
    const before = base.find(({kind}) => kind === page.kind);
    return [
      `${page.kind} ${page.address}`,
      ...categories.map((id) => toChangeText(page.scores[id], before?.scores[id], 0)),
    ];
  });
  return toTable(['page', 'performance', 'accessibility', 'best practices', 'SEO'], rows);
}

/** A figure, followed by its change in brackets. Nothing follows if it didn't change. */
function toChangeText(value: number, before: number | undefined, decimals: number): string {
  const change = before === undefined ? 0 : Number((value - before).toFixed(decimals));
  return change === 0
    ? toText(value, decimals)
    : `${toText(value, decimals)} (${change > 0 ? '+' : '−'}${toText(Math.abs(change), decimals)})`;
}
