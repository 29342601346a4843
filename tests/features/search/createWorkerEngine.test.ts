import {afterEach, describe, expect, it, vi} from 'vitest';
import {createAnswerer} from '../../../src/features/search/embedded/answerQuestions';
import {
  createWorkerEngine,
  type SearchWorker,
} from '../../../src/features/search/embedded/createWorkerEngine';
import type {WorkerAnswer, WorkerQuestion} from '../../../src/features/search/embedded/messages';
import {toIndexFiles} from '../../../scripts/lib/search/writeIndex';
import {page, section} from '../../model/search/support';

/** A worker whose answers the test controls. */
function createFakeWorkers() {
  const started: {worker: SearchWorker; asked: WorkerQuestion[]; isTerminated: boolean}[] = [];
  const startWorker = (): SearchWorker => {
    const entry = {asked: [] as WorkerQuestion[], isTerminated: false, worker: {} as SearchWorker};
    entry.worker = {
      onmessage: null,
      onerror: null,
      onmessageerror: null,
      postMessage: (question: WorkerQuestion) => entry.asked.push(question),
      terminate: () => {
        entry.isTerminated = true;
      },
    } as SearchWorker;
    started.push(entry);
    return entry.worker;
  };
  const answer = (data: WorkerAnswer, at = 0): void =>
    started[at]!.worker.onmessage!.call(started[at]!.worker as Worker, {data} as MessageEvent);
  return {started, startWorker, answer};
}

const options = {baseUrl: '/', locale: 'en', timeout: 1_000};
const ask = (engine: ReturnType<typeof createWorkerEngine>, query: string, hitsPerPage = 20) =>
  engine.search({requests: [{query, indexName: 'x', hitsPerPage}]});
const result = (query: string) => ({
  query,
  hits: [],
  nbHits: 0,
  page: 0,
  nbPages: 0,
  hitsPerPage: 20,
});

afterEach(() => {
  vi.useRealTimers();
});

describe('createWorkerEngine', () => {
  it('starts no worker before it is needed', () => {
    const {started, startWorker} = createFakeWorkers();
    createWorkerEngine({...options, startWorker});
    expect(started).toEqual([]);
  });

  it('passes answers on', async () => {
    const {started, startWorker, answer} = createFakeWorkers();
    const found = ask(createWorkerEngine({...options, startWorker}), 'till');
    answer({id: started[0]!.asked[0]!.id, results: [result('till')]});
    expect((await found).results[0]?.query).toBe('till');
  });

  it('only sends the newest of the waiting queries, and returns its answer for all of them', async () => {
    const {started, startWorker, answer} = createFakeWorkers();
    const engine = createWorkerEngine({...options, startWorker});
    const found = ['t', 'ti', 'til', 'till'].map((query) => ask(engine, query));
    const elsewhere = ask(engine, 'till', 5);
    answer({id: 1, results: [result('t')]});
    answer({id: 2, results: [result('elsewhere')]});
    answer({id: 3, results: [result('till')]});
    expect(started[0]!.asked.map(({requests}) => requests[0]?.query)).toEqual([
      't',
      'till',
      'till',
    ]);
    expect((await Promise.all(found)).map(({results}) => results[0]?.query)).toEqual([
      't',
      'till',
      'till',
      'till',
    ]);
    expect((await elsewhere).results[0]?.query).toBe('elsewhere');
  });

  it('rejects with the worker’s error, and continues to use it', async () => {
    const {started, startWorker, answer} = createFakeWorkers();
    const engine = createWorkerEngine({...options, startWorker});
    const failed = ask(engine, 'till');
    answer({id: 1, problem: 'The search index is damaged.'});
    await expect(failed).rejects.toThrow('The search index is damaged.');
    const warm = engine.warm();
    answer({id: 2, results: []});
    await warm;
    expect(started).toHaveLength(1);
  });

  it('rejects all pending queries when the worker dies, and starts another for the next call', async () => {
    const {started, startWorker, answer} = createFakeWorkers();
    const engine = createWorkerEngine({...options, startWorker});
    const failed = [ask(engine, 'till'), ask(engine, 'tills')];
    started[0]!.worker.onerror!.call(started[0]!.worker as Worker, {} as ErrorEvent);
    for (const one of failed) await expect(one).rejects.toThrow(/could not be started/);
    expect(started[0]!.isTerminated).toBe(true);
    const found = ask(engine, 'again');
    answer({id: started[1]!.asked[0]!.id, results: [result('again')]}, 1);
    expect((await found).results[0]?.query).toBe('again');
  });

  it('rejects if no worker can be started', async () => {
    const engine = createWorkerEngine({
      ...options,
      startWorker: () => {
        throw new Error('Workers are forbidden.');
      },
    });
    await expect(engine.warm()).rejects.toThrow('Workers are forbidden.');
    await expect(ask(engine, 'till')).rejects.toThrow('Workers are forbidden.');
  });

  it('terminates a worker that stops responding', async () => {
    vi.useFakeTimers();
    const {started, startWorker} = createFakeWorkers();
    const failed = expect(
      ask(createWorkerEngine({...options, startWorker}), 'till'),
    ).rejects.toThrow(/too long/);
    await vi.advanceTimersByTimeAsync(1_001);
    await failed;
    expect(started[0]!.isTerminated).toBe(true);
  });
});

describe('createAnswerer', () => {
  const question = {
    id: 1,
    baseUrl: '/',
    locale: 'en',
    requests: [{query: 'outage', indexName: 'x'}],
  };

  it('loads the index once, and again after a failure', async () => {
    const files = await toIndexFiles([page('/guide', 'Guide', [section('Outage')])], 'en');
    const read: string[] = [];
    let isDown = true;
    const answer = createAnswerer((address) => {
      read.push(address);
      const text = isDown ? undefined : files.get(address.slice(1));
      return text === undefined ? Promise.reject(new Error('offline')) : Promise.resolve(text);
    });
    expect(await answer(question)).toEqual({id: 1, problem: 'offline'});
    isDown = false;
    expect(await answer(question)).toMatchObject({id: 1, results: [{nbHits: 1}]});
    await answer({...question, id: 2});
    expect(read).toHaveLength(3);
  });
});
