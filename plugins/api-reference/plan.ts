import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ApiRow} from '../../src/data/apis';
import type {RedocLabels} from '../../src/data/redocLabels';
import {toReferenceSlug} from '../../src/model/catalogue/reference';
import {readCode, readSpecificationFiles, toCacheKey} from '../specification-files/cache';
import type {JobItem, RenderJob} from './job';
import {baseUrlMark, toMarks} from './marks';
import type {ApiReferenceOptions} from './options';
import {toRedocPatches} from './redocPatches';

/** Folders and language of the work. */
export interface Site {
  readonly siteDir: string;
  readonly url: string;
  /** Base URL of the default language and of this build's language. */
  readonly siteBaseUrl: string;
  readonly baseUrl: string;
  readonly locale: string;
}

export interface PlannedItem extends JobItem {
  readonly api: ApiRow;
  /** Part of the published specification's name, which changes with its contents. */
  readonly specHash: string;
}

/** The path of a row's specification in this build. */
export function toEntry(
  {specFolder, specFiles}: Pick<ApiReferenceOptions, 'specFolder' | 'specFiles'>,
  siteDir: string,
  spec: string,
): string {
  return specFiles[spec] ?? path.join(siteDir, specFolder, `${spec}.yaml`);
}

/** Folder of the repository's specifications, which may refer to each other's files. */
export function toPartsFolder(
  {specFolder}: Pick<ApiReferenceOptions, 'specFolder'>,
  siteDir: string,
): string {
  return path.join(siteDir, specFolder);
}

/** The viewer's texts. Throws if the language has none. */
export function toLabels(
  {labels}: Pick<ApiReferenceOptions, 'labels'>,
  {locale}: Pick<Site, 'locale'>,
): RedocLabels {
  const own = labels[locale];
  if (!own) throw new Error(`src/data/redocLabels.ts has no words for "${locale}". Add them.`);
  return own;
}

/**
 * The child process's job for `items`, which is the same in every language: marks take the place of
 * words and base URL.
 */
export function toJob(
  options: ApiReferenceOptions,
  site: Site,
  items: readonly JobItem[],
): RenderJob {
  const {apis, viewer, codeLanguages} = options;
  const labels = toMarks(toLabels(options, site));
  const modules = {
    colourShim: path.join(__dirname, 'colourShim.cjs'),
    sanitizer: path.join(__dirname, 'render', 'sanitizer.ts'),
    expandAll: path.join(__dirname, 'browser', 'ExpandAll.tsx'),
  };
  return {
    items,
    partsFolder: toPartsFolder(options, site.siteDir),
    labels,
    patches: toRedocPatches(labels, modules),
    viewer,
    codeLanguages,
    apiUrls: toApiUrls(apis, site),
    siteOrigin: site.url,
    baseUrl: baseUrlMark,
  };
}

/**
 * The inputs of each API, with cache folders named after them: the specification's files, our code,
 * the viewer's versions and options. All languages share the folders.
 */
export function toPlan(
  {
    apis,
    specFolder,
    specFiles,
    cacheFolder,
    labels,
    codeLanguages,
    viewer,
    sections,
  }: ApiReferenceOptions,
  site: Site,
): readonly PlannedItem[] {
  const code = toCacheKey(
    readCode(__dirname),
    readCode(path.join(__dirname, '../code-samples')),
    readCode(path.join(__dirname, '../http-examples')),
    readCode(path.join(__dirname, '../specification-files')),
    ...['content', 'json', 'openapi'].map((folder) =>
      readCode(path.join(__dirname, '../../src/model', folder)),
    ),
    readVersions(site.siteDir),
  );
  const root = path.join(site.siteDir, cacheFolder);
  const apiUrls = toApiUrls(apis, site);
  const marks = toMarks(toLabels({labels}, site));
  return apis.map((api) => {
    const entry = toEntry({specFolder, specFiles}, site.siteDir, api.spec);
    const specHash = toCacheKey(
      [...readSpecificationFiles(entry, toPartsFolder({specFolder}, site.siteDir)).values()],
      code,
      apiUrls,
      sections[api.spec] ?? {},
    );
    const pageHash = toCacheKey(specHash, marks, codeLanguages, viewer);
    const slug = toReferenceSlug(api.id, api.version);
    return {
      api,
      key: `${api.id}/${api.version}`,
      entry,
      sections: sections[api.spec] ?? {},
      specHash,
      specFolder: path.join(root, 'specifications', `${slug}.${specHash}`),
      pageFolder: path.join(root, 'pages', `${slug}.${pageHash}`),
    };
  });
}

/** The package files of the tools that bundle and render, which contain their versions. */
function readVersions(siteDir: string): string {
  const makers = [
    'redoc',
    '@redocly/openapi-core',
    'styled-components',
    'react',
    '@readme/httpsnippet',
    'openapi-to-postmanv2',
    'rehype-sanitize',
    'ajv',
  ];
  return makers
    .map((name) => readFileSync(path.join(siteDir, 'node_modules', name, 'package.json'), 'utf8'))
    .join('\0');
}

/** Complete addresses of the pages, by `id/version`. */
function toApiUrls(apis: readonly ApiRow[], {url, siteBaseUrl}: Site): RenderJob['apiUrls'] {
  return Object.fromEntries(
    apis.map(({id, version, path: address}) => [
      `${id}/${version}`,
      `${url}${siteBaseUrl}${address.slice(1)}`,
    ]),
  );
}
