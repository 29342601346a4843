import type {Messages} from './validate';

/** The extracted messages in order, each with its existing translation. */
export function mergeMessages(asked: Messages, given: Messages): Messages {
  return Object.fromEntries(Object.entries(asked).map(([key, row]) => [key, {...row, message: given[key]?.message ?? row.message}]));
}
