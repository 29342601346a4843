import {useId, useState, type KeyboardEvent, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {CollapsibleRegion} from '@site/src/kit/Collapsible';
import {REFUSAL, type ConsentChoice} from '@site/src/model/consent/choice';
import {consentStore, useConsent} from './consentStore';
import styles from './CookieBanner.module.css';
import {CookieBannerActions} from './CookieBannerActions';
import {CookieBannerText} from './CookieBannerText';
import {CookieChoices} from './CookieChoices';
import {useBannerFocus} from './useBannerFocus';

/**
 * The consent banner at the lower right. It is in the HTML of every page, and
 * `<html data-cookie-banner>` shows it. Renders a `<section>`.
 */
export function CookieBanner(): ReactNode {
  const {choice, banner} = useConsent();
  const id = useId();
  const {sectionRef, titleRef} = useBannerFocus(banner);
  const [isManaging, setManaging] = useState(false);
  /** The toggles as the reader set them; `undefined` until the reader changes one. */
  const [draft, setDraft] = useState<ConsentChoice>();
  const [lastBanner, setLastBanner] = useState(banner);
  if (banner !== lastBanner) {
    setLastBanner(banner);
    // Readers who open it want to see what they chose.
    setManaging(banner === 'opened');
    if (banner === 'hidden') setDraft(undefined);
  }
  const selected = draft ?? choice ?? REFUSAL;
  const closeOnEscape = ({key}: KeyboardEvent): void => {
    if (key === 'Escape' && banner === 'opened') consentStore.toggleBanner();
  };
  return (
    <>
      <div className={styles.cookieBannerSpace} />
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape does what the footer's control does. */}
      <section
        ref={sectionRef}
        id="cookie-banner"
        className={styles.cookieBanner}
        aria-labelledby={`${id}-title`}
        onKeyDown={closeOnEscape}
        data-nosnippet>
        <div className={styles.cookieBannerBody}>
          <h2 ref={titleRef} id={`${id}-title`} tabIndex={-1}>
            <Translate id="consent.banner.title" description="Title of the cookie banner">
              Your choice on cookies
            </Translate>
          </h2>
          <CookieBannerText />
          <CollapsibleRegion id={`${id}-choices`} open={isManaging}>
            {isManaging && <CookieChoices choice={selected} onChange={setDraft} />}
          </CollapsibleRegion>
        </div>
        <CookieBannerActions
          selected={selected}
          isManaging={isManaging}
          choicesId={`${id}-choices`}
          onManage={() => setManaging(!isManaging)}
        />
      </section>
    </>
  );
}
