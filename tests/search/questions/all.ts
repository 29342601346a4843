import {questions as de} from './de';
import {questions as en} from './en';
import {questions as es} from './es';
import {questions as fr} from './fr';
import {questions as it} from './it';
import type {Question} from './question';

/** The written questions of every language. */
export const questionSets: Readonly<Record<string, readonly Question[]>> = {en, es, de, it, fr};

/** Whether an address answers a question; `prefix` is the language's, `''` or `/de`. */
export function isAccepted({accept}: Question, url: string, prefix: string): boolean {
  const path = url.slice(prefix.length) || '/';
  return accept.some((address) =>
    address.includes('#') ? path === address : path.split('#')[0] === address,
  );
}
