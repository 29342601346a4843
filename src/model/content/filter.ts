import {foldWord} from '../search/words';

/** The values by which a list can be filtered, such as countries, and those an entry has. */
export type Facets<Name extends string> = Readonly<Record<Name, readonly string[]>>;

/** The value that a reader chose of each facet, if any. */
export type Choice<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/**
 * Reads a choice from the query of an address, such as `?country=de`. Values that the page doesn't
 * know are left out, so that any address shows the page.
 */
export function parseChoice<Name extends string>(query: string, known: Facets<Name>): Choice<Name> {
  const parameters = new URLSearchParams(query);
  const choice: Partial<Record<Name, string>> = {};
  for (const name of Object.keys(known) as Name[]) {
    const value = parameters.get(name);
    if (value !== null && known[name].includes(value)) choice[name] = value;
  }
  return choice;
}

/** The query for a choice. Parameters that aren't facets stay. */
export function toQuery<Name extends string>(
  query: string,
  choice: Choice<Name>,
  known: Facets<Name>,
): string {
  const parameters = new URLSearchParams(query);
  for (const name of Object.keys(known) as Name[]) {
    const value = choice[name];
    if (value === undefined) parameters.delete(name);
    else parameters.set(name, value);
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** Whether an entry has every chosen value. */
export function hasChoice<Name extends string>(entry: Facets<Name>, choice: Choice<Name>): boolean {
  return (Object.keys(choice) as Name[]).every((name) => {
    const value = choice[name];
    return value === undefined || entry[name].includes(value);
  });
}

/** How many entries a choice would show if this value were chosen too. */
export function countWith<Name extends string>(
  entries: readonly Facets<Name>[],
  choice: Choice<Name>,
  name: NoInfer<Name>,
  value: string,
): number {
  return entries.filter((entry) => hasChoice(entry, {...choice, [name]: value})).length;
}

/** The words that a reader typed, as {@link hasWords} compares them. */
export function toFilterWords(text: string, language: string): readonly string[] {
  return foldWord(text, language).split(/\s+/).filter(Boolean);
}

/** Whether a text has every word, or a longer one that contains it, whatever its case and accents. */
export function hasWords(text: string, words: readonly string[], language: string): boolean {
  const folded = foldWord(text, language);
  return words.every((word) => folded.includes(word));
}

/** The letter under which a word is listed from A to Z; `#` for digits and other characters. */
export function toInitial(word: string): string {
  const [first = ''] = foldWord(word, 'en').toUpperCase();
  return /[A-Z]/.test(first) ? first : '#';
}
