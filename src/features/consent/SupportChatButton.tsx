import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {scriptStore, useScriptStates} from './scriptStore';
import styles from './FooterControl.module.css';
import {usePortalFields} from '@site/src/features/site/usePortalFields';

/**
 * Loads the support widget on the first press, and dispatches the event `portal:support` on later
 * presses. Renders an `<li>`, or nothing without a widget.
 */
export function SupportChatButton(): ReactNode {
  const {scriptSources} = usePortalFields();
  const state = useScriptStates().support ?? 'idle';
  if (scriptSources.support === undefined) return null;
  const ask = (): void => {
    if (state === 'loaded') window.dispatchEvent(new CustomEvent('portal:support'));
    else if (state !== 'requested') scriptStore.set('support', 'requested');
  };
  return (
    <li className="footer__item">
      <button
        type="button"
        className={styles.footerControl}
        onClick={ask}
        aria-busy={state === 'requested'}>
        <Translate
          id="consent.support.button"
          description="Control in the footer that loads and opens the support chat">
          Chat with support
        </Translate>
      </button>
      <span role="status">
        {state === 'failed' && (
          <Translate
            id="consent.support.failed"
            description="Shown beneath the control when the support chat could not be loaded">
            The chat could not be loaded. Please try again.
          </Translate>
        )}
      </span>
    </li>
  );
}
