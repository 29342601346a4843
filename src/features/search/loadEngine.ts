import type {AlgoliaFields} from '@site/src/model/site/fields';
import type {SearchEngine} from '@site/src/model/search/types';

/** The settings that select and create an engine. */
export interface EngineOptions {
  /** The hosted service, or `null` for the portal's own engine. */
  readonly algolia: AlgoliaFields | null;
  readonly baseUrl: string;
  readonly locale: string;
}

/** An engine that can be prepared before the first query. */
export interface PortalEngine extends SearchEngine {
  readonly warm: () => Promise<void>;
}

const engines = new Map<string, Promise<PortalEngine>>();

/** The engine of this page, one per language. A failed load is retried the next time. */
export function loadEngine(options: EngineOptions): Promise<PortalEngine> {
  const known = engines.get(options.locale);
  if (known) return known;
  const loading = chooseEngine(options);
  engines.set(options.locale, loading);
  loading.catch(() => engines.delete(options.locale));
  return loading;
}

async function chooseEngine({algolia, baseUrl, locale}: EngineOptions): Promise<PortalEngine> {
  if (algolia === null) {
    const {createEmbeddedEngine} = await import('./embedded');
    return createEmbeddedEngine({baseUrl, locale});
  }
  const {createAlgoliaEngine} = await import('./algolia');
  return {...createAlgoliaEngine(algolia), warm: () => Promise.resolve()};
}
