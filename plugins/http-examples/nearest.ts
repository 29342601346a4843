import {toSpellingDistance} from '../../src/model/content/spelling';
import type {Operation} from '../../src/model/openapi/operations';

/** The operation with the most similar method and path, for error messages. */
export function findNearest(
  operations: readonly Operation[],
  method: string,
  path: string,
): Operation | undefined {
  const scored = operations.map((operation) => ({
    operation,
    distance: toPathDistance(operation.path, path) + (operation.method === method ? 0 : 0.5),
  }));
  return scored.sort((one, other) => one.distance - other.distance)[0]?.operation;
}

/** The most similar word; `undefined` if none is similar. */
export function findSimilar(words: readonly string[], word: string): string | undefined {
  const scored = words
    .map((one) => ({one, distance: toSpellingDistance(one.toLowerCase(), word.toLowerCase())}))
    .sort((a, b) => a.distance - b.distance);
  return scored.find(({one, distance}) => distance <= Math.max(2, one.length / 3))?.one;
}

/**
 * The number of segments that differ. A misspelled segment counts less, and a parameter doesn't
 * count.
 */
function toPathDistance(template: string, path: string): number {
  const wanted = template.split('/').slice(1);
  const given = path.split('/').slice(1);
  const common = Math.min(wanted.length, given.length);
  let distance = Math.abs(wanted.length - given.length);
  for (let index = 0; index < common; index += 1) {
    const one = wanted[index] ?? '';
    const other = given[index] ?? '';
    // A parameter matches any segment, but a matching word is closer.
    distance += one.startsWith('{')
      ? 0.01
      : toSpellingDistance(one, other) / Math.max(one.length, other.length, 1);
  }
  return distance;
}
