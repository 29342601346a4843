import {describe, expect, it} from 'vitest';
import {
  validateSequences,
  validateStateMachines,
  validateTables,
} from '../../../src/model/figures/validate';
import {validateDecisionTrees} from '../../../src/model/figures/validateDecisionTrees';

const machine = {
  id: 'product-thing',
  title: 'States of a thing',
  spec: 'product/v1',
  pointer: '/enum',
  signing: {in: ['NEW'], file: 'docs/thing.mdx', says: ['signs when `NEW`']},
  usual: ['NEW', 'GONE'],
  failures: [],
  states: [
    {id: 'NEW', meaning: 'It exists.'},
    {id: 'GONE', meaning: 'It is over.', final: true},
  ],
  transitions: [{from: 'NEW', to: 'GONE', by: 'DELETE thing'}],
} as const;

const journey = {
  id: 'product-journey',
  title: 'A journey',
  actors: [
    {id: 'till', label: 'Till'},
    {id: 'sign', label: 'SIGN'},
  ],
  steps: [{from: 'till', to: 'sign', label: 'PUT tx'}],
} as const;

const table = {
  id: 'standard-list',
  title: 'A list',
  law: 'law',
  columns: [{key: 'value', label: 'Value'}],
  rows: [{value: 'A'}],
} as const;

const tree = {
  id: 'product-choice',
  title: 'A choice',
  sources: [{law: 'law', at: '§ 1'}],
  ask: 'Does it work?',
  answers: [
    {when: 'yes', do: 'Nothing'},
    {
      when: 'no',
      ask: 'Is it new?',
      answers: [
        {when: 'yes', do: 'Wait', to: '/page#heading'},
        {when: 'no', do: 'Replace it'},
      ],
    },
  ],
} as const;

it('finds no problems in valid rows', () => {
  expect([
    ...validateStateMachines([machine]),
    ...validateSequences([journey]),
    ...validateDecisionTrees([tree], ['law']),
    ...validateTables([table], ['law']),
  ]).toEqual([]);
});

describe('a state machine', () => {
  const faults = (columns: object): readonly string[] =>
    validateStateMachines([{...machine, ...columns}]);

  it('has states that exist, are reached, and are final exactly when nothing leaves them', () => {
    expect(
      faults({transitions: [...machine.transitions, {from: 'NEW', to: 'LOST', by: 'x'}]}),
    ).toContain(
      'product-thing: NEW → LOST names LOST, which is not a state of this row. Correct it or add the state.',
    );
    expect(
      faults({states: [...machine.states, {id: 'ELSE', meaning: 'Never.', final: true}]}),
    ).toEqual([
      'product-thing: nothing leads to ELSE. Add the transition, or mark the state as an entry.',
    ]);
    expect(
      faults({
        states: [...machine.states, {id: 'ELSE', meaning: 'Never.', final: true, entry: true}],
      }),
    ).toEqual([]);
    expect(
      faults({transitions: [...machine.transitions, {from: 'GONE', to: 'NEW', by: 'x'}]}),
    ).toEqual(['product-thing: GONE is final, but a transition leaves it. Remove one of the two.']);
    expect(faults({states: [machine.states[0], {id: 'GONE', meaning: 'It is over.'}]})).toEqual([
      'product-thing: nothing leaves GONE. Mark it as final, or add the transition.',
    ]);
  });

  it('has unique, short names', () => {
    expect(faults({states: [machine.states[0], ...machine.states]})[0]).toMatch('NEW occurs twice');
    expect(faults({transitions: [...machine.transitions, ...machine.transitions]})[0]).toMatch(
      'NEW → GONE (DELETE thing) occurs twice',
    );
    expect(
      faults({
        transitions: [{from: 'NEW', to: 'GONE', by: 'because somebody somewhere deleted it'}],
      })[0],
    ).toMatch('write at most 32');
    expect(faults({states: [{id: 'NEW', meaning: 'It exists'}, machine.states[1]]})).toEqual([
      'product-thing: the meaning of NEW does not end with a full stop.',
    ]);
    expect(faults({title: 'A `thing'})[0]).toMatch('backtick without its pair');
  });
});

describe('what a state machine says about its states', () => {
  const faults = (columns: object): readonly string[] =>
    validateStateMachines([{...machine, ...columns}]);

  it('names states of the row', () => {
    expect(
      faults({failures: ['LOST'], usual: [], signing: {...machine.signing, in: ['OLD']}}),
    ).toEqual([
      'product-thing: signing names OLD, which is not a state of this row. Correct it or add the state.',
      'product-thing: failures name LOST, which is not a state of this row. Correct it or add the state.',
    ]);
  });

  it('has a usual path of transitions without failures', () => {
    expect(faults({usual: ['GONE', 'NEW']})).toEqual([
      'product-thing: no transition leads from GONE to NEW. Correct the usual path, or add the transition.',
    ]);
    expect(faults({usual: ['NEW']})).toEqual([
      'product-thing: the usual path has one state. Name at least two, or none.',
    ]);
    expect(faults({failures: ['GONE']})).toEqual([
      'product-thing: GONE is a failure on the usual path. Remove it from one of the two.',
    ]);
  });

  it('lets no failure sign, and says why no state does', () => {
    expect(faults({usual: [], failures: ['NEW']})).toEqual([
      'product-thing: NEW is a failure that allows signing. Decide on one of the two.',
    ]);
    expect(faults({signing: {...machine.signing, in: []}})).toEqual([
      'product-thing: no state allows signing. Say why, in `none`.',
    ]);
    expect(faults({signing: {none: ''}})[0]).toMatch('is empty');
  });
});

