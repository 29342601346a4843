// @vitest-environment happy-dom
import {afterAll, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {toAssetRetry} from '../../../src/model/pages/assetRetry';

// The listener stays for as long as the page: put on once, as the head does.
const listeners: [string, EventListener][] = [];
beforeAll(() => {
  const add = vi
    .spyOn(window, 'addEventListener')
    .mockImplementation(
      (name: string, listener: unknown) => void listeners.push([name, listener as EventListener]),
    );
  new Function('addEventListener', 'location', 'document', toAssetRetry())(
    window.addEventListener,
    {origin: 'https://portal.example'},
    document,
  );
  add.mockRestore();
  for (const [name, listener] of listeners) window.addEventListener(name, listener, true);
});
afterAll(() => {
  for (const [name, listener] of listeners) window.removeEventListener(name, listener, true);
});
beforeEach(() => document.head.replaceChildren());

/**
 * An element in the head that was to load `url`, and how often its own handler learnt that it
 * failed.
 */
function place(
  name: 'script' | 'link',
  attributes: Readonly<Record<string, string>>,
): {readonly element: HTMLElement; readonly failed: ReturnType<typeof vi.fn>} {
  const element = document.createElement('div');
  Object.defineProperty(element, 'localName', {value: name});
  for (const [key, value] of Object.entries(attributes)) {
    element.setAttribute(key, value);
    Object.defineProperty(element, key, {value});
  }
  const failed = vi.fn();
  element.onerror = failed;
  document.head.append(element);
  return {element, failed};
}

// A real script or style sheet would be loaded, which is not this test's matter.
const created = vi
  .spyOn(document, 'createElement')
  .mockImplementation(
    () => document.createElementNS('http://www.w3.org/1999/xhtml', 'div') as HTMLElement,
  );
const fail = (element: Element): boolean => element.dispatchEvent(new Event('error'));

describe.each([
  ['script', {src: 'https://portal.example/assets/js/main.js', defer: ''}],
  ['link', {href: 'https://portal.example/assets/css/styles.css', rel: 'stylesheet'}],
] as const)('an own %s that fails', (name, attributes) => {
  /** The elements after the first failure: the failed one, and the one requested again. */
  function failOnce(): {
    readonly element: HTMLElement;
    readonly again: HTMLElement;
    readonly failed: ReturnType<typeof vi.fn>;
    readonly loaded: ReturnType<typeof vi.fn>;
  } {
    const {element, failed} = place(name, attributes);
    const loaded = vi.fn();
    // React listens; the bundler's runtime sets `onerror`.
    element.addEventListener('load', loaded);
    created.mockClear();
    fail(element);
    const again = element.nextElementSibling as HTMLElement;
    const {localName, src, href, rel} = Object.getOwnPropertyDescriptors(element) as Record<
      string,
      PropertyDescriptor
    >;
    Object.defineProperties(
      again,
      Object.fromEntries(
        Object.entries({localName, src, href, rel}).flatMap(([key, value]) =>
          value ? [[key, value]] : [],
        ),
      ),
    );
    return {element, again, failed, loaded};
  }

  it('is requested again, and no handler sees the first failure', () => {
    const {again, failed} = failOnce();
    expect(created.mock.calls).toEqual([[name]]);
    expect(
      Object.fromEntries(
        [...again.attributes].map((attribute) => [attribute.name, attribute.value]),
      ),
    ).toEqual(attributes);
    expect(failed).not.toHaveBeenCalled();
  });

  it('has loaded for its handlers when the second request has', () => {
    const {again, failed, loaded} = failOnce();
    again.dispatchEvent(new Event('load'));
    expect(loaded).toHaveBeenCalledTimes(1);
    expect(failed).not.toHaveBeenCalled();
  });

  it('has failed when the second request has, and leaves nothing behind', () => {
    const {element, again, failed, loaded} = failOnce();
    fail(again);
    expect(failed).toHaveBeenCalledTimes(1);
    expect(loaded).not.toHaveBeenCalled();
    expect([...document.head.children]).toEqual([element]);
    expect(created).toHaveBeenCalledTimes(1);
  });
});

it.each([
  ['a script of somebody else', 'script', {src: 'https://portal.example.evil.example/a.js'}],
  ['a script without address', 'script', {src: ''}],
  [
    'a font that is loaded ahead',
    'link',
    {href: 'https://portal.example/fonts/a.woff2', rel: 'preload'},
  ],
] as const)('%s is ignored', (_of, name, attributes) => {
  const {element, failed} = place(name, attributes);
  fail(element);
  expect(failed).toHaveBeenCalledTimes(1);
  expect(document.head.firstElementChild).toBe(element);
});

it('a script’s error is not a missing script', () => {
  const seen = vi.fn();
  window.addEventListener('error', seen);
  window.dispatchEvent(new Event('error'));
  window.removeEventListener('error', seen);
  expect(seen).toHaveBeenCalledTimes(1);
});
