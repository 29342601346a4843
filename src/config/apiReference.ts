import type {PluginConfig} from '@docusaurus/types';
import type {ApiReferenceOptions} from '../../plugins/api-reference/options';
import {apis} from '../data/apis';
import {codeLanguages} from '../data/codeLanguages';
import {conventions} from '../data/conventions/rows';
import {conventionTexts} from '../data/conventions/texts';
import {redocLabels} from '../data/redocLabels';
import {toConventionSections} from '../model/conventions/sections';
import {readEnv, type Env} from './env';
import {redocTheme} from './redocTheme';
import {toFetchedFiles} from './specs';

/** The settings of the reference pages. */
export function toApiReferenceOptions(
  {siteUrl, baseUrl, fetchedSpecs}: Env = readEnv(),
): ApiReferenceOptions {
  return {
    apis,
    specFolder: 'static/openapi',
    specFiles: toFetchedFiles(fetchedSpecs),
    cacheFolder: '.cache/api-reference',
    stylesheet: 'src/features/api-reference/reference.css',
    labels: redocLabels,
    sections: Object.fromEntries(
      conventions.map((row) => [
        row.spec,
        toConventionSections(row, conventionTexts, `${siteUrl}${baseUrl}conventions`),
      ]),
    ),
    codeLanguages,
    viewer: {
      scrollYOffset: 60,
      onlyRequiredInSamples: true,
      expandSingleSchemaField: true,
      menuToggle: true,
      disableSearch: true,
      expandResponses: '200,201,202',
      schemasExpansionLevel: 1,
      theme: redocTheme,
    },
  };
}

/** The plugin for reference pages, with its tables. */
export function buildApiReferencePlugin(): PluginConfig {
  // A function, because Docusaurus ships plugin options to every reader inside the site's
  // configuration.
  return ['./plugins/api-reference/index.ts', {read: toApiReferenceOptions}];
}
