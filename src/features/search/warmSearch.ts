import {loadEngine} from './loadEngine';
import {loadDialog} from './SearchProvider';
import type {SearchOptions} from './useSearchOptions';

/** Loads the dialog and the engine before a reader opens the search. Failures show on opening. */
export function warmSearch(options: SearchOptions): void {
  loadDialog().catch(() => undefined);
  loadEngine(options)
    .then((engine) => engine.warm())
    .catch(() => undefined);
}
