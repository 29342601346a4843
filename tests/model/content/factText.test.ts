import {describe, expect, it} from 'vitest';
import {toDateText, toFactText} from '../../../src/model/content/factText';

describe('toFactText', () => {
  it('formats amounts and dates for each language', () => {
    const fine = {kind: 'money', amount: 150_000, currency: 'EUR', law: 'x'} as const;
    const start = {kind: 'date', day: '2027-01-01', law: 'x'} as const;
    expect(toFactText(fine, 'en')).toBe('€150,000');
    expect(toFactText(fine, 'de').replace(/\s/g, ' ')).toBe('150.000 €');
    expect(toFactText(start, 'en')).toBe('1 January 2027');
    expect(toFactText(start, 'es')).toBe('1 de enero de 2027');
    expect(toFactText(start, 'fr')).toBe('1er janvier 2027');
    expect(toFactText(start, 'it')).toBe('1° gennaio 2027');
    expect(toFactText({...start, day: '2027-01-21'}, 'it')).toBe('21 gennaio 2027');
  });
});

describe('toDateText', () => {
  it('writes the day first in English, as the texts do, in short dates too', () => {
    expect(toDateText('2026-11-20', 'en')).toBe('20 November 2026');
    expect(toDateText('2026-11-20', 'en', {dateStyle: 'medium'})).toBe('20 Nov 2026');
    expect(toDateText('2026-11-20', 'en', {day: 'numeric', month: 'long'})).toBe('20 November');
    expect(toDateText('2026-11-20T23:59:00Z', 'de', {dateStyle: 'medium'})).toBe('20.11.2026');
  });
});
