import Cookies from 'js-cookie';
import {cookies} from '@site/src/data/cookies';
import {site} from '@site/src/data/site';
import {parseConsent, type ConsentChoice} from '@site/src/model/consent/choice';
import {toConsentCookieRows} from '@site/src/model/consent/storage';

/** Where the choice is stored. */
export interface ConsentJar {
  /** The stored choice; `undefined` if there is none or cookies are blocked. */
  readonly read: () => ConsentChoice | undefined;
  readonly write: (choice: ConsentChoice) => void;
  /**
   * Calls the listener after every change from this tab or another. Returns a function that stops
   * this.
   */
  readonly subscribe: (listener: () => void) => () => void;
}

const POLL_INTERVAL = 300;
const rows = toConsentCookieRows(cookies, site.slug);
/** Values aren't decoded, because an encoded or quoted `true` isn't ours. */
const jar = Cookies.withConverter({read: (value) => value});

/** The two consent cookies of this browser. */
export const cookieJar: ConsentJar = {
  read() {
    try {
      return parseConsent({
        analytics: jar.get(rows.analytics.name),
        marketing: jar.get(rows.marketing.name),
      });
    } catch {
      return undefined;
    }
  },
  write(choice) {
    try {
      for (const key of ['analytics', 'marketing'] as const) {
        jar.set(rows[key].name, String(choice[key]), {
          expires: rows[key].days,
          path: '/',
          sameSite: 'Lax',
          secure: window.location.protocol === 'https:',
        });
      }
    } catch {
      // The browser blocks cookies. The store keeps the choice for this page.
    }
  },
  subscribe(listener) {
    window.addEventListener('pageshow', listener);
    const end = subscribeToCookies(listener);
    return () => {
      window.removeEventListener('pageshow', listener);
      end();
    };
  },
};

/** Uses events if the browser has them. A browser that blocks cookies may also block the events. */
function subscribeToCookies(listener: () => void): () => void {
  try {
    if ('cookieStore' in window) return subscribeToEvents(listener);
  } catch {
    // Otherwise, polls.
  }
  return subscribeByPolling(listener);
}

function subscribeToEvents(listener: () => void): () => void {
  window.cookieStore.addEventListener('change', listener);
  return () => window.cookieStore.removeEventListener('change', listener);
}

function subscribeByPolling(listener: () => void): () => void {
  const timer = setInterval(listener, POLL_INTERVAL);
  return () => clearInterval(timer);
}
