import type {DecisionTreeRow, Question} from '../../data/decisionTrees/row';
import type {SequenceRow} from '../../data/sequences/row';
import type {StateMachineRow} from '../../data/stateMachines/row';
import type {TableRow} from '../../data/tables/row';
import {layoutDecisionTree} from './decisionTree';
import type {DecisionTreePicture, SequencePicture, StateMachinePicture} from './geometry';
import {layoutSequence} from './sequence';
import {layoutStateMachine} from './stateMachine';

/** What `<StateMachine>` shows. */
export interface StateMachineContent {
  readonly picture: StateMachinePicture;
  readonly states: readonly {
    readonly id: string;
    readonly meaning: string;
    readonly entry?: true;
    readonly final?: true;
  }[];
  readonly transitions: StateMachineRow['transitions'];
}

/** What `<Sequence>` shows. */
export interface SequenceContent {
  readonly picture: SequencePicture;
  /** Steps with the names of their actors, by phase. */
  readonly phases: readonly SequencePhase[];
}

interface SequencePhase {
  readonly title?: string;
  readonly steps: readonly {
    readonly from: string;
    readonly to: string;
    readonly label: string;
    readonly answer?: true;
  }[];
}

/** What `<DecisionTree>` shows: the first question with everything behind it. */
export interface DecisionTreeContent extends Question {
  readonly picture: DecisionTreePicture;
}

/** What `<DataTable>` shows: cells in the order of the columns. */
export interface DataTableContent {
  readonly columns: readonly {readonly label: string; readonly code?: true}[];
  readonly rows: readonly (readonly string[])[];
  /** Places of the rows that are in English, in a table in another language. */
  readonly english?: readonly number[];
}

export function toStateMachineContent(row: StateMachineRow): StateMachineContent {
  return {
    picture: layoutStateMachine(row),
    states: row.states.map((state, index) => (index === 0 ? {...state, entry: true} : state)),
    transitions: row.transitions,
  };
}

export function toSequenceContent(row: SequenceRow): SequenceContent {
  const labels = new Map(row.actors.map(({id, label}) => [id, label]));
  const phases: {title?: string; steps: SequencePhase['steps'][number][]}[] = [];
  for (const {from, to, label, answer, phase} of row.steps) {
    if (phase !== undefined || phases.length === 0)
      phases.push({...(phase === undefined ? {} : {title: phase}), steps: []});
    phases.at(-1)?.steps.push({
      from: labels.get(from) ?? from,
      to: labels.get(to) ?? to,
      label,
      ...(answer ? {answer} : {}),
    });
  }
  return {picture: layoutSequence(row), phases};
}

export function toDecisionTreeContent({ask, answers}: DecisionTreeRow): DecisionTreeContent {
  return {picture: layoutDecisionTree({ask, answers}), ask, answers};
}

export function toDataTableContent(
  {columns, rows}: TableRow,
  english: readonly number[] = [],
): DataTableContent {
  return {
    columns: columns.map(({label, code}) => ({label, ...(code ? {code} : {})})),
    rows: rows.map((cells) => columns.map(({key}) => cells[key] ?? '')),
    ...(english.length > 0 ? {english} : {}),
  };
}
