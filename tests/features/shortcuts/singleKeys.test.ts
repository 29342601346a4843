// @vitest-environment happy-dom
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {isSingleKey, singleKeys} from '../../../src/features/shortcuts/singleKeys';

/** A key press on the page, with the element that had the focus. */
function press(target: Element, init: KeyboardEventInit = {}): KeyboardEvent {
  let event: KeyboardEvent | undefined;
  window.addEventListener('keydown', (pressed) => (event = pressed), {once: true});
  target.dispatchEvent(new KeyboardEvent('keydown', {key: '?', bubbles: true, ...init}));
  return event!;
}

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML =
    '<p></p><input><textarea></textarea><select></select><div role="combobox"></div><dialog></dialog>';
});

describe('single keys', () => {
  it('work outside fields and dialogs, without modifiers', () => {
    const text = document.querySelector('p')!;
    expect(isSingleKey(press(text, {shiftKey: true}), '?')).toBe(true);
    expect(isSingleKey(press(text), '/')).toBe(false);
    for (const modifier of [{ctrlKey: true}, {metaKey: true}, {altKey: true}])
      expect(isSingleKey(press(text, modifier), '?')).toBe(false);
    for (const field of document.querySelectorAll('input, textarea, select, [role]'))
      expect(isSingleKey(press(field), '?'), field.tagName).toBe(false);
    document.querySelector('dialog')!.setAttribute('open', '');
    expect(isSingleKey(press(text), '?')).toBe(false);
  });

  it('can be turned off and on, which is only stored while they are off', () => {
    singleKeys.write(false);
    expect([singleKeys.read(), localStorage.getItem('portal-single-keys')]).toEqual([false, 'off']);
    expect(isSingleKey(press(document.body), '?')).toBe(false);
    singleKeys.write(true);
    expect([singleKeys.read(), localStorage.length]).toEqual([true, 0]);
  });

  it('can be turned off for a page view if nothing can be stored', () => {
    vi.stubGlobal('localStorage', undefined);
    singleKeys.write(false);
    expect(singleKeys.read()).toBe(false);
    singleKeys.write(true);
    vi.unstubAllGlobals();
  });

  it('can be turned off for a page view if storage is full', () => {
    const setItem = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', {getItem: () => null, removeItem: () => undefined, setItem});
    singleKeys.write(false);
    expect(singleKeys.read()).toBe(false);
    singleKeys.write(true);
    expect(singleKeys.read()).toBe(true);
    vi.unstubAllGlobals();
  });
});
