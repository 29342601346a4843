import {useCallback, useEffect, useState} from 'react';
import {search} from '@site/src/data/search';
import {leaveIfOutdated} from '@site/src/features/loading/readDeployment';
import {
  fieldNames,
  toCounts,
  toFieldFilters,
  type FieldCounts,
  type FieldFilters,
  type FieldName,
} from '@site/src/model/search/fields';
import {groupByPage, type FoundPage} from '@site/src/model/search/groups';
import {toSearchRequest} from '@site/src/model/search/request';
import {toSafeResult} from '@site/src/model/search/safeHits';
import type {SearchRequest, SearchResult} from '@site/src/model/search/types';
import {loadEngine, type EngineOptions} from './loadEngine';
import {isCounting} from './insights';

/** `stalled`: loading for longer than usual. `error`: loading failed; earlier results stay. */
type ResultsStatus = 'idle' | 'loading' | 'stalled' | 'done' | 'error';

export interface Results {
  readonly status: ResultsStatus;
  /** One list of pages per answer, in order. */
  readonly batches: readonly (readonly FoundPage[])[];
  readonly count: number;
  readonly shown: number;
  /** The results by field. Each field's filter is ignored for its own counts. */
  readonly counts: FieldCounts | undefined;
  readonly hasMore: boolean;
  /** The ID under which the hosted service counts each answer. */
  readonly queryIDs: readonly (string | undefined)[];
  readonly more: () => void;
  readonly retry: () => void;
}

interface Question extends EngineOptions {
  readonly query: string;
  readonly indexName: string;
  readonly facetFilters: NonNullable<SearchRequest['facetFilters']>;
  readonly filters?: FieldFilters;
}

interface Answer extends SearchResult {
  readonly counts?: FieldCounts;
}

/**
 * The current question. Asking again creates a new object, so that answers to an older object are
 * recognized as late.
 */
interface Asked {
  readonly question: Question | null;
  readonly page: number;
}

interface State {
  readonly asked: Asked;
  readonly status: ResultsStatus;
  readonly answers: readonly Answer[];
  /** Those of the previous question, until the next answer. */
  readonly counts: FieldCounts | undefined;
}

const toState = (question: Question | null, counts?: FieldCounts): State => ({
  asked: {question, page: 0},
  status: 'idle',
  answers: [],
  counts,
});

/**
 * The results of a query, page by page. The question must stay the same object as long as the
 * question doesn't change.
 */
export function useResults(question: Question | null): Results {
  const [state, setState] = useState(() => toState(question));
  if (state.asked.question !== question) setState(toState(question, state.counts));

  const {asked} = state;
  useEffect(() => {
    if (asked.question === null) return;
    let isOver = false;
    // Compared inside the state update, because an answer may arrive after the next question is on
    // screen and before this effect is cleaned up.
    const change = (next: (state: State) => Omit<State, 'asked'>): void =>
      setState((previous) => (previous.asked === asked ? {...next(previous), asked} : previous));
    change((previous) => ({...previous, status: 'loading'}));
    const stall = setTimeout(
      () => change((previous) => ({...previous, status: 'stalled'})),
      search.stallThreshold,
    );
    const {baseUrl} = asked.question;
    ask(asked.question, asked.page)
      .then(
        (answer) =>
          change(({answers, counts}) => ({
            status: 'done',
            answers: [...answers, answer],
            counts: answer.counts ?? counts,
          })),
        (error: unknown) => {
          console.warn('Search:', error);
          change((previous) => ({...previous, status: 'error'}));
          if (!isOver) void leaveIfOutdated(baseUrl);
        },
      )
      .finally(() => clearTimeout(stall));
    return () => {
      isOver = true;
      clearTimeout(stall);
    };
  }, [asked]);

  const {answers} = state;
  const last = answers.at(-1);
  return {
    status: state.status,
    batches: groupByPage(answers),
    count: last?.nbHits ?? 0,
    shown: answers.reduce((sum, {hits}) => sum + hits.length, 0),
    counts: state.counts,
    hasMore: last !== undefined && last.page + 1 < last.nbPages,
    queryIDs: answers.map(({queryID}) => queryID),
    more: useCallback(
      () =>
        setState(({asked: {question: same, page}, ...previous}) => ({
          ...previous,
          asked: {question: same, page: page + 1},
        })),
      [],
    ),
    retry: useCallback(
      () => setState((previous) => ({...previous, asked: {...previous.asked}})),
      [],
    ),
  };
}

async function ask(
  {query, indexName, facetFilters, filters = {}, ...options}: Question,
  page: number,
): Promise<Answer> {
  const engine = await loadEngine(options);
  const isNarrow = window.matchMedia(`(max-width: ${search.narrowScreen}px)`).matches;
  const request = {
    query,
    indexName,
    snippetWords: isNarrow ? search.snippetWordsNarrow : search.snippetWords,
    clickAnalytics: isCounting(options.algolia),
  };
  const main = toSearchRequest({
    ...request,
    facetFilters: [...facetFilters, ...toFieldFilters(filters)],
    hitsPerPage: search.hitsPerPage,
    page,
    ...(page === 0 ? {facets: fieldNames} : {}),
    ...(options.algolia === null ? {headingSnippets: true} : {}),
  });
  const filtered = page === 0 ? fieldNames.filter((name) => filters[name] !== undefined) : [];
  const counting = filtered.map((name) =>
    toSearchRequest({
      ...request,
      facetFilters: [...facetFilters, ...toFieldFilters(filters, name)],
      hitsPerPage: 1,
      page: 0,
      facets: [name],
      clickAnalytics: false,
    }),
  );
  const {results} = await engine.search({requests: [main, ...counting]});
  if (!results[0]) throw new Error('The search answered without a result.');
  const toFacets = (name: FieldName): unknown =>
    results[filtered.indexOf(name) + 1]?.facets ?? results[0]?.facets;
  return {
    ...toSafeResult(results[0], window.location.origin),
    ...(page === 0 && {
      counts: {
        country: toCounts(toFacets('country'), 'country'),
        product: toCounts(toFacets('product'), 'product'),
        kind: toCounts(toFacets('kind'), 'kind'),
      },
    }),
  };
}
