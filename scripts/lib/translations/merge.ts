import type {Messages} from './validate';

/**
 * The extracted messages, each with its existing translation. Existing ones keep their order and new ones follow, because the order of extraction differs between
 * file systems.
 */
export function mergeMessages(asked: Messages, given: Messages): Messages {
  const keys = [...Object.keys(given).filter((key) => key in asked), ...Object.keys(asked).filter((key) => !(key in given))];
  return Object.fromEntries(keys.map((key) => [key, {...asked[key]!, message: given[key]?.message ?? asked[key]!.message}]));
}
