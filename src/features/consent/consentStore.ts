import {useSyncExternalStore} from 'react';
import {cookieJar} from './cookieJar';
import {createConsentStore, type ConsentSnapshot} from './createConsentStore';

/**
 * The page's consent store. It takes over the two attributes of `<html>` that show the banner
 * (CookieBanner.module.css) from the preflight script.
 */
export const consentStore = createConsentStore({
  jar: cookieJar,
  hasSignal: () =>
    typeof navigator !== 'undefined' &&
    'globalPrivacyControl' in navigator &&
    navigator.globalPrivacyControl === true,
  publish({consent, banner}) {
    document.documentElement.dataset.consent = consent;
    document.documentElement.dataset.cookieBanner = banner;
  },
});

const ON_SERVER: ConsentSnapshot = {choice: undefined, consent: 'undecided', banner: 'hidden'};

/**
 * The reader's consent, and whether the banner is visible. On the server and during hydration,
 * nothing is chosen and the banner is hidden.
 */
export function useConsent(): ConsentSnapshot {
  return useSyncExternalStore(consentStore.subscribe, consentStore.getSnapshot, () => ON_SERVER);
}
