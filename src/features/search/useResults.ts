import {useCallback, useEffect, useState} from 'react';
import {search} from '@site/src/data/search';
import {leaveIfOutdated} from '@site/src/features/site/deployment';
import {groupByPage, type FoundPage} from '@site/src/model/search/groups';
import {toSearchRequest} from '@site/src/model/search/request';
import {toSafeResult} from '@site/src/model/search/safeHits';
import type {SearchRequest, SearchResult} from '@site/src/model/search/types';
import {loadEngine, type EngineOptions} from './engine';
import {isCounting} from './insights';

/** `stalled`: loading for longer than a reader notices. `error`: nothing came; what was there before stays. */
export type ResultsStatus = 'idle' | 'loading' | 'stalled' | 'done' | 'error';

export interface Results {
  readonly status: ResultsStatus;
  /** One list of pages for each answer, in their order. */
  readonly batches: readonly (readonly FoundPage[])[];
  readonly count: number;
  readonly shown: number;
  readonly hasMore: boolean;
  readonly queryID: string | undefined;
  readonly more: () => void;
  readonly retry: () => void;
}

interface Question extends EngineOptions {
  readonly query: string;
  readonly indexName: string;
  readonly facetFilters: NonNullable<SearchRequest['facetFilters']>;
}

interface State {
  readonly status: ResultsStatus;
  readonly answers: readonly SearchResult[];
}

const NOTHING: State = {status: 'idle', answers: []};

/** The results of a query, page after page. A question must stay the same object while it is the same question. */
export function useResults(question: Question | null): Results {
  const [state, setState] = useState<State>(NOTHING);
  /** Pages asked for, and how often asking was begun anew. */
  const [asked, setAsked] = useState({question, page: 0, attempt: 0});
  if (asked.question !== question) {
    setAsked({question, page: 0, attempt: 0});
    setState(NOTHING);
  }

  useEffect(() => {
    if (asked.question === null) return;
    let isDropped = false;
    const change = (next: (state: State) => State): void => {
      if (!isDropped) setState(next);
    };
    change((previous) => ({...previous, status: 'loading'}));
    const stall = setTimeout(() => change((previous) => ({...previous, status: 'stalled'})), search.stallThreshold);
    const {baseUrl} = asked.question;
    ask(asked.question, asked.page)
      .then(
        (answer) => change(({answers}) => ({status: 'done', answers: [...answers, answer]})),
        (error: unknown) => {
          console.warn('Search:', error);
          change((previous) => ({...previous, status: 'error'}));
          if (!isDropped) void leaveIfOutdated(baseUrl);
        },
      )
      .finally(() => clearTimeout(stall));
    return () => {
      isDropped = true;
      clearTimeout(stall);
    };
  }, [asked]);

  const {answers} = state;
  const last = answers.at(-1);
  return {
    status: state.status,
    batches: answers.map(({hits, page, hitsPerPage}) => groupByPage(hits, page * hitsPerPage + 1)),
    count: last?.nbHits ?? 0,
    shown: answers.reduce((sum, {hits}) => sum + hits.length, 0),
    hasMore: last !== undefined && last.page + 1 < last.nbPages,
    queryID: last?.queryID,
    more: useCallback(() => setAsked((previous) => ({...previous, page: previous.page + 1})), []),
    retry: useCallback(() => setAsked((previous) => ({...previous, attempt: previous.attempt + 1})), []),
  };
}

async function ask({query, indexName, facetFilters, ...options}: Question, page: number): Promise<SearchResult> {
  const engine = await loadEngine(options);
  const isNarrow = window.matchMedia(`(max-width: ${search.narrowScreen}px)`).matches;
  const request = toSearchRequest({
    query,
    indexName,
    facetFilters,
    snippetWords: isNarrow ? search.snippetWordsNarrow : search.snippetWords,
    hitsPerPage: search.hitsPerPage,
    clickAnalytics: isCounting(options.algolia),
    page,
  });
  const {results} = await engine.search({requests: [request]});
  if (!results[0]) throw new Error('The search answered without a result.');
  return toSafeResult(results[0]);
}
