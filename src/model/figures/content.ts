import type {DecisionTreeRow, Question} from '../../data/decisionTrees/row';
import type {PrintedReceiptRow} from '../../data/receipts/printed/row';
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
}

/** What `<Receipt>` shows. */
export interface ReceiptContent {
  /** The number of characters in the longest printed line. */
  readonly columns: number;
  /** The lines above the QR code and those below it; without a code, all lines. */
  readonly parts: readonly (readonly ReceiptLine[])[];
  /** Name of the code's picture. */
  readonly code?: string;
}

interface ReceiptLine {
  readonly text: string;
  /** Refers to a table of the page, and isn't printed. */
  readonly mark?: string;
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

export function toDataTableContent({columns, rows}: TableRow): DataTableContent {
  return {
    columns: columns.map(({label, code}) => ({label, ...(code ? {code} : {})})),
    rows: rows.map((cells) => columns.map(({key}) => cells[key] ?? '')),
  };
}

export function toReceiptContent({text, code}: PrintedReceiptRow): ReceiptContent {
  const parts = text.split(/^\s*\[QR\]$/m).map((part) =>
    part
      .replace(/^\n+|\s+$/g, '')
      .split('\n')
      .map(toReceiptLine),
  );
  return {
    columns: Math.max(...parts.flat().map((line) => line.text.length)),
    parts,
    ...(code && {code: code.file}),
  };
}

function toReceiptLine(line: string): ReceiptLine {
  const [, text = line, mark] = /^(.*?)\s+\(([a-z]|\d)\)$/.exec(line) ?? [];
  return {text, ...(mark !== undefined && {mark})};
}
