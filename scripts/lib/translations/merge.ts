import type {Messages} from './validate';

/**
 * The extracted messages, each with its existing translation. Existing ones keep their order and
 * new ones follow, because the order of extraction differs between file systems.
 */
export function mergeMessages(asked: Messages, given: Messages): Messages {
  const kept = Object.keys(given).filter((key) => key in asked);
  return Object.fromEntries(
    [...kept, ...Object.keys(asked).filter((key) => !(key in given))].flatMap((key) => {
      const row = asked[key];
      return row ? [[key, {...row, message: given[key]?.message ?? row.message}]] : [];
    }),
  );
}
