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

/** Renders a page whose text is the server's HTML. Returns the button in it, and `push`. */
function openPage(): {button: HTMLButtonElement; push: (address: string) => void} {
  const html = renderToString(
    <MemoryRouter>
      <Text />
    </MemoryRouter>,
  );
  document.body.innerHTML = `<main><div class="markdown" data-article>${html}</div></main>`;
  const Article = createArticle(() => Promise.resolve({default: Text}));
  let push = (_address: string): void => undefined;
  render(
    <MemoryRouter>
      <Route>
        {({history}) => {
          push = history.push;
          return <Article />;
        }}
      </Route>
    </MemoryRouter>,
    {container: document.querySelector('main')!, hydrate: true},
  );
  return {button: document.querySelector('button')!, push: (address) => push(address)};
}

const said = (): string | undefined => document.querySelector('main button')?.textContent;

it('keeps the first press and the HTML if the page renders again meanwhile', async () => {
  const {button, push} = openPage();
  // Before the browser hydrates the text, which is a task of its own.
  onHydrate.mockImplementation(() => queueMicrotask(() => flushSync(() => push('#part'))));
  button.click();
  await waitFor(() => expect(said()).toBe('1#part'));
  expect(document.contains(button)).toBe(true);
  expect(reported).not.toHaveBeenCalled();
});

it('keeps a press while React takes over the text', async () => {
  const {button} = openPage();
  const answered = vi.fn();
  onHydrate.mockImplementation(() => queueMicrotask(() => answered(button.click(), said())));
  button.dispatchEvent(new Event('pointerover', {bubbles: true}));
  await waitFor(() => expect(said()).toBe('1'));
  expect(answered).toHaveBeenCalledExactlyOnceWith(undefined, '0');
});
