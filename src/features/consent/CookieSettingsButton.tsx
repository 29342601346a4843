import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
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
      <Name />
    </button>
  );
}

/** The control's name in the reader's language, inside a text of any language. Renders an `<em>`. */
export function CookieSettingsName(): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  return (
    <em lang={currentLocale}>
      <Name />
    </em>
  );
}

function Name(): ReactNode {
  return (
    <Translate
      id="consent.settings.button"
      description="Control in the footer that shows and hides the cookie banner">
      Cookies Settings
    </Translate>
  );
}
