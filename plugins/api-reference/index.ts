import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, OptionValidationContext, Plugin} from '@docusaurus/types';
import {aliasedSitePath, normalizeUrl} from '@docusaurus/utils';
import {browserModules, toBundlerConfig, writeModules} from './bundler';
import {readSpecificationFiles} from '../specification-files/cache';
import {optionsSchema, type ApiReferenceInput, type ApiReferenceOptions} from './options';
import {readReference, type Reference} from './pages';
import {toEntry, toLabels, toPartsFolder, type Site} from './plan';
import {publishFragments, publishSpecifications, publishStylesheet, removeSources} from './publish';
import {toRedocPatches} from './redocPatches';
import {renderReference} from './renderPlan';

/**
 * Adds the reference pages of all APIs in the catalogue. They are bundled and rendered during the
 * build and are static on the page.
 */
export default function apiReference(
  {siteDir, siteConfig, baseUrl, i18n, generatedFilesDir}: LoadContext,
  options: ApiReferenceOptions,
): Plugin<Reference> {
  const siteBaseUrl = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? baseUrl;
  const site: Site = {
    siteDir,
    url: siteConfig.url,
    siteBaseUrl,
    baseUrl,
    locale: i18n.currentLocale,
  };
  const labels = toLabels(options, site);
  const findEntry = (spec: string): string => toEntry(options, siteDir, spec);
  const folder = path.join(generatedFilesDir, 'api-reference');
  return {
    name: 'api-reference',
    async loadContent() {
      const plan = await renderReference(options, site, folder);
      return readReference(plan, site, {
        labels,
        ownStyles: readFileSync(path.join(siteDir, options.stylesheet), 'utf8'),
        folder: path.join(folder, 'pages'),
      });
    },
    async contentLoaded({content, actions: {addRoute, createData}}) {
      for (const {page, item} of content.pages) {
        const data = await createData(
          `${page.key.replaceAll('/', '-')}.json`,
          JSON.stringify(page),
        );
        // Relative to the site's alias, because an absolute path would end up in the scripts and
        // make them differ between build folders.
        addRoute({
          path: normalizeUrl([baseUrl, item.api.path]),
          component: '@theme/ApiPage',
          exact: true,
          modules: {page: aliasedSitePath(data, siteDir)},
        });
      }
    },
    configureWebpack({mode}, isServer, _utils, content) {
      const modules = writeModules(
        folder,
        content,
        {...options.viewer, labels: labels.settable},
        toRedocPatches(labels, browserModules),
      );
      const config = toBundlerConfig(modules, isServer);
      if (mode !== 'development') return config;
      const devFolder = path.join(folder, 'development');
      for (const publish of [publishStylesheet, publishSpecifications, publishFragments])
        publish(content, devFolder);
      return {...config, devServer: {static: [{directory: devFolder, publicPath: baseUrl}]}};
    },
    async postBuild({outDir, content}) {
      publishStylesheet(content, outDir);
      removeSources(path.join(siteDir, options.specFolder), outDir);
      // All languages share one address. A build of a single language needs the files there too.
      publishSpecifications(content, path.join(outDir, path.posix.relative(baseUrl, siteBaseUrl)));
    },
    getPathsToWatch: () =>
      options.apis.flatMap(({spec}) =>
        existsSync(findEntry(spec))
          ? [...readSpecificationFiles(findEntry(spec), toPartsFolder(options, siteDir)).keys()]
          : [],
      ),
  };
}

interface ValidationContext {
  readonly options: ApiReferenceInput;
  readonly validate: OptionValidationContext<ApiReferenceOptions, ApiReferenceOptions>['validate'];
}

export function validateOptions({options, validate}: ValidationContext): ApiReferenceOptions {
  return validate(optionsSchema, options.read());
}
