import {algoliasearch} from 'algoliasearch';
import type {AlgoliaFields} from '../../../src/model/site/fields';
import {hostedSettings, type HostedRecord} from '../../../src/model/search/hosted';

interface PushOptions {
  readonly algolia: AlgoliaFields;
  readonly adminKey: string;
  readonly records: readonly HostedRecord[];
  readonly log: (line: string) => void;
}

/** Number of records per batch request. */
export const BATCH_SIZE = 1000;

/**
 * Replaces the records of the hosted index: they go into a temporary index, which replaces the
 * index when it is complete. So readers always find either all old or all new records. Settings are
 * uploaded first. Throws if a step fails. The old records are then unchanged, and the temporary
 * index is deleted.
 */
export async function pushRecords({
  algolia: {appId, index: indexName, hosts},
  adminKey,
  records,
  log,
}: PushOptions): Promise<void> {
  if (records.length === 0)
    throw new Error('There are no records to upload. The index is unchanged.');
  let sent = 0;
  const client = algoliasearch(appId, adminKey, {
    ...(hosts.length === 0 ? {} : {hosts: hosts.map(toHost)}),
    requester: createRequester((url) => {
      if (!/\/batch(\?|$)/.test(url)) return;
      sent += 1;
      log(`  ${Math.min(sent * BATCH_SIZE, records.length)} of ${records.length} records`);
    }),
  });
  const batches = Math.ceil(records.length / BATCH_SIZE);
  log(`Setting up ${indexName}`);
  const {taskID} = await client.setSettings({
    indexName,
    indexSettings: hostedSettings as unknown as Parameters<
      typeof client.setSettings
    >[0]['indexSettings'],
  });
  await client.waitForTask({indexName, taskID});
  log(`Uploading ${records.length} records in ${batches} ${batches === 1 ? 'batch' : 'batches'}`);
  await client.replaceAllObjects({
    indexName,
    objects: records as unknown as Record<string, unknown>[],
    batchSize: BATCH_SIZE,
    scopes: ['settings', 'rules', 'synonyms'],
  });
  log(`${indexName} holds ${records.length} records`);
}

type Requester = NonNullable<NonNullable<Parameters<typeof algoliasearch>[2]>['requester']>;

/** The client's requests over fetch, so that each success can be reported. */
function createRequester(onSent: (url: string) => void): Requester {
  return {
    async send({method, url, headers, data, connectTimeout, responseTimeout}) {
      try {
        const response = await fetch(url, {
          method,
          headers,
          body: (data ?? null) as BodyInit | null,
          signal: AbortSignal.timeout(connectTimeout + responseTimeout),
        });
        const content = await response.text();
        if (response.ok) onSent(url);
        return {content, status: response.status, isTimedOut: false};
      } catch (error) {
        const isTimedOut = error instanceof Error && error.name === 'TimeoutError';
        return {
          content: error instanceof Error ? error.message : String(error),
          status: 0,
          isTimedOut,
        };
      }
    },
  };
}

function toHost(origin: string): {url: string; protocol: 'http' | 'https'; accept: 'readWrite'} {
  const {host, protocol} = new URL(origin);
  return {url: host, protocol: protocol === 'http:' ? 'http' : 'https', accept: 'readWrite'};
}
