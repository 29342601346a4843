import {describe, expect, it} from 'vitest';
import {appendToSection, toErrorTable} from '../../../plugins/api-reference/errorTable';

const rows = [
  {code: 'E_LATE', status: 409, cause: 'Too late | gone.', remedy: 'Read it\nagain.', retryable: false},
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

describe('appendToSection', () => {
  it('puts the text at the end of the section', () => {
    expect(appendToSection('Lead\n\n# Errors\n\nRead them.\n\n# Changelog\n\n- One', 'Errors', 'TABLE')).toBe(
      'Lead\n\n# Errors\n\nRead them.\n\nTABLE\n\n# Changelog\n\n- One',
    );
  });

  it('works for the last section', () => {
    expect(appendToSection('# Errors\n\nRead them.', 'Errors', 'TABLE')).toBe('# Errors\n\nRead them.\n\nTABLE\n');
  });

  it('says which section is missing', () => {
    expect(() => appendToSection('# Changelog', 'Errors', 'TABLE')).toThrow(
      'info.description has no section "# Errors". Add it; the table of error codes is put there.',
    );
  });
});