describe('a journey', () => {
  const faults = (columns: object): readonly string[] =>
    validateSequences([{...journey, ...columns}]);

  it('names two to five actors that take part', () => {
    expect(faults({steps: [{from: 'till', to: 'bank', label: 'pays'}]})).toEqual([
      'product-journey: no step names the actor sign. Remove the actor.',
      'product-journey: step 1 names bank, which is not an actor. Correct it or add the actor.',
    ]);
    expect(
      faults({actors: [journey.actors[0]], steps: [{from: 'till', to: 'till', label: 'rests'}]}),
    ).toEqual(['product-journey: 1 actors. Draw two to five.']);
  });

  it('has labels that fit', () => {
    expect(
      faults({actors: [journey.actors[0], {id: 'sign', label: 'A provider of signatures'}]})[0],
    ).toMatch('write at most 18');
    expect(
      faults({
        steps: [{from: 'till', to: 'sign', label: 'PUT the transaction with everything in it'}],
      })[0],
    ).toMatch('write at most 40');
    expect(faults({steps: Array(31).fill(journey.steps[0])})[0]).toMatch('Draw at most 30');
  });
});

describe('a decision tree', () => {
  const faults = (columns: object): readonly string[] =>
    validateDecisionTrees([{...tree, ...columns}], ['law']);

  it('asks each question once, with at least two different answers', () => {
    expect(faults({answers: [tree.answers[0]]})).toEqual([
      'product-choice: "Does it work?" has 1 answers. Give at least two, or leave it out.',
    ]);
    expect(faults({answers: [tree.answers[0], tree.answers[0]]})).toEqual([
      'product-choice: "Does it work?" has the answer "yes" twice. Remove one.',
    ]);
    expect(faults({ask: 'Is it new?'})).toEqual([
      'product-choice: "Is it new?" is asked twice. Ask it once, or say how the questions differ.',
    ]);
  });

  it('has texts that fit and read as questions and outcomes', () => {
    expect(faults({ask: 'Does it work'})).toEqual([
      'product-choice: "Does it work" does not end with a question mark.',
    ]);
    expect(faults({answers: [...tree.answers, {when: 'else', do: 'Wait.'}]})).toEqual([
      'product-choice: "Wait." ends with a full stop. Remove it.',
    ]);
    expect(faults({answers: [...tree.answers, {when: 'x'.repeat(91), do: 'Wait'}]})[0]).toMatch(
      'write at most 90',
    );
    expect(faults({answers: [...tree.answers, {when: 'x', do: 'y'.repeat(121)}]})[0]).toMatch(
      'write at most 120',
    );
  });

  it('leads to addresses and cites known sources', () => {
    expect(faults({answers: [...tree.answers, {when: 'x', do: 'Wait', to: './x.mdx'}]})).toEqual([
      'product-choice: "Wait" leads to ./x.mdx. Write an address, such as /sign-de/outages.',
    ]);
    expect(faults({sources: [{law: 'none'}]})).toEqual([
      'product-choice: the source none is not in src/data/laws. Add it, or correct it.',
    ]);
  });

  it('is small enough to read', () => {
    const many = Array.from({length: 13}, (_, index) => ({when: `${index}`, do: 'Wait'}));
    expect(faults({answers: many})).toEqual([
      'product-choice: 13 outcomes. Draw at most 12, or make two trees.',
    ]);
    const deep = [1, 2, 3, 4, 5].reduce<object>(
      (answer, level) => ({
        when: 'no',
        ask: `Level ${level}?`,
        answers: [{when: 'yes', do: 'Wait'}, answer],
      }),
      {when: 'no', do: 'Stop'},
    );
    expect(faults({answers: [tree.answers[0], deep]})).toEqual([
      'product-choice: 6 questions in a row. Ask at most 5.',
    ]);
  });
});

describe('a table', () => {
  const faults = (columns: object): readonly string[] =>
    validateTables([{...table, ...columns}], ['law']);

  it('has a source, and in every row exactly its columns', () => {
    expect(faults({law: 'none'})).toEqual([
      'standard-list: the source none is not in src/data/laws. Add it there, or correct it.',
    ]);
    expect(faults({rows: [{valve: 'A'}]})).toEqual([
      'standard-list: row 1 has no value. Write an empty text where nothing applies.',
      'standard-list: row 1 has valve, which is not a column. Add the column, or correct the key.',
    ]);
    expect(faults({rows: []})).toEqual(['standard-list: the table has no rows.']);
    expect(faults({rows: [{value: ''}]})).toEqual([
      'standard-list: row 1 begins with an empty cell, but the first column names the row.',
    ]);
  });

  it('has keys in snake_case, each once', () => {
    expect(faults({columns: [{key: 'theValue', label: 'Value'}], rows: [{theValue: 'A'}]})).toEqual(
      ['standard-list: the key theValue is not in snake_case.'],
    );
    expect(faults({columns: [...table.columns, ...table.columns]})[0]).toMatch(
      'the column value occurs twice',
    );
  });
});

it('every id is kebab-case and unique', () => {
  expect(validateTables([table, table, {...table, id: 'BON_TYP'}], ['law'])).toEqual([
    'standard-list occurs twice in the table. Rename one of the rows, or use the existing one.',
    'BON_TYP is not in kebab-case.',
  ]);
});
