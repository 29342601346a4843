import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  toDownloadUrls,
  toReferenceSlug,
  type ReferencePage,
} from '../../src/model/catalogue/reference';
import {toCacheKey} from './cache';
import {pageFiles, type RenderedPage} from './job';
import type {PlannedItem, Site} from './plan';
import {toStylesheet} from './styles';

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

/** The pages of a plan after its job has run, read from the cache, and their shared stylesheet. */
export function readReference(
  plan: readonly PlannedItem[],
  site: Site,
  ownStyles: string,
): Reference {
  const rendered = plan.map((item) => ({
    item,
    data: JSON.parse(
      readFileSync(path.join(item.pageFolder, pageFiles.data), 'utf8'),
    ) as RenderedPage,
  }));
  const text = `${toStylesheet(rendered.map(({data}) => data.styles))}\n${ownStyles}`;
  const stylesheet = {name: `api-specs/reference.${toCacheKey(text)}.css`, text};
  const pages = rendered.map(({item, data}) => ({
    item,
    htmlFile: path.join(item.pageFolder, pageFiles.html),
    page: toReferencePage(item, data, plan, site, `${site.baseUrl}${stylesheet.name}`),
  }));
  return {pages, stylesheet};
}

function toReferencePage(
  {api, key, specHash}: PlannedItem,
  data: RenderedPage,
  plan: readonly PlannedItem[],
  site: Site,
  styleUrl: string,
): ReferencePage {
  const {styles: _styles, replacedBy, ...rest} = data;
  const successor = plan.find((item) => item.key === replacedBy)?.api;
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
