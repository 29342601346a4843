import type {ReferenceMenuItem} from '../../src/model/catalogue/reference';
import type {CodeLanguageRow} from '../../src/data/codeLanguages';
import type {RedocLabels} from '../../src/data/redocLabels';
import type {Deprecation} from '../../src/model/openapi/document';
import {isKept} from '../specification-files/cache';
import type {ViewerOptions} from './options';
import type {RedocPatch} from './redocPatches';

/** One specification to bundle or render. */
export interface JobItem {
  /** `id/version` of the catalogue. */
  readonly key: string;
  readonly entry: string;
  /** Opening texts of sections in the specification, by title. */
  readonly sections: Readonly<Record<string, string>>;
  /** Folder for files that are equal in all languages. */
  readonly specFolder: string;
  /** Folder for the page, with marks in place of a language's words and base URL. */
  readonly pageFolder: string;
}

/** All the work for the pages of all languages, passed to one child process as JSON. */
export interface RenderJob {
  readonly items: readonly JobItem[];
  /**
   * Folder of the repository's specifications, which may refer to each other's files. Other
   * specifications may not.
   */
  readonly partsFolder: string;
  readonly labels: RedocLabels;
  readonly patches: readonly RedocPatch[];
  readonly viewer: ViewerOptions;
  readonly codeLanguages: readonly CodeLanguageRow[];
  /** Complete address of each API's page, by `id/version`. */
  readonly apiUrls: Readonly<Record<string, string>>;
  /** Prefix of addresses that are pages of this site, and its replacement. */
  readonly siteOrigin: string;
  readonly baseUrl: string;
}

/** The renderer's data about a page in addition to its HTML. */
export interface RenderedPage {
  readonly title: string;
  readonly release: string;
  readonly summary: string;
  readonly deprecation?: Deprecation;
  readonly operationCount: number;
  readonly menu: readonly ReferenceMenuItem[];
  /** CSS rules of Redoc's components, each with its order number. */
  readonly styles: readonly (readonly [order: number, rule: string])[];
}

/** File names in the cache. */
export const specFiles = {
  json: 'specification.json',
  yaml: 'bundled.yaml',
  postman: 'postman.json',
} as const;
export const pageFiles = {html: 'page.html', data: 'page.json'} as const;

/** Whether the cache contains all language-independent files, undamaged. */
export function hasSpecification({specFolder}: Pick<JobItem, 'specFolder'>): boolean {
  return isKept(specFolder, Object.values(specFiles));
}

/** Whether the cache contains the page, undamaged. */
export function hasPage({pageFolder}: Pick<JobItem, 'pageFolder'>): boolean {
  return isKept(pageFolder, Object.values(pageFiles));
}
