import type {SequenceRow} from '../../data/sequences/row';
import type {StateMachineRow} from '../../data/stateMachines/row';
import type {TableRow} from '../../data/tables/row';
import {findTwice, validateIds, validateText} from './rules';

const LONGEST = {cause: 32, meaning: 110, actor: 18, step: 40, phase: 40, steps: 30} as const;

/** Problems in the rows of state machines, each with row and remedy. */
export function validateStateMachines(rows: readonly StateMachineRow[]): readonly string[] {
  return [...validateIds(rows), ...rows.flatMap(validateStateMachine)];
}

/** Problems in the rows of journeys, each with row and remedy. */
export function validateSequences(rows: readonly SequenceRow[]): readonly string[] {
  return [...validateIds(rows), ...rows.flatMap(validateSequence)];
}

/** Problems in the rows of tables, each with row and remedy. */
export function validateTables(
  rows: readonly TableRow[],
  lawIds: readonly string[],
): readonly string[] {
  return [...validateIds(rows), ...rows.flatMap((row) => validateTable(row, lawIds))];
}

function validateStateMachine(machine: StateMachineRow): string[] {
  const {id: row, title, states, transitions} = machine;
  const ids = states.map(({id}) => id);
  const reached = new Set(
    states.filter(({entry}, index) => index === 0 || entry).map(({id}) => id),
  );
  for (let before = -1; before < reached.size;) {
    before = reached.size;
    for (const {from, to} of transitions) if (reached.has(from)) reached.add(to);
  }
  return [
    ...validateText(row, 'title', title, 90),
    ...findTwice(ids).map((id) => `${row}: the state ${id} occurs twice. Remove one.`),
    ...findTwice(transitions.map(({from, to, by}) => `${from} → ${to} (${by})`)).map(
      (way) => `${row}: ${way} occurs twice. Remove one.`,
    ),
    ...ids
      .filter((id) => !/^\S+$/.test(id))
      .map(
        (id) =>
          `${row}: "${id}" is not a state of a specification. Use the spelling of the enumeration.`,
      ),
    ...states.flatMap(({id, meaning}) => [
      ...validateText(row, `the meaning of ${id}`, meaning, LONGEST.meaning),
      ...(/\.$/.test(meaning)
        ? []
        : [`${row}: the meaning of ${id} does not end with a full stop.`]),
    ]),
    ...transitions.flatMap(({from, to, by}) => [
      ...[from, to]
        .filter((id) => !ids.includes(id))
        .map(
          (id) =>
            `${row}: ${from} → ${to} names ${id}, which is not a state of this row. Correct it or add the state.`,
        ),
      ...validateText(row, `the cause of ${from} → ${to}`, by, LONGEST.cause),
    ]),
    ...states
      .filter(({id, final}) => final && transitions.some(({from}) => from === id))
      .map(({id}) => `${row}: ${id} is final, but a transition leaves it. Remove one of the two.`),
    ...states
      .filter(({id, final}) => !final && !transitions.some(({from}) => from === id))
      .map(({id}) => `${row}: nothing leaves ${id}. Mark it as final, or add the transition.`),
    ...ids
      .filter((id) => !reached.has(id))
      .map(
        (id) =>
          `${row}: nothing leads to ${id}. Add the transition, or mark the state as an entry.`,
      ),
    ...validateMeaning(machine),
  ];
}

