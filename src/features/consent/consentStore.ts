import {useSyncExternalStore} from 'react';
import {cookieJar} from './cookieJar';
import {createConsentStore, type ConsentSnapshot} from './createConsentStore';

/** The store of this page. It takes over from the preflight script the two attributes on `<html>` by which the banner shows (CookieBanner.module.css). */
export const consentStore = createConsentStore({
  jar: cookieJar,
  hasSignal: () => typeof navigator !== 'undefined' && 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true,
  publish({consent, banner}) {
    document.documentElement.dataset.consent = consent;
    document.documentElement.dataset.cookieBanner = banner;
  },
});

const ON_SERVER: ConsentSnapshot = {choice: undefined, consent: 'undecided', banner: 'hidden'};

/** What the reader allows, and whether the banner shows. On the server, and while React takes over: nothing chosen, banner hidden. */
export function useConsent(): ConsentSnapshot {
  return useSyncExternalStore(consentStore.subscribe, consentStore.getSnapshot, () => ON_SERVER);
}
