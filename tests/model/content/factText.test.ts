import {describe, expect, it} from 'vitest';
import {locales} from '../../../src/data/locales';
import {toDateText, toFactText, toYearsText} from '../../../src/model/content/factText';

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
    expect(toDateText('2026-11-20', 'en', 'medium')).toBe('20 Nov 2026');
    expect(toDateText('2026-11-20', 'en', 'day')).toBe('20 November');
    expect(toDateText('2026-11', 'en', 'month')).toBe('Nov 2026');
    expect(toDateText('2026-11', 'de', 'month')).toBe('November 2026');
    expect(toDateText('2026-11-20T23:59:00Z', 'de', 'medium')).toBe('20.11.2026');
  });
});

describe('the forms of dates and amounts', () => {
  it.each(locales.map(({id}) => id))('are those of Intl in %s', (locale) => {
    const name = locale === 'en' ? 'en-GB' : locale;
    const long = new Intl.DateTimeFormat(name, {dateStyle: 'long', timeZone: 'UTC'});
    const medium = new Intl.DateTimeFormat(name, {dateStyle: 'medium', timeZone: 'UTC'});
    const day = new Intl.DateTimeFormat(name, {day: 'numeric', month: 'long', timeZone: 'UTC'});
    for (const at of days()) {
      const iso = at.toISOString();
      expect(withoutOrdinal(toDateText(iso, locale))).toBe(long.format(at));
      expect(withoutOrdinal(toDateText(iso, locale, 'medium'))).toBe(medium.format(at));
      expect(withoutOrdinal(toDateText(iso, locale, 'day'))).toBe(day.format(at));
    }
    const years = new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: 'year',
      unitDisplay: 'long',
    });
    expect(toYearsText(8, locale)).toBe(years.format(8).replace(/\s/g, ' '));
    const euros = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'EUR',
      maximumFractionDigits: 0,
    });
    for (const amount of [0, 999, 1_000, 9_999, 10_000, 150_000, 1_234_567])
      expect(toFactText({kind: 'money', amount, currency: 'EUR', law: 'x'}, locale)).toBe(
        euros.format(amount),
      );
  });
});

/** Every day of a leap year. */
function days(): readonly Date[] {
  return Array.from({length: 366}, (_, index) => new Date(Date.UTC(2024, 0, 1 + index)));
}

/** Intl doesn't write the first of a month as an ordinal number. */
function withoutOrdinal(text: string): string {
  return text.replace(/^1(?:er|°) /, '1 ');
}
