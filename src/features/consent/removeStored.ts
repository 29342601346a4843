import Cookies from 'js-cookie';
import type {CookieRow} from '@site/src/data/cookies';
import {isStoredAs} from '@site/src/model/consent/storage';

/**
 * Removes the stored values of these rows from this browser. A cookie may have been set for this
 * host or a parent domain, so all are tried.
 */
export function removeStored(rows: readonly CookieRow[]): void {
  if (rows.length === 0) return;
  try {
    for (const name of Object.keys(Cookies.get()))
      if (rows.some((row) => row.kind === 'cookie' && isStoredAs(row, name))) removeCookie(name);
    for (const kind of ['localStorage', 'sessionStorage'] as const) {
      for (const name of Object.keys(window[kind]))
        if (rows.some((row) => row.kind === kind && isStoredAs(row, name)))
          window[kind].removeItem(name);
    }
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}

function removeCookie(name: string): void {
  const labels = window.location.hostname.split('.');
  Cookies.remove(name);
  for (let start = 0; start < labels.length; start += 1)
    Cookies.remove(name, {domain: labels.slice(start).join('.')});
}
