import type {PageKind} from '../../../src/data/pageKinds';

/** One response that a page's browser received. */
export interface Transfer {
  readonly url: string;
  /** Resource type in the browser: `Document`, `Script`, `Stylesheet`, `Font`, `Image` … */
  readonly type: string;
  /** Transferred bytes: compressed, including headers. */
  readonly bytes: number;
  /** Whether it is a prefetch for the next page, at the lowest priority. */
  readonly isPrefetch: boolean;
}

export const trafficParts = ['HTML', 'scripts', 'styles', 'fonts', 'other'] as const;

/** The transfers of a first visit to a page. */
export interface Traffic extends PageKind {
  readonly requests: number;
  readonly bytes: number;
  readonly parts: Readonly<Record<(typeof trafficParts)[number], number>>;
  /** Prefetched for the next page, and not included in the figures above. */
  readonly prefetched: {readonly requests: number; readonly bytes: number};
}

const PART_OF: Readonly<Record<string, (typeof trafficParts)[number]>> = {
  Document: 'HTML',
  Script: 'scripts',
  Stylesheet: 'styles',
  Font: 'fonts',
};

/** The sums of a page's transfers. Data URLs don't count as requests. */
export function toTraffic(kind: PageKind, transfers: readonly Transfer[]): Traffic {
  const all = transfers.filter(({url}) => /^https?:/.test(url));
  const own = all.filter(({isPrefetch}) => !isPrefetch);
  const ahead = all.filter(({isPrefetch}) => isPrefetch);
  const parts = trafficParts.map(
    (part) => [part, toBytes(own.filter(({type}) => (PART_OF[type] ?? 'other') === part))] as const,
  );
  return {
    ...kind,
    requests: own.length,
    bytes: toBytes(own),
    parts: Object.fromEntries(parts) as Traffic['parts'],
    prefetched: {requests: ahead.length, bytes: toBytes(ahead)},
  };
}

function toBytes(transfers: readonly Transfer[]): number {
  return transfers.reduce((sum, {bytes}) => sum + bytes, 0);
}
