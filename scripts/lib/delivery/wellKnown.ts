import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {ApiRow} from '../../../src/data/apis';
import {toDownloadUrls} from '../../../src/model/catalogue/reference';
import {toVersionName} from '../../../src/model/catalogue/versionName';

/** Address of the API catalogue, defined by RFC 9727. */
export const apiCatalogPath = '/.well-known/api-catalog';

/** Media type of the catalogue: a link set with the profile that RFC 9727 defines. */
export const apiCatalogType =
  'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

/**
 * Validity of `security.txt` in days. It is less than the year that RFC 9116 recommends as the
 * maximum, so that it expires if the portal is no longer built.
 */
const VALID_DAYS = 330;

/**
 * Every API with its specification files, reference and version, as a link set (RFC 9727, RFC
 * 9264). `root` is the site's address with trailing slash.
 */
export function toApiCatalog(apis: readonly ApiRow[], root: string): object {
  const toAddress = (api: ApiRow): string => `${root}${api.path.slice(1)}`;
  return {
    linkset: [
      {
        anchor: `${root}${apiCatalogPath.slice(1)}`,
        item: apis.map((api) => ({
          href: toAddress(api),
          title: toVersionName(api),
          version: [api.version],
        })),
      },
      ...apis.map((api) => {
        const {yamlUrl, jsonUrl} = toDownloadUrls(api, root);
        return {
          anchor: toAddress(api),
          'service-desc': [
            {href: yamlUrl, type: 'application/yaml', version: [api.version]},
            {href: jsonUrl, type: 'application/json', version: [api.version]},
          ],
          'service-doc': [
            {
              href: toAddress(api),
              type: 'text/html',
              title: toVersionName(api),
              version: [api.version],
            },
            {href: `${toAddress(api)}.md`, type: 'text/markdown', version: [api.version]},
          ],
        };
      }),
    ],
  };
}

interface SecurityContact {
  readonly email: string;
  /** Languages in which reports are read, starting with the preferred one. */
  readonly languages: readonly string[];
}

/** Where to report a vulnerability (RFC 9116). */
export function toSecurityFile(
  {email, languages}: SecurityContact,
  root: string,
  built: Date,
): string {
  const expires = new Date(built);
  expires.setUTCDate(expires.getUTCDate() + VALID_DAYS);
  const fields: readonly (readonly [name: string, value: string])[] = [
    ['Contact', `mailto:${email}`],
    ['Expires', `${expires.toISOString().slice(0, 10)}T00:00:00Z`],
    ['Preferred-Languages', languages.join(', ')],
    ['Canonical', `${root}.well-known/security.txt`],
  ];
  return `${fields.map(([name, value]) => `${name}: ${value}`).join('\n')}\n`;
}

/** Tells crawlers that they may read everything, and where the lists of pages are. */
export function toRobotsFile(sitemaps: readonly string[]): string {
  return ['User-agent: *', 'Allow: /', '', ...sitemaps.map((url) => `Sitemap: ${url}`), ''].join(
    '\n',
  );
}

interface WellKnownOptions {
  readonly apis: readonly ApiRow[];
  readonly contact: SecurityContact;
  readonly root: string;
  /** Path prefixes of all languages. */
  readonly prefixes: readonly string[];
  readonly built: Date;
}

/** Writes the files that programs request at fixed addresses of a host. */
export async function writeWellKnown(
  folder: string,
  {apis, contact, root, prefixes, built}: WellKnownOptions,
): Promise<void> {
  const sitemaps = prefixes
    .map((prefix) => `${prefix.slice(1)}sitemap.xml`)
    .filter((file) => existsSync(path.join(folder, file)));
  await mkdir(path.join(folder, '.well-known'), {recursive: true});
  await writeFile(
    path.join(folder, apiCatalogPath),
    `${JSON.stringify(toApiCatalog(apis, root), null, 2)}\n`,
  );
  await writeFile(
    path.join(folder, '.well-known', 'security.txt'),
    toSecurityFile(contact, root, built),
  );
  await writeFile(
    path.join(folder, 'robots.txt'),
    toRobotsFile(sitemaps.map((file) => `${root}${file}`)),
  );
}
