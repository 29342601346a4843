import type {FactRow} from '../../data/facts';

/** A fact as a reader of one language writes it: `€150,000`, `1. Januar 2027`. */
export function toFactText(fact: FactRow, locale: string): string {
  return fact.kind === 'money'
    ? new Intl.NumberFormat(locale, {style: 'currency', currency: fact.currency, maximumFractionDigits: 0}).format(fact.amount)
    : new Intl.DateTimeFormat(locale, {dateStyle: 'long', timeZone: 'UTC'}).format(new Date(fact.day));
}