/** Problems in what a row says about its states: signing, failures and the usual path. */
function validateMeaning({
  id: row,
  signing,
  usual,
  failures,
  states,
  transitions,
}: StateMachineRow): string[] {
  const signs = 'in' in signing ? signing.in : [];
  const findUnknown = (what: string, ids: readonly string[]): string[] =>
    ids
      .filter((id) => !states.some((state) => state.id === id))
      .map(
        (id) =>
          `${row}: ${what} ${id}, which is not a state of this row. Correct it or add the state.`,
      );
  return [
    ...findUnknown('signing names', signs),
    ...findUnknown('failures name', failures),
    ...('none' in signing
      ? validateText(row, 'the reason why no state allows signing', signing.none, 90)
      : signs.length === 0
        ? [`${row}: no state allows signing. Say why, in \`none\`.`]
        : []),
    ...(usual.length === 1
      ? [`${row}: the usual path has one state. Name at least two, or none.`]
      : []),
    ...usual
      .slice(1)
      .map((to, index) => ({from: usual[index], to}))
      .filter((step) => !transitions.some(({from, to}) => from === step.from && to === step.to))
      .map(
        ({from, to}) =>
          `${row}: no transition leads from ${from} to ${to}. Correct the usual path, or add the transition.`,
      ),
    ...failures
      .filter((id) => usual.includes(id))
      .map((id) => `${row}: ${id} is a failure on the usual path. Remove it from one of the two.`),
    ...failures
      .filter((id) => signs.includes(id))
      .map((id) => `${row}: ${id} is a failure that allows signing. Decide on one of the two.`),
  ];
}

function validateSequence({id: row, title, actors, steps}: SequenceRow): string[] {
  const ids = actors.map(({id}) => id);
  return [
    ...validateText(row, 'title', title, 90),
    ...(ids.length < 2 || ids.length > 5
      ? [`${row}: ${ids.length} actors. Draw two to five.`]
      : []),
    ...(steps.length > LONGEST.steps
      ? [`${row}: ${steps.length} steps. Draw at most ${LONGEST.steps}, or make it two journeys.`]
      : []),
    ...findTwice(ids).map((id) => `${row}: the actor ${id} occurs twice. Remove one.`),
    ...ids
      .filter((id) => !steps.some(({from, to}) => from === id || to === id))
      .map((id) => `${row}: no step names the actor ${id}. Remove the actor.`),
    ...actors.flatMap(({label}) => validateText(row, 'the actor', label, LONGEST.actor)),
    ...steps.flatMap(({from, to, label, phase}, index) => [
      ...[from, to]
        .filter((id) => !ids.includes(id))
        .map(
          (id) =>
            `${row}: step ${index + 1} names ${id}, which is not an actor. Correct it or add the actor.`,
        ),
      ...validateText(row, `step ${index + 1}`, label, LONGEST.step),
      ...(phase === undefined
        ? []
        : validateText(row, `the phase above step ${index + 1}`, phase, LONGEST.phase)),
    ]),
  ];
}

function validateTable(
  {id: row, title, law, columns, rows}: TableRow,
  lawIds: readonly string[],
): string[] {
  const keys = columns.map(({key}) => key);
  return [
    ...validateText(row, 'title', title, 90),
    ...(law === undefined || lawIds.includes(law)
      ? []
      : [`${row}: the source ${law} is not in src/data/laws. Add it there, or correct it.`]),
    ...(rows.length === 0 ? [`${row}: the table has no rows.`] : []),
    ...findTwice(keys).map((key) => `${row}: the column ${key} occurs twice. Rename one.`),
    ...keys
      .filter((key) => !/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(key))
      .map((key) => `${row}: the key ${key} is not in snake_case.`),
    ...rows.flatMap((cells, index) => [
      ...keys
        .filter((key) => !(key in cells))
        .map(
          (key) =>
            `${row}: row ${index + 1} has no ${key}. Write an empty text where nothing applies.`,
        ),
      ...Object.keys(cells)
        .filter((key) => !keys.includes(key))
        .map(
          (key) =>
            `${row}: row ${index + 1} has ${key}, which is not a column. Add the column, or correct the key.`,
        ),
      ...Object.entries(cells).flatMap(([key, text]) =>
        text === '' ? [] : validateText(row, `${key} in row ${index + 1}`, text, 400),
      ),
      ...(keys[0] !== undefined && cells[keys[0]] === ''
        ? [
            `${row}: row ${index + 1} begins with an empty cell, but the first column names the row.`,
          ]
        : []),
    ]),
  ];
}
