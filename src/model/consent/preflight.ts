/**
 * The inline script that runs before the first paint: sets `data-consent` (`decided`, `undecided`,
 * `gpc`) and `data-cookie-banner` (`asking`, `hidden`) on `<html>`. It repeats `parseConsent` and
 * `toConsentState` of src/model/consent in fewer bytes. A test checks that both agree.
 */
export function toConsentPreflight(cookies: readonly string[]): string {
  return [
    '(function(){',
    "var root=document.documentElement,found={},text='';",
    'try{text=document.cookie}catch(error){}',
    "text.split('; ').forEach(function(pair){",
    "var at=pair.indexOf('='),name=pair.slice(0,at);",
    'if(!Object.hasOwn(found,name))found[name]=pair.slice(at+1)',
    '});',
    `var decided=${JSON.stringify(cookies)}.some(function(name){return found[name]==='true'||found[name]==='false'});`,
    "root.setAttribute('data-consent',decided?'decided':navigator.globalPrivacyControl===true?'gpc':'undecided');",
    "root.setAttribute('data-cookie-banner',decided?'hidden':'asking')",
    '})();',
  ].join('');
}
