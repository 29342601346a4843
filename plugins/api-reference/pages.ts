import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {RedocLabels} from '../../src/data/redocLabels';
import {
  toDownloadUrls,
  toReferenceSlug,
  type ReferencePage,
} from '../../src/model/catalogue/reference';
import {toCacheKey, writeWhole} from '../specification-files/cache';
import {pageFiles, type RenderedPage} from './job';
import {fillMarks} from './marks';
import type {PlannedItem, Site} from './plan';
import {minify, toStylesheet} from './styles';

/** The data for one page's route, and the files behind it. */
interface ReadyPage {
  readonly item: PlannedItem;
  readonly page: ReferencePage;
  readonly htmlFile: string;
}

/** All files that the build publishes for its language. */
export interface Reference {
  readonly pages: readonly ReadyPage[];
  readonly stylesheet: {readonly name: string; readonly text: string};
}

interface ReferenceOptions {
  readonly labels: RedocLabels;
  readonly ownStyles: string;
  /** Folder for the pages in the site's language. */
  readonly folder: string;
}

/**
 * The pages of a plan after its job has run, read from the cache and filled with the words of the
 * site's language, and their shared stylesheet.
 */
export function readReference(
  plan: readonly PlannedItem[],
  site: Site,
  {labels, ownStyles, folder}: ReferenceOptions,
): Reference {
  const rendered = plan.map((item) => ({
    item,
    data: JSON.parse(
      readFileSync(path.join(item.pageFolder, pageFiles.data), 'utf8'),
    ) as RenderedPage,
  }));
  const text = minify(`${toStylesheet(rendered.map(({data}) => data.styles))}\n${ownStyles}`);
  const stylesheet = {name: `api-specs/reference.${toCacheKey(text)}.css`, text};
  const pages = rendered.map(({item, data}) => {
    const html = readFileSync(path.join(item.pageFolder, pageFiles.html), 'utf8');
    const htmlFile = path.join(folder, `${toReferenceSlug(item.api.id, item.api.version)}.html`);
    writeWhole(htmlFile, fillMarks(html, labels, site.baseUrl));
    const page = toReferencePage(item, data, plan, site, `${site.baseUrl}${stylesheet.name}`);
    return {item, htmlFile, page};
  });
  return {pages, stylesheet};
}

function toReferencePage(
  {api, key, specHash}: PlannedItem,
  data: RenderedPage,
  plan: readonly PlannedItem[],
  site: Site,
  styleUrl: string,
): ReferencePage {
  const {styles: _styles, ...rest} = data;
  const successor = plan.find((item) => item.key === data.deprecation?.replacedBy)?.api;
  return {
    key,
    id: api.id,
    version: api.version,
    path: api.path,
    label: api.label,
    ...rest,
    ...(successor && {
      successor: {label: successor.label, version: successor.version, path: successor.path},
    }),
    specUrl: `${site.siteBaseUrl}${toSpecName(api.id, api.version, specHash)}`,
    ...toDownloadUrls(api, site.siteBaseUrl),
    styleUrl,
  };
}

/** File name of the published specification that interactive operations load. */
export function toSpecName(id: string, version: string, specHash: string): string {
  return `api-specs/${toReferenceSlug(id, version)}.${specHash}.json`;
}
