import type {DocSearchTransformClient} from '@docsearch/react';
import {search} from '@site/src/data/search';
import type {ProductRow} from '@site/src/data/products';
import {toDeepestLevel} from '@site/src/model/search/deepestLevel';
import {WHOLE_HEADING} from '@site/src/model/search/request';
import {toScoped} from '@site/src/model/search/scope';
import {toSafeResult} from '@site/src/model/search/safeHits';
import type {
  SearchEngine,
  SearchHit,
  SearchRequest,
  SearchResult,
} from '@site/src/model/search/types';

interface ModalClientParts {
  /** Loads the engine with the first query. */
  readonly engine: () => Promise<SearchEngine>;
  /** Whether the field still contains a query. Results of an earlier query are ignored. */
  readonly isCurrent: (query: string) => boolean;
  /** The product whose pages come first. */
  readonly scope?: ProductRow | undefined;
  readonly onResult: (query: string, result: SearchResult) => void;
  readonly onFailure: (error: unknown) => void;
}

/**
 * The client for DocSearch's modal, with either engine. The modal never shows its error screen by
 * itself: when the promise fails, the modal sets the status "error", and autocomplete immediately
 * sets "idle". So this client passes a failure to the modal's own handler, under the only error
 * name the modal knows. It waits for the stall threshold first, which would otherwise set
 * "stalled". The promise stays pending until the next keystroke discards it.
 */
export function createModalClient({
  engine,
  isCurrent,
  onResult,
  onFailure,
  scope,
}: ModalClientParts): DocSearchTransformClient {
  const ask = ({
    requests,
  }: Parameters<SearchEngine['search']>[0]): Promise<{
    readonly results: readonly SearchResult[];
  }> => {
    const started = performance.now();
    const [{query} = {query: ''}] = requests;
    const answer = engine()
      .then((ready) =>
        ready.search({requests: requests.map((request) => toModalRequest(request, scope))}),
      )
      .then(({results}) => {
        const safe = results.map((result) => toSafeResult(result, window.location.origin));
        if (safe[0] && isCurrent(query)) onResult(query, safe[0]);
        return {
          results: safe.map((result) => ({
            ...result,
            hits: pagesFirst(oncePerPage(result.hits)).map(toShown),
          })),
        };
      });
    const handle = (handler: (error: Error) => unknown): Promise<unknown> =>
      answer.then(undefined, async (error: unknown) => {
        await new Promise((resolve) =>
          setTimeout(
            resolve,
            Math.max(0, started + search.stallThreshold + 50 - performance.now()),
          ),
        );
        if (isCurrent(query)) {
          onFailure(error);
          try {
            handler(
              Object.assign(new Error(error instanceof Error ? error.message : String(error)), {
                name: 'RetryError',
              }),
            );
          } catch {
            // The handler rethrows the error after showing it.
          }
        }
        return new Promise(() => undefined);
      });
    return Object.assign(answer, {catch: handle}) as typeof answer;
  };
  return {
    search: ask as unknown as DocSearchTransformClient['search'],
    addAlgoliaAgent: () => undefined,
    transporter: {
      algoliaAgent: {
        value: 'docsearch.js (portal)',
        add: () => ({value: '', add: () => ({}) as never}),
      },
    },
  };
}

/** A request of the modal, in which headings are shown whole and a section can come first. */
function toModalRequest(request: SearchRequest, scope: ProductRow | undefined): SearchRequest {
  const sizes = request.attributesToSnippet?.map((attribute) =>
    attribute.replace(/^(hierarchy\..+):\d+$/, `$1:${WHOLE_HEADING}`),
  );
  return toScoped({...request, ...(sizes && {attributesToSnippet: sizes})}, scope);
}

/**
 * A hit in the texts that DocSearch shows as HTML. Below a text, it shows the page alone, so the
 * section is added. Long codes may break after each `_`.
 */
function toShown(hit: SearchHit): SearchHit {
  const {content, hierarchy} = hit._snippetResult;
  const level = toDeepestLevel(hit.hierarchy);
  const change = <Mark extends {readonly value: string}>(mark: Mark): Mark => ({
    ...mark,
    value: mark.value.replace(/_(?=[^\W_])/g, '_<wbr>'),
  });
  const page = {value: hit.hierarchy.lvl1 ?? '', matchLevel: 'none', ...hierarchy.lvl1} as const;
  const place =
    hit.type === 'content' && level !== 'lvl1'
      ? {lvl1: {...page, value: `${page.value} › ${hit.hierarchy[level] ?? ''}`}}
      : {};
  return {
    ...hit,
    _snippetResult: {
      ...(content && {content: change(content)}),
      hierarchy: Object.fromEntries(
        Object.entries({...hierarchy, ...place}).map(([name, mark]) => [name, change(mark)]),
      ),
    },
  };
}

/** The hits with each page above those in it, which DocSearch shows as branches of the page. */
function pagesFirst(hits: readonly SearchHit[]): readonly SearchHit[] {
  const toPath = ({url}: SearchHit): string => url.replace(/#.*/, '');
  const toPlace = (hit: SearchHit, index: number): number =>
    hit.type === 'lvl1' ? hits.findIndex((one) => toPath(one) === toPath(hit)) - 0.5 : index;
  return hits
    .map((hit, index) => ({hit, place: toPlace(hit, index)}))
    .sort((one, other) => one.place - other.place)
    .map(({hit}) => hit);
}

/**
 * The best hit of each page. In references and among the error codes, each entry counts as a page.
 */
function oncePerPage(hits: readonly SearchHit[]): readonly SearchHit[] {
  const seen = new Set<string>();
  return hits.filter(({url}) => {
    const page = /\/(?:api\/|errors#)/.test(url) ? url : url.replace(/#.*/, '');
    return !seen.has(page) && seen.add(page);
  });
}
