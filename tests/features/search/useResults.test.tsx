// @vitest-environment happy-dom
import {useLayoutEffect, type ReactNode} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {useResults} from '../../../src/features/search/useResults';
import {createMemoryEngine} from '../../../src/model/search/memory';
import type {SearchEngine} from '../../../src/model/search/types';
import {records} from './records';

type Question = NonNullable<Parameters<typeof useResults>[0]>;

/** The queries that wait for their answers, in the order they were asked. */
const waiting: {readonly query: string; readonly answer: () => void}[] = [];
let engine: SearchEngine;

vi.mock('../../../src/features/search/engine', () => ({
  loadEngine: () =>
    Promise.resolve({
      search: (request: Parameters<SearchEngine['search']>[0]) =>
        new Promise<void>((resolve) => waiting.push({query: request.requests[0]?.query ?? '', answer: resolve})).then(() => engine.search(request)),
    }),
}));

const ask = (query: string): Question => ({query, indexName: 'portal', facetFilters: ['language:en'], algolia: null, baseUrl: '/', locale: 'en'});

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

const shown = (): string[] => [...place.querySelectorAll('li')].map(({textContent}) => textContent ?? '');
const status = (): string | null | undefined => place.querySelector('ol')?.getAttribute('aria-label');

it('shows what was found', async () => {
  root.render(<Probe question={ask('markup')} />);
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  expect(status()).toBe('loading');
  waiting[0]?.answer();
  await vi.waitFor(() => expect(status()).toBe('done'));
  expect(shown()).toContain('/markup');
});

it('leaves out an answer that arrives just when the next question is on screen', async () => {
  root.render(<Probe question={ask('guide 7')} />);
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  // Layout effects run before React tells the first question's effect that it is over.
  const answerTheFirst = (): void => waiting[0]?.answer();
  root.render(<Probe question={ask('markup')} onCommit={answerTheFirst} />);
  await vi.waitFor(() => expect(waiting.map(({query}) => query)).toEqual(['guide 7', 'markup']));
  waiting[1]?.answer();
  await vi.waitFor(() => expect(status()).toBe('done'));
  expect(shown()).not.toContain('/guide-7');
  expect(shown()).toContain('/markup');
});
