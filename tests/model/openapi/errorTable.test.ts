import {describe, expect, it} from 'vitest';
import {toErrorTable} from '../../../src/model/openapi/errorTable';

const rows = [
  {
    code: 'E_LATE',
    status: 409,
    cause: 'Too late | gone.',
    remedy: 'Read it\nagain.',
    retryable: false,
  },
  {code: 'E_BUSY', status: 429, cause: 'Busy.', remedy: 'Wait.', retryable: true},
  {code: 'E_EARLY', status: 400, cause: 'Early.', remedy: 'Wait.', retryable: false},
];

describe('toErrorTable', () => {
  it('lists codes by status, with bars and line ends made harmless', () => {
    expect(toErrorTable(rows)).toBe(
      [
        '| Code | Status | Cause | Remedy | Retry? |',
        '|---|---|---|---|---|',
        '| `E_EARLY` | 400 | Early. | Wait. | no |',
        '| `E_LATE` | 409 | Too late \\| gone. | Read it again. | no |',
        '| `E_BUSY` | 429 | Busy. | Wait. | yes |',
      ].join('\n'),
    );
  });
});
