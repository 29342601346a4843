/** How a language writes thousands and decimals, and its months from January to December. */
interface NumberForm {
  readonly group: string;
  readonly decimal: string;
  readonly months: readonly string[];
}

const names = (text: string): readonly string[] => text.split(' ');

const FORMS: Readonly<Record<'en', NumberForm> & Partial<Record<string, NumberForm>>> = {
  en: {
    group: ',',
    decimal: '.',
    months: names(
      'January February March April May June July August September October November December',
    ),
  },
  de: {
    group: '.',
    decimal: ',',
    months: names(
      'Januar|Jänner Februar|Feber März April Mai Juni Juli August September Oktober November Dezember',
    ),
  },
  es: {
    group: '.',
    decimal: ',',
    months: names(
      'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    ),
  },
  it: {
    group: '.',
    decimal: ',',
    months: names(
      'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
    ),
  },
  fr: {
    group: '\u202F',
    decimal: ',',
    months: names(
      'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
    ),
  },
};

/** Words for the numbers from zero to twelve, which a translation may write as digits. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  en: names('zero one two three four five six seven eight nine ten eleven twelve'),
  de: names('null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'),
  es: names('cero un dos tres cuatro cinco seis siete ocho nueve diez once doce'),
  it: names('zero un due tre quattro cinque sei sette otto nove dieci undici dodici'),
  fr: names('zéro un deux trois quatre cinq six sept huit neuf dix onze douze'),
};

/**
 * The numbers in a text, each in one form for all languages: `1,000.5` and `1.000,5` become
 * `1000.5`. Days become `2026-11-20`, months `2026-11`. `€` and `%` count too.
 */
export function toNumbers(text: string, language: string): readonly string[] {
  const {group, decimal, months} = FORMS[language] ?? FORMS.en;
  const dated = months.reduce(
    (rest, month, index) =>
      rest.replace(
        new RegExp(
          `(?:(?<![\\p{L}\\d])(\\d{1,2})(?:\\.|er|º|°)?\\s(?:de\\s)?)?(?:${month})(?:\\s(?:de\\s)?(\\d{4}))?(?!\\p{L})`,
          'giu',
        ),
        (whole, day: string | undefined, year: string | undefined) =>
          // The month alone may be another word, such as "may".
          day === undefined && year === undefined
            ? whole
            : ` D${year ?? ''}x${index + 1}x${day ?? ''} `,
      ),
    text,
  );
  const grouped = dated.replace(
    new RegExp(`(?<![\\d.,])\\d{1,3}(?:[${group}\u00A0]\\d{3})+(?!\\d)`, 'g'),
    (number) => number.replace(/\D/g, ''),
  );
  const plain = grouped.replace(new RegExp(`(?<=\\d)\\${decimal}(?=\\d)`, 'g'), '.');
  return [...plain.matchAll(/D\d*x\d+x\d*|\d+(?:\.\d+)*|[€%]/g)].map(([number]) => number);
}

/** Whether a text has a small number as a word, for example `two` for `2`. */
export function hasNumberWord(text: string, number: string, language: string): boolean {
  const word = /^\d+$/.test(number) ? WORDS[language]?.[Number(number)] : undefined;
  return word !== undefined && new RegExp(`(?<!\\p{L})${word}`, 'iu').test(text);
}
