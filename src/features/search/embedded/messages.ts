import type {SearchRequest, SearchResult} from '@site/src/model/search/types';

/** What the page sends its search worker. Without requests it is only made ready. */
export interface WorkerQuestion {
  readonly id: number;
  readonly baseUrl: string;
  readonly locale: string;
  readonly requests: readonly SearchRequest[];
}

/** What the worker answers: results, or why there are none. */
export type WorkerAnswer = {readonly id: number; readonly results: readonly SearchResult[]} | {readonly id: number; readonly problem: string};
