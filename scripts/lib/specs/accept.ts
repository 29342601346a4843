import {readFileSync} from 'node:fs';
import path from 'node:path';
import {toFault} from '../../../plugins/api-reference/fault';
import {pageFiles, specFiles, type RenderedPage} from '../../../plugins/api-reference/job';
import type {ApiReferenceOptions} from '../../../plugins/api-reference/options';
import {toPlan, type PlannedItem, type Site} from '../../../plugins/api-reference/plan';
import {renderPlan} from '../../../plugins/api-reference/renderPlan';
import type {ApiRow} from '../../../src/data/apis';
import {toReferenceAnchors} from '../../../src/model/catalogue/reference';
import {parseOpenApi} from '../../../src/model/openapi/document';
import {toRecords} from '../../../src/model/search/outline';
import {toReferenceMarkdown} from '../delivery/markdown/reference';
import {toApiOutline} from '../search/apiOutline';
import {findErrorPageFaults, readErrorPages, type ErrorPage} from './errorPages';
import {findPageFaults, readUses, type PageFault, type PageUse} from './pageUses';

/** Timeout in milliseconds for rendering a document. Our largest one takes five seconds. */
const RENDER_TIMEOUT = 120_000;

/** A document to try. */
export interface Draft {
  readonly row: ApiRow;
  readonly file: string;
  /**
   * A document that is known to work with the pages. If a page also breaks with this document, the
   * page itself is wrong.
   */
  readonly repositoryFile: string;
}

/**
 * Tries documents. Returns the problems of the rejected ones by the row's `spec`, as the middle of
 * a sentence about the document.
 */
export type Accept = (drafts: readonly Draft[]) => Promise<ReadonlyMap<string, string>>;

interface AcceptanceOptions {
  /** The settings with which the build renders references. */
  readonly options: ApiReferenceOptions;
  readonly site: Site;
  /** Folder for the renderer's job. */
  readonly folder: string;
  /** Files and folders with pages that contain request examples or link to references. */
  readonly pages: readonly string[];
}

/**
 * Tries everything that a build generates from a document before the document is shown: the page in
 * one language (which the build then finds in the cache), downloads and Postman collection, search
 * records, Markdown, and every example and link in the site's pages that relies on the document.
 */
export function createAcceptance(acceptance: AcceptanceOptions): Accept {
  return async (drafts) => {
    if (drafts.length === 0) return new Map();
    const uses = await readUses(
      acceptance.pages,
      drafts.map(({row}) => row),
    );
    const errorPages = readErrorPages(acceptance.pages);
    const faults = await inspect(drafts, uses, errorPages, acceptance);
    // Only pages can also break with the repository's file, so only documents with broken pages are
    // compared with it.
    const doubtful = drafts.filter(({row}) =>
      faults.get(row.spec)?.some(({place}) => place !== undefined),
    );
    const known = await inspect(
      doubtful.map((draft) => ({...draft, file: draft.repositoryFile})),
      uses,
      errorPages,
      acceptance,
    );
    return new Map(
      drafts.flatMap(({row: {spec}}): [string, string][] => {
        const own = (faults.get(spec) ?? []).filter(
          ({place}) =>
            place === undefined || !known.get(spec)?.some((other) => other.place === place),
        );
        const [first] = own;
        return first
          ? [[spec, `${toSentence(first)}${own.length > 1 ? `, and ${own.length - 1} more` : ''}`]]
          : [];
      }),
    );
  };
}

function toSentence({message, place}: PageFault): string {
  return place === undefined ? message : `does not fit ${place}: ${message}`;
}

async function inspect(
  drafts: readonly Draft[],
  uses: ReadonlyMap<string, readonly PageUse[]>,
  errorPages: readonly ErrorPage[],
  {options, site, folder}: AcceptanceOptions,
): Promise<ReadonlyMap<string, readonly PageFault[]>> {
  const faults = new Map<string, readonly PageFault[]>();
  const items: {readonly draft: Draft; readonly item: PlannedItem}[] = [];
  const attempt = async (spec: string, action: () => unknown): Promise<void> => {
    try {
      await action();
    } catch (error) {
      faults.set(spec, [{message: `cannot be shown: ${toFault(error)}`}]);
    }
  };
  for (const draft of drafts)
    await attempt(draft.row.spec, () => {
      const plan = toPlan(
        {...options, specFiles: {...options.specFiles, [draft.row.spec]: draft.file}},
        site,
      );
      items.push(
        ...plan.filter(({api}) => api.spec === draft.row.spec).map((item) => ({draft, item})),
      );
    });
  const failures = await renderPlan(
    items.map(({item}) => item),
    options,
    site,
    folder,
    {timeout: RENDER_TIMEOUT},
  );
  for (const {draft, item} of items) {
    const {row} = draft;
    const failure = failures.find(({key}) => key === item.key);
    if (failure) faults.set(row.spec, [{message: `cannot be rendered: ${failure.fault}`}]);
    else
      await attempt(row.spec, async () => {
        const {menu} = readRendered(item, row);
        const {file} = draft;
        const found = [
          ...(await findPageFaults(uses.get(row.spec) ?? [], {
            file,
            anchors: new Set(toReferenceAnchors(menu)),
            options,
          })),
          ...(await findErrorPageFaults(errorPages, {
            row,
            file,
            apis: options.apis,
            repository: path.resolve(site.siteDir, options.specFolder),
          })),
        ];
        if (found.length > 0) faults.set(row.spec, found);
      });
  }
  return faults;
}

/**
 * The rendered document, after generating the search records and the Markdown. Throws their errors.
 */
function readRendered({specFolder, pageFolder, api}: PlannedItem, row: ApiRow): RenderedPage {
  const file = path.join(specFolder, specFiles.json);
  const specification = parseOpenApi(JSON.parse(readFileSync(file, 'utf8')), file);
  toRecords(toApiOutline(specification, {api, path: api.path, tag: 'default'}));
  toReferenceMarkdown(row, specification, '/');
  return JSON.parse(readFileSync(path.join(pageFolder, pageFiles.data), 'utf8')) as RenderedPage;
}
