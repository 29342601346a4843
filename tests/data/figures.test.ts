import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readSpecification} from '../../plugins/http-examples/specification';
import {apis} from '../../src/data/apis';
import {findOutcomeProblems} from '../../scripts/lib/pages/outcomes';
import {decisionTrees} from '../../src/data/decisionTrees/all';
import {laws} from '../../src/data/laws/all';
import {sequences} from '../../src/data/sequences/all';
import {stateMachines} from '../../src/data/stateMachines/all';
import {allTables} from '../../src/config/tables';
import {layoutDecisionTree} from '../../src/model/figures/decisionTree';
import {layoutSequence} from '../../src/model/figures/sequence';
import {layoutStateMachine} from '../../src/model/figures/stateMachine';
import {
  validateSequences,
  validateStateMachines,
  validateTables,
} from '../../src/model/figures/validate';
import {validateDecisionTrees} from '../../src/model/figures/validateDecisionTrees';
import {findValue} from '../../src/model/openapi/references';
import {
  findCollisions,
  findDecisionTreeCollisions,
  findSequenceCollisions,
} from '../support/pictures';

const root = path.resolve(__dirname, '../..');
const openapi = path.join(root, 'static/openapi');
const lawIds = laws.map(({id}) => id);

describe('state machines', () => {
  it('are valid', () => {
    expect(validateStateMachines(stateMachines)).toEqual([]);
  });

  it('have exactly the states of their specification', async () => {
    const problems: string[] = [];
    for (const {id, spec, pointer, states} of stateMachines) {
      if (!apis.some((api) => api.spec === spec)) {
        problems.push(`${id}: ${spec} is the specification of no API.`);
        continue;
      }
      const found = findValue(
        (await readSpecification(path.join(openapi, `${spec}.yaml`), openapi)).document,
        pointer,
      );
      const members = Array.isArray(found)
        ? found.filter((member) => member !== null).map(String)
        : [];
      const own = states.map((state) => state.id);
      if ([...own].sort().join() !== [...members].sort().join())
        problems.push(
          `${id}: the states are ${own.join(', ')}; ${spec} ${pointer} has ${members.join(', ') || 'no enumeration'}.`,
        );
    }
    expect(problems).toEqual([]);
  });

  it('can be drawn without overlaps', () => {
    expect(
      stateMachines.flatMap((row) =>
        findCollisions(layoutStateMachine(row)).map((collision) => `${row.id}: ${collision}`),
      ),
    ).toEqual([]);
  });
});

describe('journeys', () => {
  it('are valid', () => {
    expect(validateSequences(sequences)).toEqual([]);
  });

  it('can be drawn without overlaps', () => {
    expect(
      sequences.flatMap((row) =>
        findSequenceCollisions(layoutSequence(row)).map((collision) => `${row.id}: ${collision}`),
      ),
    ).toEqual([]);
  });
});

describe('decision trees', () => {
  it('are valid', () => {
    expect(validateDecisionTrees(decisionTrees, lawIds)).toEqual([]);
  });

  it('lead to pages, headings and operations that exist', async () => {
    const problems = decisionTrees.map((tree) => findOutcomeProblems(root, tree));
    expect((await Promise.all(problems)).flat()).toEqual([]);
  });

  it('can be drawn without overlaps', () => {
    expect(
      decisionTrees.flatMap((row) =>
        findDecisionTreeCollisions(layoutDecisionTree(row)).map(
          (collision) => `${row.id}: ${collision}`,
        ),
      ),
    ).toEqual([]);
  });
});

describe('tables', () => {
  it('are valid, and legal ones name their source', () => {
    expect(validateTables(allTables, lawIds)).toEqual([]);
  });
});
