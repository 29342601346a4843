import {commonTerms} from './any';
import {austrianTerms} from './at';
import {germanTerms} from './de';
import {spanishTerms} from './es';
import {frenchTerms} from './fr';
import {italianTerms} from './it';
import type {TermRow} from './row';

/** Every term that some page explains. */
export const terms: readonly TermRow[] = [...germanTerms, ...austrianTerms, ...spanishTerms, ...italianTerms, ...frenchTerms, ...commonTerms];
