import {search} from '@site/src/data/search';
import {consentStore} from '@site/src/features/consent/consentStore';
import type {AlgoliaFields} from '@site/src/model/site/fields';
import type {InsightsClient} from 'search-insights';

/** A hit of a query that the hosted service counts. */
export interface CountedHit {
  readonly objectID: string;
  readonly url: string;
  readonly __autocomplete_indexName?: string;
  readonly __autocomplete_queryID?: string | undefined;
}

interface InsightsWindow {
  AlgoliaAnalyticsObject?: string;
  aa?: unknown;
}

let client: Promise<InsightsClient> | undefined;

/** Whether events may be sent: the service is configured, and the reader allows analytics. */
export function isCounting(algolia: AlgoliaFields | null): boolean {
  return algolia !== null && (consentStore.getSnapshot().choice?.analytics ?? false);
}

/**
 * Loads the insights client from this site and registers it where DocSearch looks for it, so that
 * DocSearch doesn't fetch it from a CDN. It sends nothing after consent is withdrawn, and stores
 * nothing in the browser. The visit is identified by a token that ends with the page.
 */
export function loadInsights({appId, searchKey, hosts}: AlgoliaFields): Promise<InsightsClient> {
  client ??= createClient();
  // Offline. The next opening tries again.
  client.catch(() => (client = undefined));
  return client;

  async function createClient(): Promise<InsightsClient> {
    const page = window as InsightsWindow;
    page.AlgoliaAnalyticsObject = 'aa';
    const {default: insights, LocalStorage} = await import('search-insights');
    LocalStorage.store = undefined;
    insights('init', {
      appId,
      apiKey: searchKey,
      useCookie: false,
      ...(hosts[0] === undefined ? {} : {host: hosts[0]}),
    });
    const send = insights as (...args: unknown[]) => unknown;
    const gate = ((...args: unknown[]) =>
      consentStore.getSnapshot().choice?.analytics
        ? send(...args)
        : undefined) as InsightsClient & {version?: string};
    // This tells DocSearch that credentials may be sent with an event.
    gate.version = (insights as {version?: string}).version ?? '';
    page.aa = gate;
    return gate;
  }
}

/**
 * Reports the hits that a reader saw in a list of results, after a pause, in events of at most
 * twenty IDs.
 */
export function createViewReporter(
  insights: InsightsClient,
  index: string,
): (objectIDs: readonly string[]) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: readonly string[] = [];
  const send = (): void => {
    for (let start = 0; start < waiting.length; start += search.idsPerEvent)
      insights('viewedObjectIDs', {
        eventName: 'Items Viewed',
        index,
        objectIDs: waiting.slice(start, start + search.idsPerEvent),
      });
    waiting = [];
  };
  return (objectIDs) => {
    waiting = [...new Set([...waiting, ...objectIDs])];
    clearTimeout(timer);
    timer = setTimeout(send, search.viewDelay);
  };
}

/** Reports that a reader opened a result on the results page. */
export function reportClick(insights: InsightsClient, hit: CountedHit, position: number): void {
  const {__autocomplete_indexName: index, __autocomplete_queryID: queryID} = hit;
  if (index === undefined || queryID === undefined) return;
  insights('clickedObjectIDsAfterSearch', {
    eventName: 'Item Selected',
    index,
    queryID,
    objectIDs: [hit.objectID],
    positions: [position],
  });
}

let reading: ReturnType<typeof setTimeout> | undefined;

/**
 * Reports that a reader has read the page of a hit, as the conversion of a search: the page is
 * still open and visible half a minute later.
 */
export function watchReading(hit: CountedHit): void {
  clearTimeout(reading);
  const {__autocomplete_indexName: index, __autocomplete_queryID: queryID} = hit;
  if (client === undefined || index === undefined || queryID === undefined) return;
  const path = new URL(hit.url, window.location.origin).pathname;
  reading = setTimeout(() => {
    if (document.visibilityState !== 'visible' || window.location.pathname !== path) return;
    void client?.then((insights) =>
      insights('convertedObjectIDsAfterSearch', {
        eventName: 'Result Read',
        index,
        queryID,
        objectIDs: [hit.objectID],
      }),
    );
  }, search.readAfter);
}
