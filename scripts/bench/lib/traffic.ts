import type {PageKind} from '../../../src/data/pageKinds';

/** One answer a page's browser received. */
export interface Transfer {
  readonly url: string;
  /** The browser's word for it: `Document`, `Script`, `Stylesheet`, `Font`, `Image` … */
  readonly type: string;
  /** As transferred: compressed, with the headers. */
  readonly bytes: number;
  /** Fetched ahead for the next page, at the lowest priority. */
  readonly isPrefetch: boolean;
}

export const trafficParts = ['HTML', 'scripts', 'styles', 'fonts', 'other'] as const;

/** What a first visit to a page transfers. */
export interface Traffic extends PageKind {
  readonly requests: number;
  readonly bytes: number;
  readonly parts: Readonly<Record<(typeof trafficParts)[number], number>>;
  /** Fetched ahead for the next page; not in the figures above. */
  readonly prefetched: {readonly requests: number; readonly bytes: number};
}

const PART_OF: Readonly<Record<string, (typeof trafficParts)[number]>> = {Document: 'HTML', Script: 'scripts', Stylesheet: 'styles', Font: 'fonts'};

/** The sums of a page's transfers. Data addresses are not requests. */
export function toTraffic(kind: PageKind, transfers: readonly Transfer[]): Traffic {
  const all = transfers.filter(({url}) => /^https?:/.test(url));
  const own = all.filter(({isPrefetch}) => !isPrefetch);
  const ahead = all.filter(({isPrefetch}) => isPrefetch);
  const parts = trafficParts.map((part) => [part, toBytes(own.filter(({type}) => (PART_OF[type] ?? 'other') === part))] as const);
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
