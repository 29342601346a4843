import type {Config} from '@docusaurus/types';
import {simpleHash} from '@docusaurus/utils';
import {announcement} from '../data/announcement';
import {locales} from '../data/locales';
import {siteStorage} from '../data/siteStorage';
import {toStoragePreflight} from '../model/choices/storagePreflight';
import type {Env} from './env';

/** One set of stored values for all languages. */
export function buildSiteStorage(): NonNullable<Config['storage']> {
  return {type: 'localStorage', namespace: siteStorage.namespace};
}

/** The inline script that converts a reader's stored values to the format of this build. */
export function buildStoragePreflight({
  siteUrl,
  baseUrl,
}: Pick<Env, 'siteUrl' | 'baseUrl'>): string {
  return toStoragePreflight({
    storage: siteStorage,
    formerNamespaces: toFormerNamespaces(siteUrl, baseUrl),
    announcement: announcement.id,
  });
}

/**
 * The namespaces that Docusaurus 3.10.2 derives from each language's base URL by default, as
 * earlier builds used them.
 */
function toFormerNamespaces(
  siteUrl: string,
  siteBaseUrl: string,
): Readonly<Record<string, string>> {
  const [{id: defaultLocale}] = locales;
  return Object.fromEntries(
    locales.map(({id, htmlLang}) => [
      htmlLang,
      simpleHash(`${siteUrl}${siteBaseUrl}${id === defaultLocale ? '' : `${id}/`}`, 3),
    ]),
  );
}
