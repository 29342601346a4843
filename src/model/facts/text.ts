import type {FactRow} from '../../data/facts';

/** A fact as a reader of one language writes it: `€150,000`, `1. Januar 2027`. */
export function toFactText(fact: FactRow, locale: string): string {
  if (fact.kind === 'date') return toDateText(fact.day, locale);
  return new Intl.NumberFormat(locale, {style: 'currency', currency: fact.currency, maximumFractionDigits: 0}).format(fact.amount);
}

/** A day in full. French writes the first of a month as an ordinal, which Intl does not. */
function toDateText(day: string, locale: string): string {
  const text = new Intl.DateTimeFormat(locale, {dateStyle: 'long', timeZone: 'UTC'}).format(new Date(day));
  return locale === 'fr' ? text.replace(/^1 /, '1er ') : text;
}
