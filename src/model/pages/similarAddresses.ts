import {toSpellingDistance} from '../content/spelling';

/** Longer addresses aren't typed by people. */
const LONGEST = 100;
/** The share of letters that may differ. */
const TOLERANCE = 0.34;
/** What it costs that a page with the same name is elsewhere, as a share of letters. */
const MOVED = 0.15;

/**
 * The addresses that a reader of an unknown one most probably wanted, best first: similarly spelled
 * ones, and pages of the same name elsewhere.
 */
export function toSimilarAddresses(
  addresses: readonly string[],
  unknown: string,
  count: number,
): readonly string[] {
  const wanted = toPlain(unknown).slice(0, LONGEST);
  if (wanted === '') return [];
  return addresses
    .map((address) => ({address, distance: toDistance(toPlain(address), wanted)}))
    .filter(({distance}) => distance <= TOLERANCE)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, count)
    .map(({address}) => address);
}

function toDistance(address: string, wanted: string): number {
  return Math.min(toShare(address, wanted), toShare(toName(address), toName(wanted)) + MOVED);
}

/** The share of letters that differ. Words of very different length aren't compared. */
function toShare(one: string, other: string): number {
  const longer = Math.max(one.length, other.length);
  return Math.abs(one.length - other.length) > longer * TOLERANCE
    ? 1
    : toSpellingDistance(one, other) / longer;
}

/** In lower case, without the characters that are often confused. */
function toPlain(address: string): string {
  return address
    .toLowerCase()
    .replace(/\.html?$/, '')
    .replace(/[_\s]/g, '-')
    .replace(/^\/+|\/+$/g, '');
}

function toName(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}
