import type {SearchRequest, SearchResult} from '@site/src/model/search/types';

/** A message from the page to its search worker. Without requests, it only prepares the worker. */
export interface WorkerQuestion {
  readonly id: number;
  readonly baseUrl: string;
  readonly locale: string;
  readonly requests: readonly SearchRequest[];
}

/** A message from the worker: results, or why there are none. */
export type WorkerAnswer =
  | {readonly id: number; readonly results: readonly SearchResult[]}
  | {readonly id: number; readonly problem: string};
