import path from 'node:path';
import {specFiles} from '../../../plugins/api-reference/job';
import {toPlan} from '../../../plugins/api-reference/plan';
import {toApiReferenceOptions} from '../../../src/config/apiReference';
import {readEnv} from '../../../src/config/env';
import {toFetchedFiles} from '../../../src/config/specs';
import {locales} from '../../../src/data/locales';
import {readBundled, type BuiltLocale} from './readOutlines';

const root = path.resolve(__dirname, '../../..');

/**
 * The languages of a built site, as the search reads them. `fetchedSpecs` names the fetched documents that the build shows. The specifications are
 * those the build has bundled for its reference pages.
 */
export function toBuiltLocales(outDir: string, chosen: readonly string[], fetchedSpecs: readonly string[]): readonly BuiltLocale[] {
  const {siteUrl, baseUrl: siteBaseUrl} = readEnv();
  const [first, ...others] = locales.map(({id}) => id as string);
  const options = {...toApiReferenceOptions(), specFiles: toFetchedFiles(fetchedSpecs)};
  const plan = toPlan(options, {siteDir: root, url: siteUrl, siteBaseUrl, baseUrl: siteBaseUrl, locale: first ?? 'en'});
  return chosen.map((locale) => ({
    locale,
    folder: locale === first ? outDir : path.join(outDir, locale),
    baseUrl: locale === first ? siteBaseUrl : `${siteBaseUrl}${locale}/`,
    otherLocales: locale === first ? others : [],
    readSpecification: (api) => {
      const item = plan.find(({key}) => key === `${api.id}/${api.version}`);
      if (!item) throw new Error(`The catalogue has no API ${api.id}/${api.version}.`);
      return readBundled(path.join(item.specFolder, specFiles.json));
    },
  }));
}
