import type {PictureWordsRow} from '../../../src/data/pictureWords';
import type {ProductRow} from '../../../src/data/products';
import type {PagePicture} from '../../../src/model/pages/picture';

/** The words of a picture, all in the language of its page's text. */
export interface PictureTexts {
  /** The page's section, above its title. */
  readonly section: string;
  /** First line of the receipt. */
  readonly heading: string;
  /** The receipt's lines, each with a left and a right part. */
  readonly rows: readonly (readonly [name: string, value: string])[];
}

/** The words of a picture apart from its title. Throws if the language has none. */
export function toPictureTexts(
  picture: PagePicture,
  words: readonly PictureWordsRow[],
  products: readonly ProductRow[],
): PictureTexts {
  const {kind, language, product, country, version, date, topics = []} = picture;
  const own = words.find((row) => row.language === language);
  if (!own)
    throw new Error(
      `No words for pictures in "${language}". Add a row to src/data/pictureWords.ts.`,
    );
  const heading = own.kinds[kind];
  const place =
    country === undefined || country === 'any' ? undefined : toCountryName(country, language);
  const rows: readonly (readonly [string, string | undefined])[] = [
    [own.product, product],
    [own.version, version],
    [own.country, place],
    [own.date, date === undefined ? undefined : toDay(date, language)],
    ...topics.slice(0, 2).map((topic) => [own.topic, topic] as const),
  ];
  const stated = rows.flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return {
    section: [
      ...(kind === 'guide' && product !== undefined ? [product] : [heading]),
      ...(place === undefined ? [] : [place]),
    ].join(' · '),
    heading,
    rows:
      stated.length > 0
        ? stated
        : products
            .filter(({id}) => id.startsWith('sign-'))
            .map((row) => [toCountryName(row.country.toUpperCase(), language), row.label] as const),
  };
}

function toCountryName(country: string, language: string): string {
  return new Intl.DisplayNames([language], {type: 'region'}).of(country) ?? country;
}

/** A numeric date, in the format of receipts in the language's countries. */
function toDay(date: string, language: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return {de: `${day}.${month}.${year}`, en: date}[language] ?? `${day}/${month}/${year}`;
}
