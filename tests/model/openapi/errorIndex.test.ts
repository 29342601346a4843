import {expect, it} from 'vitest';
import {toErrorIndex} from '../../../src/model/openapi/errorIndex';

const till = {id: 'till', label: 'TILL', path: '/api/till/v1'} as const;
const archive = {id: 'archive', label: 'ARCHIVE', path: '/api/archive/v1'} as const;
const late = {
  code: 'E_LATE',
  status: 409,
  cause: 'Too late.',
  remedy: 'Read it.',
  retryable: false,
};

it('lists a code once, with the APIs that say the same about it together', () => {
  const index = toErrorIndex([
    {api: till, rows: [{...late, code: 'E_ZERO'}, late]},
    {api: archive, rows: [late, {...late, code: 'E_ZERO', remedy: 'Ask support.'}]},
  ]);
  expect([...index.keys()]).toEqual([409]);
  expect(index.get(409)).toEqual([
    {
      code: 'E_LATE',
      meanings: [
        {
          status: 409,
          cause: 'Too late.',
          remedy: 'Read it.',
          retryable: false,
          apis: [till, archive],
        },
      ],
    },
    {
      code: 'E_ZERO',
      meanings: [
        {status: 409, cause: 'Too late.', remedy: 'Read it.', retryable: false, apis: [till]},
        {
          status: 409,
          cause: 'Too late.',
          remedy: 'Ask support.',
          retryable: false,
          apis: [archive],
        },
      ],
    },
  ]);
});

it('puts a code that is also reported in a successful response under its error', () => {
  const index = toErrorIndex([
    {api: till, rows: [{...late, status: 200}]},
    {api: archive, rows: [late]},
  ]);
  expect([...index.keys()]).toEqual([409]);
  expect(index.get(409)?.[0]?.meanings.map(({status}) => status)).toEqual([200, 409]);
});

it('adds the guide of each API', () => {
  const guide = {to: '/till/errors#late', title: 'Read it', lang: 'en'};
  const index = toErrorIndex([
    {api: till, rows: [late], guides: new Map([['E_LATE', guide]])},
    {api: archive, rows: [late]},
  ]);
  expect(index.get(409)?.[0]?.meanings[0]?.apis).toEqual([{...till, guide}, archive]);
});
