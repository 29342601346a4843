// @vitest-environment happy-dom
import {useLayoutEffect, type ReactNode} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type * as searchData from '../../../src/data/search';
import {useResults} from '../../../src/features/search/useResults';
import {createMemoryEngine} from '../../../src/model/search/memory';
import type {SearchEngine} from '../../../src/model/search/types';
import {records} from './records';

type Question = NonNullable<Parameters<typeof useResults>[0]>;

/** The queries that wait for their answers, in order. */
const waiting: {readonly query: string; readonly answer: () => void}[] = [];
let engine: SearchEngine;

vi.mock('../../../src/features/search/loadEngine', () => ({
  loadEngine: () =>
    Promise.resolve({
      search: (request: Parameters<SearchEngine['search']>[0]) =>
        new Promise<void>((resolve) =>
          waiting.push({query: request.requests[0]?.query ?? '', answer: resolve}),
        ).then(() => engine.search(request)),
    }),
}));

// The time until a long wait doesn't matter here, so an answer may take any time.
vi.mock('../../../src/data/search', async (importOriginal) => {
  const {search} = await importOriginal<typeof searchData>();
  return {search: {...search, stallThreshold: 2 ** 31 - 1}};
});

const ask = (query: string): Question => ({
  query,
  indexName: 'portal',
  facetFilters: ['language:en'],
  algolia: null,
  baseUrl: '/',
  locale: 'en',
});

let root: Root;
let place: HTMLElement;

beforeEach(async () => {
  waiting.length = 0;
  engine = await createMemoryEngine(
    records.filter(({language}) => language === 'en'),
    'en',
  );
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});

afterEach(() => {
  root.unmount();
  place.remove();
});

interface ProbeProps {
  readonly question: Question;
  readonly onCommit?: () => void;
}

function Probe({question, onCommit}: ProbeProps): ReactNode {
  const {status, batches} = useResults(question);
  useLayoutEffect(() => onCommit?.(), [onCommit]);
  return (
    <ol aria-label={status}>
      {batches.flat().map(({path}, index) => (
        <li key={index}>{path}</li>
      ))}
    </ol>
  );
}

/** Waits for a state without a time limit of its own, because React's speed isn't tested here. */
const until = (check: () => void): Promise<void> => vi.waitFor(check, {timeout: 15_000});
const shown = (): string[] =>
  [...place.querySelectorAll('li')].map(({textContent}) => textContent ?? '');
const status = (): string | null | undefined =>
  place.querySelector('ol')?.getAttribute('aria-label');

it('shows the results', async () => {
  root.render(<Probe question={ask('markup')} />);
  await until(() => expect(waiting).toHaveLength(1));
  // The query is sent before React shows that.
  await until(() => expect(status()).toBe('loading'));
  waiting[0]?.answer();
  await until(() => expect(status()).toBe('done'));
  expect(shown()).toContain('/markup');
});

it('drops an answer that arrives just when the next query is on screen', async () => {
  root.render(<Probe question={ask('guide 7')} />);
  await until(() => expect(waiting).toHaveLength(1));
  // Layout effects run before React cleans up the first query's effect.
  const answerTheFirst = (): void => waiting[0]?.answer();
  root.render(<Probe question={ask('markup')} onCommit={answerTheFirst} />);
  await until(() => expect(waiting.map(({query}) => query)).toEqual(['guide 7', 'markup']));
  waiting[1]?.answer();
  await until(() => expect(status()).toBe('done'));
  expect(shown()).not.toContain('/guide-7');
  expect(shown()).toContain('/markup');
});
