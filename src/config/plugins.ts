import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin, PluginConfig} from '@docusaurus/types';
import apiChanges from '../../plugins/api-changes';
import cacheInputs from '../../plugins/cache-inputs';
import dataFiles from '../../plugins/data-files';
import thirdPartyLicences from '../../plugins/third-party-licences';
import {apis} from '../data/apis';
import {laws} from '../data/laws/all';
import {allowedLicences, carriedPackages, licenceReadings} from '../data/licences';
import {locales} from '../data/locales';
import {localisedInstances, type LocalisedInstanceRow} from '../data/localised';
import {site} from '../data/site';
import {specFolders, toSpecFile} from './specs';
import {allRowWords, allTables} from './tables';
import type {QuestionsOptions} from '../../plugins/questions/index';
import {hasHistory} from './history';
import {buildMdxPlugins} from './preset';

const root = path.resolve(__dirname, '../..');

/** The plugin instances for pages in one language only, for the language being built. */
export function buildLocalisedPlugins(locale: string | undefined, editUrl: string): PluginConfig[] {
  const current = locale ?? locales[0].id;
  const rows: readonly LocalisedInstanceRow[] = localisedInstances;
  return rows
    .filter((row) => row.locale === current && existsSync(path.join(root, row.path)))
    .flatMap(({id, kind, path: folder, routeBasePath, sidebars, questions}): PluginConfig[] => {
      const shared = {
        id,
        path: folder,
        routeBasePath,
        editUrl,
        ...buildMdxPlugins(locale),
        showLastUpdateTime: hasHistory,
      };
      const instance: PluginConfig =
        kind === 'pages'
          ? ['@docusaurus/plugin-content-pages', shared]
          : [
              '@docusaurus/plugin-content-docs',
              {...shared, sidebarPath: sidebars, breadcrumbs: true},
            ];
      return questions
        ? [
            instance,
            ['./plugins/questions/index.ts', {pages: questions} satisfies QuestionsOptions],
          ]
        : [instance];
    });
}

/**
 * The plugin that invalidates the bundler's cache when files change that remark plugins read. A
 * function, because it shares its memory with the remark plugins of this configuration.
 */
export function buildCacheInputs(locale: string | undefined): PluginConfig {
  const inputs = [
    ...['src/data', 'src/model', 'src/config', 'plugins', 'static/openapi', '.cache/specs'],
    `i18n/${locale ?? locales[0].id}/code.json`,
  ];
  return (context: LoadContext) => cacheInputs(context, {inputs});
}

/**
 * The plugin that publishes the tables of guides as files. A function, because plugin options ship
 * to browsers with the configuration.
 */
export function buildDataFiles(): PluginConfig {
  return (context: LoadContext) =>
    dataFiles(context, {tables: allTables, laws, translations: allRowWords});
}

/** The plugin that publishes the licences of third-party code in the bundles. */
export function buildThirdPartyLicences(): PluginConfig {
  return (context: LoadContext) =>
    thirdPartyLicences(context, {
      carried: carriedPackages,
      readings: licenceReadings,
      allowed: allowedLicences,
    });
}

/** The plugin that shows the differences between the versions of an API. */
export function buildApiChanges(): PluginConfig {
  const cacheFolder = path.join(root, '.cache', 'api-changes');
  return (context: LoadContext) =>
    apiChanges(context, {
      apis,
      laws,
      siteTitle: site.name,
      specFolder: specFolders.repository,
      cacheFolder,
      toSpecFile,
    }) as Plugin;
}
