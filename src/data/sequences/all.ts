import {commonSequences} from './any';
import {austrianSequences} from './at';
import {germanSequences} from './de';
import {spanishSequences} from './es';
import {frenchSequences} from './fr';
import {italianSequences} from './it';
import type {SequenceRow} from './row';

/** Journeys of all regimes. */
export const sequences: readonly SequenceRow[] = [
  ...germanSequences,
  ...austrianSequences,
  ...spanishSequences,
  ...italianSequences,
  ...frenchSequences,
  ...commonSequences,
];
