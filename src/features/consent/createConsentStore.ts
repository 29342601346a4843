import {
  isBannerVisible,
  toConsentState,
  type ConsentChoice,
  type ConsentState,
} from '@site/src/model/consent/choice';
import type {ConsentJar} from './cookieJar';

/**
 * `asking`: shown because the reader hasn't chosen. `opened`: shown because the reader opened it.
 */
export type BannerState = 'hidden' | 'asking' | 'opened';

export interface ConsentSnapshot {
  readonly choice: ConsentChoice | undefined;
  readonly consent: ConsentState;
  readonly banner: BannerState;
}

export interface ConsentStore {
  readonly getSnapshot: () => ConsentSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  /** Stores the choice in both cookies and hides the banner. */
  readonly choose: (choice: ConsentChoice) => void;
  /** Toggles the banner. */
  readonly toggleBanner: () => void;
}

interface ConsentStoreParts {
  readonly jar: ConsentJar;
  /** Whether the browser sends Global Privacy Control. */
  readonly hasSignal: () => boolean;
  /** Called with every state before the listeners, and with the initial state on subscription. */
  readonly publish: (snapshot: ConsentSnapshot) => void;
}

/** The reader's consent, synchronized with the cookies in this and every other tab. */
export function createConsentStore({jar, hasSignal, publish}: ConsentStoreParts): ConsentStore {
  const listeners = new Set<() => void>();
  let end: (() => void) | undefined;
  let asked: boolean | undefined;
  /** A choice that the browser did not store. It lasts until the page is left. */
  let unstored: ConsentChoice | undefined;
  let snapshot: ConsentSnapshot | undefined;

  const read = (): ConsentSnapshot => {
    const choice = jar.read() ?? unstored;
    const isVisible = isBannerVisible(choice, asked);
    return {
      choice,
      consent: toConsentState(choice, hasSignal()),
      banner: !isVisible ? 'hidden' : asked ? 'opened' : 'asking',
    };
  };
  const refresh = (): void => {
    if (snapshot && !isSameChoice(snapshot.choice, jar.read() ?? unstored)) asked = undefined;
    const next = read();
    if (
      snapshot &&
      isSameChoice(snapshot.choice, next.choice) &&
      snapshot.consent === next.consent &&
      snapshot.banner === next.banner
    )
      return;
    snapshot = next;
    publish(next);
    for (const listener of listeners) listener();
  };

  return {
    getSnapshot: () => (snapshot ??= read()),
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        end = jar.subscribe(refresh);
        publish((snapshot ??= read()));
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) end?.();
      };
    },
    choose(choice) {
      jar.write(choice);
      unstored = jar.read() ? undefined : choice;
      asked = undefined;
      refresh();
    },
    toggleBanner() {
      asked = !isBannerVisible(jar.read() ?? unstored, asked);
      refresh();
    },
  };
}

function isSameChoice(one: ConsentChoice | undefined, other: ConsentChoice | undefined): boolean {
  return one?.analytics === other?.analytics && one?.marketing === other?.marketing;
}
