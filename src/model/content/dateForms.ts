import type {LocaleId} from '../../data/locales';

/** How one language writes days, years and whole euros. */
export interface DateForm {
  readonly months: readonly string[];
  /** Months in short dates. Without them, these are numbers: `03.11.2026`. */
  readonly shortMonths?: readonly string[];
  /** Between day and month. */
  readonly afterDay: string;
  /** Between a whole month and the year. */
  readonly beforeYear: string;
  /** The first of a month, where it is an ordinal number. */
  readonly first?: string;
  /** More than one year. */
  readonly years: string;
  /** Between thousands. */
  readonly thousands: string;
  /** Whether amounts from 1,000 to 9,999 have no separator. */
  readonly plainThousands?: boolean;
}

/**
 * Dates and amounts per language, as `Intl` writes them. Loading `Intl` takes 55 of 415 ms of a
 * guide's start, and browsers of another age write `Sept` or `Sep`, other than the HTML.
 */
export const dateForms = {
  en: {
    months: toList(
      'January February March April May June July August September October November December',
    ),
    shortMonths: toList('Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'),
    afterDay: ' ',
    beforeYear: ' ',
    years: 'years',
    thousands: ',',
  },
  es: {
    months: toList(
      'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    ),
    shortMonths: toList('ene feb mar abr may jun jul ago sept oct nov dic'),
    afterDay: ' de ',
    beforeYear: ' de ',
    years: 'años',
    thousands: '.',
    plainThousands: true,
  },
  de: {
    months: toList(
      'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
    ),
    afterDay: '. ',
    beforeYear: ' ',
    years: 'Jahre',
    thousands: '.',
  },
  it: {
    months: toList(
      'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
    ),
    shortMonths: toList('gen feb mar apr mag giu lug ago set ott nov dic'),
    afterDay: ' ',
    beforeYear: ' ',
    first: '1°',
    years: 'anni',
    thousands: '.',
    plainThousands: true,
  },
  fr: {
    months: toList(
      'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
    ),
    shortMonths: toList('janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'),
    afterDay: ' ',
    beforeYear: ' ',
    first: '1er',
    years: 'ans',
    thousands: '\u202f',
  },
} as const satisfies Readonly<Record<LocaleId, DateForm>>;

function toList(words: string): readonly string[] {
  return words.split(' ');
}
