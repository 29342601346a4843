import type {FactRow} from '../../data/facts';

/** A fact in the format of one language: `€150,000`, `1. Januar 2027`. */
export function toFactText(fact: FactRow, locale: string): string {
  if (fact.kind === 'date') return toDateText(fact.day, locale);
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: fact.currency,
    maximumFractionDigits: 0,
  }).format(fact.amount);
}

/** The first of a month in languages that write it as an ordinal, which Intl doesn't do. */
const FIRST_OF_MONTH: Readonly<Record<string, string>> = {fr: '1er ', it: '1° '};

/**
 * A full date from an ISO 8601 day, in the format of one language: `1. Januar 2027`,
 * `1er janvier 2027`.
 */
export function toDateText(day: string, locale: string): string {
  const text = new Intl.DateTimeFormat(locale, {dateStyle: 'long', timeZone: 'UTC'}).format(
    new Date(day),
  );
  return text.replace(/^1 /, FIRST_OF_MONTH[locale] ?? '1 ');
}
