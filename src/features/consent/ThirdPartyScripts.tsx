import {useEffect, type ReactNode} from 'react';
import {cookies} from '@site/src/data/cookies';
import {scripts} from '@site/src/data/scripts';
import {site} from '@site/src/data/site';
import {REFUSAL} from '@site/src/model/consent/choice';
import {toAllowedScripts, type AllowedScript} from '@site/src/model/consent/scripts';
import {toStorageRows, toWithdrawnRows} from '@site/src/model/consent/storage';
import {consentStore, useConsent} from './consentStore';
import {removeStored} from './removeStored';
import {scriptStore, useScriptStates} from './scriptStore';
import {usePortalFields} from '@site/src/features/site/usePortalFields';

const rows = toStorageRows(cookies, site.slug);

/**
 * Loads the third-party scripts that the reader allows and removes the others with their stored
 * values. A running script can't be stopped, so withdrawing consent reloads the page without the
 * script. Renders nothing.
 */
export function ThirdPartyScripts(): ReactNode {
  const {scriptSources} = usePortalFields();
  const consent = useConsent();
  const states = useScriptStates();
  useEffect(() => {
    // Not the value of the hook: during hydration, the hook still returns the server's state, and
    // consent would seem withdrawn.
    const {choice = REFUSAL} = consentStore.getSnapshot();
    const requested = Object.keys(states);
    const allowed = toAllowedScripts(scripts, {sources: scriptSources, choice, requested});
    const withdrawn = findLoaded().filter((element) =>
      allowed.every(({id}) => id !== element.dataset.thirdParty),
    );
    for (const element of withdrawn) element.remove();
    removeStored(toWithdrawnRows(rows, choice));
    if (withdrawn.length > 0) window.location.reload();
    else allowed.filter(({id}) => states[id] !== 'failed').forEach(load);
  }, [scriptSources, consent, states]);
  return null;
}

function findLoaded(): HTMLScriptElement[] {
  return Array.from(document.querySelectorAll<HTMLScriptElement>('script[data-third-party]'));
}

function load({id, source}: AllowedScript): void {
  if (findLoaded().some((element) => element.dataset.thirdParty === id)) return;
  const element = document.createElement('script');
  element.async = true;
  element.dataset.thirdParty = id;
  element.onload = () => scriptStore.set(id, 'loaded');
  element.onerror = () => {
    element.remove();
    scriptStore.set(id, 'failed');
  };
  element.src = source;
  document.head.append(element);
}
