import {describe, expect, it, vi} from 'vitest';
import {
  createConsentStore,
  type ConsentSnapshot,
} from '../../../src/features/consent/createConsentStore';
import {FULL_CONSENT, REFUSAL, type ConsentChoice} from '../../../src/model/consent/choice';

/** A store over a jar in memory. `change` simulates another tab. */
function create({
  stored,
  blocked = false,
  signal = false,
}: {stored?: ConsentChoice; blocked?: boolean; signal?: boolean} = {}) {
  let choice = stored;
  let tell = (): void => undefined;
  const end = vi.fn();
  const published: ConsentSnapshot[] = [];
  const store = createConsentStore({
    jar: {
      read: () => choice,
      write: (next) => void (blocked || (choice = next)),
      subscribe: (listener) => {
        tell = listener;
        return end;
      },
    },
    hasSignal: () => signal,
    publish: (snapshot) => published.push(snapshot),
  });
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  const change = (next: ConsentChoice | undefined): void => {
    choice = next;
    tell();
  };
  return {store, published, listener, unsubscribe, end, change};
}

describe('the consent store', () => {
  it('asks if nothing is chosen, and publishes that immediately', () => {
    const {store, published} = create();
    expect(store.getSnapshot()).toEqual({
      choice: undefined,
      consent: 'undecided',
      banner: 'asking',
    });
    expect(published).toEqual([store.getSnapshot()]);
  });

  it('also asks under Global Privacy Control, and knows the signal', () => {
    expect(create({signal: true}).store.getSnapshot()).toMatchObject({
      consent: 'gpc',
      banner: 'asking',
    });
  });

  it('does not ask if a choice is stored, whatever the browser signals', () => {
    expect(create({stored: FULL_CONSENT, signal: true}).store.getSnapshot()).toEqual({
      choice: FULL_CONSENT,
      consent: 'decided',
      banner: 'hidden',
    });
  });

  it('stores a choice and hides', () => {
    const {store, listener} = create();
    store.choose(FULL_CONSENT);
    expect(store.getSnapshot()).toEqual({
      choice: FULL_CONSENT,
      consent: 'decided',
      banner: 'hidden',
    });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('hides after the same choice as before', () => {
    const {store} = create({stored: REFUSAL});
    store.toggleBanner();
    expect(store.getSnapshot().banner).toBe('opened');
    store.choose(REFUSAL);
    expect(store.getSnapshot().banner).toBe('hidden');
  });

  it('toggles: opens and closes, and closes the first question', () => {
    const decided = create({stored: REFUSAL}).store;
    decided.toggleBanner();
    expect(decided.getSnapshot().banner).toBe('opened');
    decided.toggleBanner();
    expect(decided.getSnapshot().banner).toBe('hidden');
    const undecided = create().store;
    undecided.toggleBanner();
    expect(undecided.getSnapshot()).toMatchObject({choice: undefined, banner: 'hidden'});
  });

  it('follows another tab, and asks again if the cookies are gone', () => {
    const {store, change, listener} = create();
    change(FULL_CONSENT);
    expect(store.getSnapshot()).toMatchObject({choice: FULL_CONSENT, banner: 'hidden'});
    change(undefined);
    expect(store.getSnapshot()).toMatchObject({choice: undefined, banner: 'asking'});
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('does not notify if nothing changed, and keeps its snapshot', () => {
    const {store, change, listener} = create({stored: REFUSAL});
    const before = store.getSnapshot();
    change({...REFUSAL});
    expect(listener).not.toHaveBeenCalled();
    expect(store.getSnapshot()).toBe(before);
  });

  it('keeps a choice that the browser does not store until the page is left', () => {
    const {store} = create({blocked: true});
    store.choose(FULL_CONSENT);
    expect(store.getSnapshot()).toEqual({
      choice: FULL_CONSENT,
      consent: 'decided',
      banner: 'hidden',
    });
    store.choose(REFUSAL);
    expect(store.getSnapshot().choice).toEqual(REFUSAL);
  });

  it('stops watching with the last listener', () => {
    const {store, unsubscribe, end} = create();
    const second = store.subscribe(() => undefined);
    unsubscribe();
    expect(end).not.toHaveBeenCalled();
    second();
    expect(end).toHaveBeenCalledTimes(1);
  });
});
