import {dateForms, type DateForm} from './dateForms';
import type {FactRow} from '../../data/facts';
import type {LocaleId} from '../../data/locales';

/** A fact in the format of one language: `€150,000`, `1. Januar 2027`. */
export function toFactText(fact: FactRow, locale: string): string {
  if (fact.kind === 'date') return toDateText(fact.day, locale);
  const {thousands, plainThousands} = toForm(locale);
  const digits = String(fact.amount);
  const amount =
    plainThousands && digits.length < 5 ? digits : digits.replace(/\B(?=(\d{3})+$)/g, thousands);
  return locale === 'en' ? `€${amount}` : `${amount}\u00a0€`;
}

/**
 * `long` has the whole name of the month, `medium` is short, `day` is long without the year, and
 * `month` is medium without the day.
 */
export type DateStyle = 'long' | 'medium' | 'day' | 'month';

/**
 * A date from an ISO 8601 day, time (UTC) or month, in the format of one language: `1 January 2027`,
 * `1. Januar 2027`, `1er janvier 2027`.
 */
export function toDateText(at: string, locale: string, style: DateStyle = 'long'): string {
  const {months, shortMonths, afterDay, beforeYear, first} = toForm(locale);
  const [year, month, day] = new Date(at).toISOString().slice(0, 10).split('-');
  const index = Number(month) - 1;
  if (style === 'month') return `${(shortMonths ?? months)[index]} ${year}`;
  if (style === 'medium' && !shortMonths) return `${day}.${month}.${year}`;
  const start = first !== undefined && day === '01' ? first : String(Number(day));
  if (style === 'medium') return `${start} ${shortMonths?.[index]} ${year}`;
  const text = `${start}${afterDay}${months[index]}`;
  return style === 'day' ? text : `${text}${beforeYear}${year}`;
}

/** More than one year in one language: `8 years`. */
export function toYearsText(years: number, locale: string): string {
  return `${years} ${toForm(locale).years}`;
}

function toForm(locale: string): DateForm {
  return dateForms[locale as LocaleId];
}
