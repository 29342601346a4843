import {createWorkerEngine, type EmbeddedEngine, type SearchWorker} from './createWorkerEngine';

interface EmbeddedEngineOptions {
  /** Docusaurus' base URL of the language: `/`, `/de/`. */
  readonly baseUrl: string;
  readonly locale: string;
}

/**
 * The portal's own search: an index from the same host, searched in a worker. No data leaves the
 * browser. Nothing is loaded before `warm()` or the first query.
 *
 * The index is written when the site is built (`scripts/lib/search`); the writers' server has none.
 * On that server, every call rejects with a message that says so.
 */
export function createEmbeddedEngine({baseUrl, locale}: EmbeddedEngineOptions): EmbeddedEngine {
  if (process.env.NODE_ENV === 'development') {
    const reject = (): Promise<never> =>
      Promise.reject(
        new Error(
          'Search is available in a build: run "npm run preview". The writers’ server has no index.',
        ),
      );
    return {search: reject, warm: reject};
  }
  const startWorker = (): SearchWorker =>
    new Worker(new URL('./worker.ts', import.meta.url), {name: 'search'});
  return createWorkerEngine({baseUrl, locale, startWorker});
}
