import type {SearchEngine, SearchRequest, SearchResult} from '@site/src/model/search/types';
import type {WorkerAnswer, WorkerQuestion} from './messages';

/** The part of a worker the engine uses. */
export type SearchWorker = Pick<
  Worker,
  'onmessage' | 'onerror' | 'onmessageerror' | 'postMessage' | 'terminate'
>;

/** An engine that can be prepared before the first query. */
export interface EmbeddedEngine extends SearchEngine {
  /** Starts the worker and loads the index. Rejects if that fails. The next call tries again. */
  readonly warm: () => Promise<void>;
}

interface WorkerEngineOptions {
  readonly baseUrl: string;
  readonly locale: string;
  readonly startWorker: () => SearchWorker;
  /** Milliseconds after which an unanswered query fails and the worker is terminated. */
  readonly timeout?: number;
}

type Results = readonly SearchResult[];
interface Call {
  readonly key: string;
  readonly requests: readonly SearchRequest[];
  readonly resolve: (results: Results) => void;
  readonly reject: (error: Error) => void;
}

/**
 * The page's half of the embedded engine. It passes queries to the worker and returns the answers.
 * While the worker answers a query, a newer query replaces waiting ones that only differ in their
 * words. They all get the newer query's answer. A worker that fails or stops responding is
 * terminated, and the next call starts a new one.
 */
export function createWorkerEngine({
  baseUrl,
  locale,
  startWorker,
  timeout = 60_000,
}: WorkerEngineOptions): EmbeddedEngine {
  let worker: SearchWorker | undefined;
  let asked:
    | {
        readonly id: number;
        readonly calls: readonly Call[];
        readonly timer: ReturnType<typeof setTimeout>;
      }
    | undefined;
  let waiting: readonly Call[] = [];
  let lastId = 0;

  const giveUp = (reason: string): void => {
    worker?.terminate();
    worker = undefined;
    const failed = [...(asked?.calls ?? []), ...waiting];
    clearTimeout(asked?.timer);
    asked = undefined;
    waiting = [];
    for (const {reject} of failed) reject(new Error(reason));
  };

  const start = (): SearchWorker => {
    const started = startWorker();
    started.onmessage = ({data}: MessageEvent<WorkerAnswer>) => {
      if (data.id !== asked?.id) return;
      const {calls, timer} = asked;
      clearTimeout(timer);
      asked = undefined;
      for (const {resolve, reject} of calls)
        if ('results' in data) resolve(data.results);
        else reject(new Error(data.problem));
      askNext();
    };
    started.onerror = () =>
      giveUp('The search could not be started in this browser, or has stopped.');
    started.onmessageerror = () => giveUp('The response of the search could not be read.');
    return started;
  };

  const askNext = (): void => {
    const newest = waiting.at(-1);
    if (asked !== undefined || newest === undefined) return;
    const calls = waiting.filter(({key}) => key === newest.key);
    waiting = waiting.filter(({key}) => key !== newest.key);
    const id = ++lastId;
    asked = {
      id,
      calls,
      timer: setTimeout(() => giveUp('The search took too long to answer.'), timeout),
    };
    try {
      worker ??= start();
      worker.postMessage({id, baseUrl, locale, requests: newest.requests} satisfies WorkerQuestion);
    } catch (error) {
      giveUp(error instanceof Error ? error.message : String(error));
    }
  };

  const ask = (requests: readonly SearchRequest[]): Promise<Results> =>
    new Promise((resolve, reject) => {
      const key = JSON.stringify(requests.map((request) => ({...request, query: undefined})));
      waiting = [...waiting, {key, requests, resolve, reject}];
      askNext();
    });

  return {
    search: async ({requests}) => ({results: await ask(requests)}),
    warm: async () => {
      await ask([]);
    },
  };
}
