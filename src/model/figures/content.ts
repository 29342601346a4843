import type {DecisionTreeRow, Question} from '../../data/decisionTrees/row';
import type {SequenceRow} from '../../data/sequences/row';
import type {StateMachineRow} from '../../data/stateMachines/row';
import type {TableRow} from '../../data/tables/row';
import {layoutDecisionTree} from './decisionTree';
import type {DecisionTreePicture, SequencePicture, StateMachinePicture} from './geometry';
import {toOperationAddress} from '../openapi/anchors';
import {isUsual} from './links';
import {layoutSequence, toPhases} from './sequence';
import {layoutStateMachine} from './stateMachine';

/** What `<StateMachine>` shows. */
export interface StateMachineContent {
  readonly picture: StateMachinePicture;
  readonly states: readonly {
    readonly id: string;
    readonly meaning: string;
    readonly entry?: true;
    readonly final?: true;
    /** Whether the state allows signing. */
    readonly signs?: true;
    /** Whether something has failed. */
    readonly fails?: true;
  }[];
  readonly transitions: readonly {
    /** Places of the states. */
    readonly from: number;
    readonly to: number;
    readonly by: string;
    /** Address of the operation. */
    readonly link?: string;
    /** Whether it is a step of the usual path. */
    readonly usual?: true;
    /** Whether it leads to a failure. */
    readonly fails?: true;
  }[];
}

/** What `<Sequence>` shows. */
export interface SequenceContent {
  readonly picture: SequencePicture;
  /** Steps with the names of their actors, by phase. */
  readonly phases: readonly {
    readonly title?: string;
    readonly steps: readonly {
      readonly from: string;
      readonly to: string;
      readonly label: string;
      readonly answer?: true;
      /** Address of the operation or the section that says more. */
      readonly link?: string;
    }[];
  }[];
}

/** What `<DecisionTree>` shows: the first question with everything behind it. */
export interface DecisionTreeContent extends Question {
  readonly picture: DecisionTreePicture;
}

/** What `<DataTable>` shows: cells in the order of the columns. */
export interface DataTableContent {
  readonly columns: readonly {readonly label: string; readonly code?: true}[];
  /** Whether rows are folded under their first cell and named by their second. */
  readonly cases?: true;
  readonly rows: readonly (readonly string[])[];
  /** Places of the rows that are in English, in a table in another language. */
  readonly english?: readonly number[];
}

export function toStateMachineContent(row: StateMachineRow): StateMachineContent {
  const {signing, usual, failures, states, transitions} = row;
  const signs = 'in' in signing ? signing.in : [];
  const toPlace = (id: string): number => states.findIndex((state) => state.id === id);
  return {
    picture: layoutStateMachine(row),
    states: states.map((state, index) => ({
      ...state,
      ...(index === 0 ? {entry: true} : {}),
      ...(signs.includes(state.id) ? {signs: true} : {}),
      ...(failures.includes(state.id) ? {fails: true} : {}),
    })),
    transitions: transitions.map(({from, to, by, operation}) => ({
      from: toPlace(from),
      to: toPlace(to),
      by,
      ...(operation === undefined ? {} : {link: toOperationAddress(row.spec, operation)}),
      ...(isUsual(usual, {from, to}) ? {usual: true} : {}),
      ...(failures.includes(to) ? {fails: true} : {}),
    })),
  };
}

export function toSequenceContent(row: SequenceRow): SequenceContent {
  const labels = new Map(row.actors.map(({id, label}) => [id, label]));
  return {
    picture: layoutSequence(row),
    phases: toPhases(row.steps).map(({steps, ...phase}) => ({
      ...phase,
      steps: steps.map(({from, to, label, answer, link}) => ({
        from: labels.get(from) ?? from,
        to: labels.get(to) ?? to,
        label,
        ...(answer ? {answer} : {}),
        ...(link === undefined ? {} : {link}),
      })),
    })),
  };
}

export function toDecisionTreeContent({ask, answers}: DecisionTreeRow): DecisionTreeContent {
  return {picture: layoutDecisionTree({ask, answers}), ask, answers};
}

export function toDataTableContent(
  {columns, rows, cases}: TableRow,
  english: readonly number[] = [],
): DataTableContent {
  return {
    columns: columns.map(({label, code}) => ({label, ...(code ? {code} : {})})),
    rows: rows.map((cells) => columns.map(({key}) => cells[key] ?? '')),
    ...(cases ? {cases} : {}),
    ...(english.length > 0 ? {english} : {}),
  };
}
