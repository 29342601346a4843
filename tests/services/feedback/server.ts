import {appendFileSync, mkdirSync} from 'node:fs';
import type {Server} from 'node:http';
import path from 'node:path';
import {createMessageService} from '../messages';
import {createCheck, object, text, type Problem} from '../schema';
import type {FaultOptions} from '../server';

interface FeedbackServerOptions extends FaultOptions {
  /** Where answers are added, one JSON object per line. */
  readonly file: string;
  readonly locales: readonly string[];
  readonly maximumLength: number;
}

/** The path answers are sent to. */
export const FEEDBACK_PATH = '/feedback';

/** A function that finds every violation of the contract. */
export function createFeedbackCheck(
  locales: readonly string[],
  maximumLength: number,
): (value: unknown) => readonly Problem[] {
  return createCheck(
    {
      ...object(
        {
          page: {...text, pattern: '^/[^?#\\s]{0,300}$'},
          locale: {enum: locales},
          helpful: {type: 'boolean'},
        },
        {text: {...text, format: 'text'}},
      ),
      dependentSchemas: {text: {properties: {helpful: {const: false}}}},
    },
    // Counts UTF-16 code units, while JSON Schema counts characters.
    {text: (value) => value !== '' && value.trim() === value && value.length <= maximumLength},
  );
}

/**
 * A service for one machine that takes readers' answers, strict to the contract
 * (src/features/feedback/CONTRACT.md).
 */
export function createFeedbackServer({
  file,
  locales,
  maximumLength,
  ...faults
}: FeedbackServerOptions): Server {
  return createMessageService({
    ...faults,
    path: FEEDBACK_PATH,
    forbidden: ['cookie', 'authorization', 'referer'],
    check: createFeedbackCheck(locales, maximumLength),
    take: (feedback) => {
      mkdirSync(path.dirname(file), {recursive: true});
      appendFileSync(file, `${JSON.stringify(feedback)}\n`);
      return {status: 204};
    },
  });
}
