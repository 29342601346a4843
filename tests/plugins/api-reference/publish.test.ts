import {mkdirSync, mkdtempSync, readdirSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import apiReference from '../../../plugins/api-reference';
import {specFiles} from '../../../plugins/api-reference/job';
import type {Reference} from '../../../plugins/api-reference/pages';
import {toApiReferenceOptions} from '../../../src/config/apiReference';
import {api} from '../../support/rows';

const listFiles = (folder: string): readonly string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => path.extname(name) !== '')
    .sort();

it.each([
  ['the default language', 'en', '/', '', 'reference.css'],
  ['another language', 'de', '/de/', 'de', 'de/reference.css'],
  ['another language below a base URL', 'de', '/portal/de/', 'de', 'de/reference.css'],
])(
  'a build of %s publishes the specifications at the addresses that all languages share',
  async (_name, locale, baseUrl, folder, stylesheet) => {
    const site = mkdtempSync(path.join(tmpdir(), 'publish-'));
    const specFolder = mkdtempSync(path.join(tmpdir(), 'kept-'));
    for (const name of Object.values(specFiles)) writeFileSync(path.join(specFolder, name), '{}');
    const outDir = path.join(site, folder);
    mkdirSync(outDir, {recursive: true});
    const siteBaseUrl = baseUrl.replace('de/', '');
    const i18n = {
      currentLocale: locale,
      defaultLocale: 'en',
      localeConfigs: {en: {baseUrl: siteBaseUrl}, de: {baseUrl: `${siteBaseUrl}de/`}},
    };
    const context = {
      siteDir: path.resolve('.'),
      siteConfig: {url: 'https://developer.example'},
      baseUrl,
      i18n,
      generatedFilesDir: specFolder,
    };
    const {postBuild} = apiReference(context as unknown as LoadContext, toApiReferenceOptions());
    const content = {
      pages: [
        {
          item: {
            api: api({id: 'orders', version: 'v1', spec: 'orders/v1'}),
            specFolder,
            specHash: '0',
          },
        },
      ],
      stylesheet: {name: 'reference.css', text: ''},
    } as unknown as Reference;
    await postBuild?.({outDir, content} as unknown as Parameters<NonNullable<typeof postBuild>>[0]);
    expect(listFiles(site)).toEqual(
      [
        'api-specs/orders-v1.0.json',
        'openapi/orders/v1.bundled.json',
        'openapi/orders/v1.bundled.yaml',
        'postman/orders-v1.json',
        stylesheet,
      ].sort(),
    );
  },
);
