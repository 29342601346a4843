import type {Stem} from './analyse';

/** Loads a language's stemmer, which is a separate file; `undefined` for a language without one. */
const loaders: Readonly<Record<string, () => Promise<{readonly stemmer: Stem}>>> = {
  en: () => import('@orama/stemmers/english'),
  de: () => import('@orama/stemmers/german'),
  es: () => import('@orama/stemmers/spanish'),
  it: () => import('@orama/stemmers/italian'),
  fr: () => import('@orama/stemmers/french'),
};

/** The stemmer of a language. In languages without a stemmer, words stay unchanged. */
export async function loadStemmer(language: string): Promise<Stem> {
  const load = loaders[language];
  return load ? (await load()).stemmer : (word) => word;
}
