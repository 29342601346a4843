import type {MouseEvent, ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './SkipToCookies.module.css';

/**
 * The second skip link, which exists while the banner is visible. The banner is last in the page,
 * and keyboard users shouldn't have to tab through the page to reach it. Renders an `<a>`.
 */
export function SkipToCookies(): ReactNode {
  const focusBanner = (event: MouseEvent): void => {
    event.preventDefault();
    document.querySelector<HTMLElement>('#cookie-banner h2')?.focus({preventScroll: true});
  };
  return (
    <a href="#cookie-banner" className={styles.skipToCookies} onClick={focusBanner}>
      <Translate
        id="consent.banner.skip"
        description="Skip link for keyboards, shown on focus while the cookie banner is open">
        Skip to the cookie choice
      </Translate>
    </a>
  );
}
