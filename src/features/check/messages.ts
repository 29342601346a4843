import type {CheckOptions, FindingRow, Report} from '@bonarium/fiscal';

/** A question to the worker that checks. */
export interface CheckRequest {
  readonly id: number;
  /** Text, or a file as the reader dropped it. */
  readonly input: string | Blob;
  readonly options?: CheckOptions;
}

/** Why an input was refused. */
export type CheckFault =
  | 'text-too-large'
  | 'file-too-large'
  | 'file-unreadable'
  | 'image-too-large'
  | 'image-unreadable'
  | 'no-code';

/**
 * The worker's messages. `ready`: every part of the check has been loaded. `verdict`: what is known
 * while a diagnosis goes on. `report`: the result. `failed`: an error of the program.
 */
export type CheckReply =
  | {readonly type: 'ready'}
  | {readonly type: 'verdict' | 'report'; readonly id: number; readonly result: CheckResult}
  | {readonly type: 'fault'; readonly id: number; readonly fault: CheckFault}
  | {readonly type: 'failed'; readonly id: number; readonly error: string};

/** A report, and the text that it is about. The text is empty if the input was a binary file. */
export interface CheckResult {
  readonly report: Report;
  readonly text: string;
  /** English sentence and rule of every code in the report. */
  readonly rows: Readonly<Record<string, FindingRow>>;
}

/** The most characters of a text, and bytes of a file, that the page reads. */
export const LIMITS = {text: 5_000_000, file: 64_000_000, image: 15_000_000} as const;
