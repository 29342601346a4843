import {describe, expect, it} from 'vitest';
import {toTextParts} from '../../../src/model/figures/inlineCode';
import {toCodeWords, toLines, toPlainText, toTextWidth} from '../../../src/model/figures/text';

describe('lines of a label', () => {
  it('are as few as possible, of about the same length', () => {
    expect(toLines('PUT tx', 100, 13)).toEqual(['PUT tx']);
    expect(toLines('too many records, 24 h', 136, 13)).toEqual(['too many', 'records, 24 h']);
  });

  it('only break long paths after slashes and hyphens', () => {
    expect(toLines('PUT /signature-creation-unit', 100, 13).join('|')).toBe(
      'PUT /signature-|creation-unit',
    );
    expect(toLines('Aufzeichnungssystem', 40, 13)).toEqual(['Aufzeichnungssystem']);
  });

  it('lose nothing', () => {
    const text = 'PUT …/clients/{client_id}: kind and dates';
    expect(toLines(text, 90, 13).join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
  });

  it('are wider the longer they are, and wide where a character is unknown', () => {
    expect(toTextWidth('mm', 13)).toBeGreaterThan(toTextWidth('ii', 13));
    expect(toTextWidth('字', 10)).toBeGreaterThan(10);
  });
});

describe('code in a text', () => {
  it('has the width of its own font, without its backticks', () => {
    expect(toTextWidth('`iiii`', 10)).toBeCloseTo(4 * 0.6 * 10);
    expect(toTextWidth('or `iiii`', 10)).toBeGreaterThan(toTextWidth('or iiii', 10));
  });

  it('breaks between its words, and inside a long one', () => {
    expect(toCodeWords('send `GET /status` to `a`')).toBe('send `GET` `/status` to `a`');
    expect(toLines(toCodeWords('`GET /status`'), 60, 13)).toEqual(['`GET`', '`/status`']);
    expect(toLines('400 `E_FAILED_SCHEMA`', 100, 13)).toEqual(['400 `E_``FAILED_`', '`SCHEMA`']);
  });

  it('is in backticks', () => {
    expect(toTextParts('use `AMPEL` here')).toEqual([
      {text: 'use ', isCode: false},
      {text: 'AMPEL', isCode: true},
      {text: ' here', isCode: false},
    ]);
    expect(toTextParts('`0`')).toEqual([{text: '0', isCode: true}]);
    expect(toPlainText('use `AMPEL` here')).toBe('use AMPEL here');
  });
});
