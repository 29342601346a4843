import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {consentStore, useConsent} from './consentStore';
import styles from './FooterControl.module.css';

/** The footer's control that shows and hides the cookie banner. Renders a `<button>`. */
export function CookieSettingsButton(): ReactNode {
  const {banner} = useConsent();
  return (
    <button
      type="button"
      className={styles.footerControl}
      aria-expanded={banner !== 'hidden'}
      aria-controls="cookie-banner"
      onClick={consentStore.toggleBanner}>
      <Translate
        id="consent.settings.button"
        description="Control in the footer that shows and hides the cookie banner">
        Cookies Settings
      </Translate>
    </button>
  );
}
