import {describe, expect, it} from 'vitest';
import {toExampleParameters} from '../../../plugins/api-reference/exampleParameters';

const parameter = (name: string, value: unknown) => ({name, in: 'path', required: true, value});

const exchanges = [
  {body: {state: 'ACTIVE'}, response: {_id: 'a', number: 1, revision: 1, log: {id: 'b'}}},
  {body: {state: 'FINISHED'}, response: {_id: 'c', number: 9, revision: 2, log: {id: 'd'}}},
  {body: {state: 'ACTIVE'}, response: {_id: 'a', number: 1, revision: 1}},
];

describe('the parameters of a further example', () => {
  it.each([
    ['an ID', 'tx_id', 'a', 'c'],
    ['an ID in a part of the response', 'log_id', 'b', 'd'],
    ['a revision, not another number that is equal', 'tx_revision', 1, 2],
    ['a value that no response contains', 'tss_id', 'e', 'e'],
    ['a number with another name', 'limit', 1, 1],
  ])('are those of its response: %s', (_case, name, value, expected) => {
    expect(toExampleParameters([parameter(name, value)], exchanges, 1)).toEqual([
      parameter(name, expected),
    ]);
  });

  it('have an idempotency key for each body', () => {
    const key = parameter('X-Idempotency-Key', '8f2c6c1e-5d34-4b0a-9a57-3e1b7d90c2f6');
    const keys = exchanges.map(
      (_, index) => toExampleParameters([key], exchanges, index)[0]?.value,
    );
    expect(keys).toEqual([
      '8f2c6c1e-5d34-4b0a-9a57-3e1b7d90c2f6',
      '8f2c6c1e-5d34-4b0a-9a57-3e1b7d90c201',
      '8f2c6c1e-5d34-4b0a-9a57-3e1b7d90c2f6',
    ]);
  });

  it('stay as they are without a response', () => {
    const id = parameter('tx_id', 'a');
    expect(toExampleParameters([id], [{body: {}, response: undefined}], 0)).toEqual([id]);
    expect(toExampleParameters([id], [], 0)).toEqual([id]);
  });
});
