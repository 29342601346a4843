import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/**
 * The name of the footer's control in the reader's language, inside a text of any language. Apart
 * from the control, which every page loads. Renders an `<em>`.
 */
export function CookieSettingsName(): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  return (
    <em lang={currentLocale}>
      <Translate
        id="consent.settings.button"
        description="Control in the footer that shows and hides the cookie banner">
        Cookies Settings
      </Translate>
    </em>
  );
}
