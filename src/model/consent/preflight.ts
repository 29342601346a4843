/**
 * The inline script that runs before the first paint: sets `data-consent` (`decided`, `undecided`,
 * `gpc`) and `data-cookie-banner` (`asking`, `hidden`) on `<html>`. It repeats `parseConsent` and
 * `toConsentState` of src/model/consent in fewer bytes. A test checks that both agree.
 */
export function toConsentPreflight(cookies: readonly string[]): string {
  return (
    `{const root=document.documentElement.dataset;let text='';try{text=document.cookie}catch{}` +
    // Of several cookies with a name, the first one counts.
    `const found=Object.fromEntries(text.split('; ').reverse().map(pair=>pair.split(/=(.*)/))),` +
    `decided=${JSON.stringify(cookies)}.some(name=>found[name]==='true'||found[name]==='false');` +
    `root.consent=decided?'decided':navigator.globalPrivacyControl===true?'gpc':'undecided';` +
    `root.cookieBanner=decided?'hidden':'asking'}`
  );
}
