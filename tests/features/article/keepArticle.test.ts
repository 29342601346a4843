// @vitest-environment happy-dom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import routes from '../../support/docusaurus/routes';
import {keepArticle} from '../../../src/features/article/keepArticle';

const navigate = vi.fn();
const wake = vi.fn<(onAwake: () => void) => void>();
const preload = vi.fn();
let frame: HTMLElement;
let stop: () => void;

/** An article that is only HTML. */
function keep(html: string): void {
  document.body.innerHTML = `<div>${html}</div>`;
  frame = document.body.firstElementChild as HTMLElement;
  stop = keepArticle(frame, {navigate, wake});
}

const find = (selector: string): HTMLElement => frame.querySelector<HTMLElement>(selector)!;
const press = (selector: string, init: MouseEventInit = {}): MouseEvent => {
  const event = new MouseEvent('click', {bubbles: true, cancelable: true, ...init});
  find(selector).dispatchEvent(event);
  return event;
};

beforeEach(() => {
  routes.splice(0, routes.length, {path: '/guide', exact: true}, {path: '*'});
  window.docusaurus = {preload, prefetch: () => false} as never;
  HTMLElement.prototype.checkVisibility = () => true;
});
afterEach(() => {
  stop();
  vi.clearAllMocks();
  delete document.documentElement.dataset.exampleForm;
});

it.each(['button', 'pre', 'figure', 'select', '[data-wakes]'])(
  'wakes when the pointer or the focus reaches %s',
  (selector) => {
    const html =
      '<p>x</p><pre tabindex="0">x</pre><figure><i>x</i></figure><select></select><button>x</button><a data-wakes href="#x">x</a>';
    for (const name of ['pointerover', 'focusin']) {
      keep(html);
      find('p').dispatchEvent(new Event(name, {bubbles: true}));
      expect(wake).not.toHaveBeenCalled();
      find(selector).dispatchEvent(new Event(name, {bubbles: true}));
      find(selector).dispatchEvent(new Event(name, {bubbles: true}));
      expect(wake).toHaveBeenCalledOnce();
      stop();
      vi.clearAllMocks();
    }
  },
);

it('keeps a press until the article is awake, and then does it once', () => {
  keep('<button>Fold</button>');
  const pressed = vi.fn();
  find('button').addEventListener('click', pressed);
  expect(press('button').defaultPrevented).toBe(true);
  expect(pressed).not.toHaveBeenCalled();
  expect(find('button').dataset.pressed).toBe('');
  wake.mock.calls[0]?.[0]();
  expect(pressed).toHaveBeenCalledOnce();
  expect(find('button').dataset.pressed).toBeUndefined();
  press('button');
  expect(pressed).toHaveBeenCalledTimes(2);
});

it('hides an arrow key on a tab from other listeners until the article is awake', () => {
  keep('<button role="tab">HTTP</button><p tabindex="0">x</p>');
  const keys: string[] = [];
  // React adds such listeners before it has finished taking over the text.
  for (const capture of [true, false])
    frame.addEventListener('keydown', ({key}) => keys.push(key), {capture});
  const type = (selector: string, key: string): boolean => {
    find(selector).focus();
    return find(selector).dispatchEvent(
      new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}),
    );
  };
  type('p', 'ArrowRight');
  type('[role=tab]', 'Enter');
  expect(keys.splice(0)).toEqual(['ArrowRight', 'ArrowRight', 'Enter', 'Enter']);
  expect(type('[role=tab]', 'ArrowRight')).toBe(false);
  expect(keys).toEqual([]);
  wake.mock.calls[0]?.[0]();
  expect(keys).toEqual(['ArrowRight', 'ArrowRight']);
});

it('gets presses and keys that the root of the page stops while React takes over the text', () => {
  keep('<button role="tab">HTTP</button>');
  const stopAll = new AbortController();
  for (const name of ['click', 'keydown'])
    document.body.addEventListener(name, (event) => event.stopPropagation(), {
      capture: true,
      signal: stopAll.signal,
    });
  const seen: string[] = [];
  for (const name of ['click', 'keydown'])
    find('button').addEventListener(name, ({type}) => seen.push(type));
  press('button');
  find('button').focus();
  find('button').dispatchEvent(
    new KeyboardEvent('keydown', {key: 'ArrowRight', bubbles: true, cancelable: true}),
  );
  expect(seen).toEqual([]);
  stopAll.abort();
  wake.mock.calls[0]?.[0]();
  expect(seen).toEqual(['click', 'keydown']);
});

it('copies code during the press, because Safari only allows it then', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', {clipboard: {writeText}});
  keep('<figure><pre>a\n</pre><button data-copied="Copied" aria-label="Copy"></button></figure>');
  expect(press('button').defaultPrevented).toBe(true);
  expect(writeText).toHaveBeenCalledExactlyOnceWith('a');
  await vi.waitFor(() => expect(find('button').getAttribute('aria-label')).toBe('Copied'));
  expect(find('button').dataset).toMatchObject({state: 'copied'});
  expect(find('button').dataset.pressed).toBeUndefined();
  vi.unstubAllGlobals();
});

it('leaves what works without scripts to the browser', () => {
  keep(
    '<details><summary>x</summary></details><label><input type="checkbox" data-unscripted></label>',
  );
  press('summary');
  press('input');
  expect(wake).not.toHaveBeenCalled();
  expect(find('input').dataset.pressed).toBeUndefined();
});

it('loads the page of a link when the reader reaches it', () => {
  keep('<a href="/guide?x=1#y"><b>x</b></a><a class="file" href="/file.zip">x</a>');
  for (const selector of ['b', '.file'])
    find(selector).dispatchEvent(new Event('pointerover', {bubbles: true}));
  expect(preload).toHaveBeenCalledExactlyOnceWith('/guide');
});

it.each([
  ['another site', '<a href="https://example.com/guide">x</a>', {}],
  ['a section of this page', '<a href="#section">x</a>', {}],
  ['a file', '<a href="/guide" download>x</a>', {}],
  ['another tab', '<a href="/guide">x</a>', {ctrlKey: true}],
  ['an address that is no page', '<a href="/file.zip">x</a>', {}],
])('leaves a link to %s to the browser', (_name, html, init) => {
  keep(html);
  press('a', init);
  expect(navigate).not.toHaveBeenCalled();
});

it('wakes at once if the reader has chosen a form of examples and there are some', () => {
  document.documentElement.dataset.exampleForm = 'python';
  keep('<p>x</p>');
  expect(wake).not.toHaveBeenCalled();
  stop();
  keep('<div role="tabpanel">x</div>');
  expect(wake).toHaveBeenCalledOnce();
});
