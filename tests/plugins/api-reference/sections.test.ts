import {describe, expect, it} from 'vitest';
import {
  appendToSection,
  insertSection,
  prependToSection,
} from '../../../plugins/api-reference/sections';

describe('appendToSection', () => {
  it('puts the text at the end of the section', () => {
    expect(
      appendToSection('Lead\n\n# Errors\n\nRead them.\n\n# Changelog\n\n- One', 'Errors', 'TABLE'),
    ).toBe('Lead\n\n# Errors\n\nRead them.\n\nTABLE\n\n# Changelog\n\n- One');
  });

  it('works for the last section', () => {
    expect(appendToSection('# Errors\n\nRead them.', 'Errors', 'TABLE')).toBe(
      '# Errors\n\nRead them.\n\nTABLE\n',
    );
  });

  it('names the missing section', () => {
    expect(() => appendToSection('# Changelog', 'Errors', 'TABLE')).toThrow(
      'info.description has no section "# Errors". Add it; the table of error codes is put there.',
    );
  });
});

describe('prependToSection', () => {
  it('puts the text at the beginning of the section', () => {
    expect(
      prependToSection('Lead\n\n# Rate limits\n\nFew.\n\n# Errors', 'Rate limits', 'TEXT'),
    ).toBe('Lead\n\n# Rate limits\n\nTEXT\n\nFew.\n\n# Errors');
  });

  it('merges two lists into one', () => {
    expect(
      prependToSection(
        '# Conventions\n\n- **Metadata.** Yours.',
        'Conventions',
        'Compare.\n\n- **IDs.** Yours.',
      ),
    ).toBe('# Conventions\n\nCompare.\n\n- **IDs.** Yours.\n- **Metadata.** Yours.');
  });

  it('adds a section that is missing, as it can be in a fetched document', () => {
    expect(prependToSection('Lead\n', 'Conventions', 'TEXT')).toBe(
      'Lead\n\n# Conventions\n\nTEXT\n',
    );
  });
});

describe('insertSection', () => {
  it('puts a section before another one, or at the end', () => {
    expect(insertSection('Lead\n\n# Changelog\n\n- One', 'Migration', 'TEXT', 'Changelog')).toBe(
      'Lead\n\n# Migration\n\nTEXT\n\n# Changelog\n\n- One',
    );
    expect(insertSection('Lead', 'Migration', 'TEXT', 'Changelog')).toBe(
      'Lead\n\n# Migration\n\nTEXT\n',
    );
  });
});
