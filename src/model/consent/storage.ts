import type {CookieRow} from '../../data/cookies';
import type {ConsentChoice} from './choice';

/** The table with the provider's slug filled into the names. */
export function toStorageRows(rows: readonly CookieRow[], slug: string): readonly CookieRow[] {
  return rows.map((row) => ({...row, name: row.name.replace('{slug}', slug)}));
}

/**
 * Name and lifetime in days of the two cookies that store the choice. Throws if the table lacks one
 * of them.
 */
export function toConsentCookieRows(
  rows: readonly CookieRow[],
  slug: string,
): Readonly<Record<keyof ConsentChoice, {readonly name: string; readonly days: number}>> {
  const find = (id: string): {readonly name: string; readonly days: number} => {
    const row = toStorageRows(rows, slug).find((candidate) => candidate.id === id);
    if (typeof row?.lifetime !== 'number')
      throw new Error(
        `src/data/cookies.ts: no row "${id}" with a lifetime in days. The consent banner keeps the choice there.`,
      );
    return {name: row.name, days: row.lifetime};
  };
  return {analytics: find('analyticsChoice'), marketing: find('marketingChoice')};
}

/** Whether a row covers a name found in a browser. A trailing `*` matches any suffix. */
export function isStoredAs({name}: Pick<CookieRow, 'name'>, found: string): boolean {
  return name.endsWith('*') ? found.startsWith(name.slice(0, -1)) : found === name;
}

/** The rows that apply to this build, without those of scripts that aren't configured. */
export function toActiveRows(
  rows: readonly CookieRow[],
  configured: readonly string[],
): readonly CookieRow[] {
  return rows.filter(({script}) => script === undefined || configured.includes(script));
}

/** The rows of scripts whose category isn't allowed. Their stored values are removed. */
export function toWithdrawnRows(
  rows: readonly CookieRow[],
  choice: ConsentChoice,
): readonly CookieRow[] {
  return rows.filter(
    ({script, category}) => script !== undefined && category !== 'necessary' && !choice[category],
  );
}
