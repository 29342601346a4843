import Cookies from 'js-cookie';
import type {CookieRow} from '@site/src/data/cookies';
import {isStoredAs} from '@site/src/model/consent/storage';

/** Removes from this browser whatever the rows name. A cookie may have been set for this host or for one above it, so all are tried. */
export function removeStored(rows: readonly CookieRow[]): void {
  if (rows.length === 0) return;
  try {
    for (const name of Object.keys(Cookies.get())) if (rows.some((row) => row.kind === 'cookie' && isStoredAs(row, name))) removeCookie(name);
    for (const kind of ['localStorage', 'sessionStorage'] as const) {
      for (const name of Object.keys(window[kind])) if (rows.some((row) => row.kind === kind && isStoredAs(row, name))) window[kind].removeItem(name);
    }
  } catch {
    // Storage is blocked: then there is nothing to remove.
  }
}

function removeCookie(name: string): void {
  const labels = window.location.hostname.split('.');
  Cookies.remove(name);
  for (let start = 0; start < labels.length; start += 1) Cookies.remove(name, {domain: labels.slice(start).join('.')});
}
