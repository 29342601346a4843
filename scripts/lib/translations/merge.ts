import type {Messages} from './validate';

/** The messages asked for, in their order, each with the translation that is already there. */
export function mergeMessages(asked: Messages, given: Messages): Messages {
  return Object.fromEntries(Object.entries(asked).map(([key, row]) => [key, {...row, message: given[key]?.message ?? row.message}]));
}
