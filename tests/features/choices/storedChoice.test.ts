// @vitest-environment happy-dom
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {createStoredChoice} from '../../../src/features/choices/storedChoice';

const shown = vi.fn<(size: number) => void>();
/** A text size from 1 to 3, only stored if it isn't 1. */
const createSize = () =>
  createStoredChoice<number>({
    key: 'size',
    parse: (stored) => (stored === '2' || stored === '3' ? Number(stored) : 1),
    format: (size) => (size === 1 ? null : String(size)),
    show: shown,
  });

/** Simulates a choice in another tab. */
function writeElsewhere(key: string | null, value: string): void {
  if (key === null) localStorage.clear();
  else localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', {key}));
}

beforeEach(() => {
  localStorage.clear();
  shown.mockReset();
});

describe('createStoredChoice', () => {
  it('stores a choice, shows it and calls back; the default is not stored', () => {
    const size = createSize();
    const listener = vi.fn<() => void>();
    size.subscribe(listener);
    size.write(3);
    expect([size.read(), localStorage.getItem('size')]).toEqual([3, '3']);
    size.write(1);
    expect([size.read(), localStorage.getItem('size')]).toEqual([1, null]);
    expect(shown.mock.calls).toEqual([[3], [1]]);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('reads an unknown text as the default', () => {
    localStorage.setItem('size', 'huge');
    expect(createSize().read()).toBe(1);
  });

  it('follows choices and cleared storage in another tab until it is unsubscribed', () => {
    const size = createSize();
    const listener = vi.fn<() => void>();
    const stop = size.subscribe(listener);
    writeElsewhere('other', '2');
    expect(listener).not.toHaveBeenCalled();
    writeElsewhere('size', '2');
    expect([size.read(), shown.mock.lastCall]).toEqual([2, [2]]);
    writeElsewhere(null, '');
    expect([size.read(), shown.mock.lastCall]).toEqual([1, [1]]);
    stop();
    writeElsewhere('size', '3');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['blocked', undefined],
    [
      'full',
      {
        getItem: () => null,
        removeItem: () => undefined,
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      },
    ],
  ])('keeps a choice until the page is left if storage is %s', (_name, storage) => {
    const size = createSize();
    vi.stubGlobal('localStorage', storage);
    expect(size.read()).toBe(1);
    size.write(2);
    expect(size.read()).toBe(2);
    size.write(1);
    expect(size.read()).toBe(1);
    vi.unstubAllGlobals();
  });

  it('tells everybody when its default has changed', () => {
    let preset = 1;
    const shown = vi.fn();
    const size = createStoredChoice({
      key: 'preset',
      parse: (stored) => (stored === null ? preset : Number(stored)),
      format: String,
      show: shown,
    });
    const listener = vi.fn();
    const stop = size.subscribe(listener);
    preset = 3;
    size.refresh();
    expect([shown.mock.calls, listener.mock.calls.length]).toEqual([[[3]], 1]);
    size.write(2);
    size.refresh();
    expect(shown.mock.lastCall).toEqual([2]);
    stop();
  });
});
