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

/** English texts write the day first, which Intl does only with a region. */
const WITH_REGION: Readonly<Record<string, string>> = {en: 'en-GB'};

/**
 * A date from an ISO 8601 day, in the format of one language: `1 January 2027`, `1. Januar 2027`,
 * `1er janvier 2027`. Without `format`, it has the full name of the month and the year.
 */
export function toDateText(
  day: string,
  locale: string,
  format: Intl.DateTimeFormatOptions = {dateStyle: 'long'},
): string {
  const text = new Intl.DateTimeFormat(WITH_REGION[locale] ?? locale, {
    ...format,
    timeZone: 'UTC',
  }).format(new Date(day));
  return text.replace(/^1 /, FIRST_OF_MONTH[locale] ?? '1 ');
}
