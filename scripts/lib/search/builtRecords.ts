import {existsSync} from 'node:fs';
import path from 'node:path';
import {locales} from '../../../src/data/locales';
import {toHostedRecords, type HostedRecord} from '../../../src/model/search/hosted';
import {toBuiltLocales} from './builtLocales';
import {readRecords} from './readOutlines';

/** The records of every language in a build, in the form of the hosted index. */
export async function readHostedRecords(
  folder: string,
  onLocale: (locale: string, count: number) => void = () => undefined,
): Promise<readonly HostedRecord[]> {
  if (!existsSync(path.join(folder, 'index.html')))
    throw new Error(`${folder} contains no built site. Run "npm run build" first.`);
  const built = locales
    .map(({id}) => id)
    .filter(
      (locale, number) => number === 0 || existsSync(path.join(folder, locale, 'index.html')),
    );
  const records: HostedRecord[] = [];
  for (const one of toBuiltLocales(folder, built)) {
    const own = toHostedRecords(await readRecords(one), one.locale);
    onLocale(one.locale, own.length);
    records.push(...own);
  }
  return records;
}
