import {austrianDecisionTrees} from './at';
import {germanDecisionTrees} from './de';
import {spanishDecisionTrees} from './es';
import {frenchDecisionTrees} from './fr';
import {italianDecisionTrees} from './it';
import type {DecisionTreeRow} from './row';

/** Decision trees of all regimes. */
export const decisionTrees: readonly DecisionTreeRow[] = [
  ...germanDecisionTrees,
  ...austrianDecisionTrees,
  ...spanishDecisionTrees,
  ...italianDecisionTrees,
  ...frenchDecisionTrees,
];
