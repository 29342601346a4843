import type {CookieRow} from '../../data/cookies';
import type {ConsentChoice} from './choice';

/** The table with the provider's slug in its names. */
export function toStorageRows(rows: readonly CookieRow[], slug: string): readonly CookieRow[] {
  return rows.map((row) => ({...row, name: row.name.replace('{slug}', slug)}));
}

/** Name and lifetime in days of the two cookies that hold the choice. Throws where the table lost one. */
export function toConsentCookieRows(
  rows: readonly CookieRow[],
  slug: string,
): Readonly<Record<keyof ConsentChoice, {readonly name: string; readonly days: number}>> {
  const find = (id: string): {readonly name: string; readonly days: number} => {
    const row = toStorageRows(rows, slug).find((candidate) => candidate.id === id);
    if (typeof row?.lifetime !== 'number')
      throw new Error(`src/data/cookies.ts: no row "${id}" with a lifetime in days. The consent banner keeps the choice there.`);
    return {name: row.name, days: row.lifetime};
  };
  return {analytics: find('analyticsChoice'), marketing: find('marketingChoice')};
}

/** Whether a row is about a name found in a browser; a trailing `*` stands for any rest. */
export function isStoredAs({name}: Pick<CookieRow, 'name'>, found: string): boolean {
  return name.endsWith('*') ? found.startsWith(name.slice(0, -1)) : found === name;
}

/** The rows that this build can bring about: those of scripts that are not configured are left out. */
export function toActiveRows(rows: readonly CookieRow[], configured: readonly string[]): readonly CookieRow[] {
  return rows.filter(({script}) => script === undefined || configured.includes(script));
}

/** The rows of scripts whose category is not allowed: what they keep is removed. */
export function toWithdrawnRows(rows: readonly CookieRow[], choice: ConsentChoice): readonly CookieRow[] {
  return rows.filter(({script, category}) => script !== undefined && category !== 'necessary' && !choice[category]);
}
