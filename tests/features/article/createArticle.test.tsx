// @vitest-environment happy-dom
import {cleanup, render, waitFor} from '@testing-library/react';
import {useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {renderToString} from 'react-dom/server';
import type * as clientModule from 'react-dom/client';
import {MemoryRouter, Route} from 'react-router';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {createArticle} from '../../../src/features/article/createArticle';

const onHydrate = vi.fn<() => void>();

vi.mock('react-dom/client', async (importOriginal) => {
  const original = await importOriginal<typeof clientModule>();
  return {
    ...original,
    hydrateRoot: (...options: Parameters<typeof original.hydrateRoot>) => {
      onHydrate();
      return original.hydrateRoot(...options);
    },
  };
});
vi.mock('@docusaurus/core/lib/client/BrokenLinksContext', () => ({
  BrokenLinksProvider: ({children}: {readonly children: ReactNode}) => children,
}));
vi.mock('../../../src/features/loading/LoadStatus', () => ({LoadStatus: () => null}));
vi.mock('../../../src/features/article/ArticleText', async () => {
  const {useEffect} = await import('react');
  return {
    ArticleRoot: ({children, onAwake}: {readonly children: ReactNode; onAwake: () => void}) => {
      useEffect(() => onAwake(), [onAwake]);
      return children;
    },
  };
});

function Text(): ReactNode {
  const [count, setCount] = useState(0);
  return (
    <Route>
      {({location}) => (
        <button
          onClick={() => setCount(count + 1)}
          suppressHydrationWarning>{`${count}${location.hash}`}</button>
      )}
    </Route>
  );
}

const reported = vi.fn();

beforeEach(() => {
  HTMLElement.prototype.checkVisibility = () => true;
  vi.stubGlobal('reportError', reported);
  document.documentElement.dataset.hasHydrated = 'false';
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

it('keeps the first press and the HTML if the page renders again meanwhile', async () => {
  const html = renderToString(
    <MemoryRouter>
      <Text />
    </MemoryRouter>,
  );
  document.body.innerHTML = `<main><div class="markdown" data-article>${html}</div></main>`;
  const Article = createArticle(() => Promise.resolve({default: Text}));
  let push = (_address: string): void => undefined;
  const container = document.querySelector('main')!;
  render(
    <MemoryRouter>
      <Route>
        {({history}) => {
          push = history.push;
          return <Article />;
        }}
      </Route>
    </MemoryRouter>,
    {container, hydrate: true},
  );
  const button = container.querySelector('button')!;
  // Before the browser hydrates the text, which is a task of its own.
  onHydrate.mockImplementation(() => queueMicrotask(() => flushSync(() => push('#part'))));
  button.click();
  await waitFor(() => expect(container.querySelector('button')?.textContent).toBe('1#part'));
  expect(container.contains(button)).toBe(true);
  expect(reported).not.toHaveBeenCalled();
});
