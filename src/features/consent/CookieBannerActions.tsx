import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {Button} from '@site/src/kit/Button';
import {chevronDown} from '@site/src/kit/icons';
import {FULL_CONSENT, REFUSAL, type ConsentChoice} from '@site/src/model/consent/choice';
import {consentStore} from './consentStore';
import styles from './CookieBanner.module.css';

interface CookieBannerActionsProps {
  /**
   * The toggles' values, even if they are hidden: the stored choice or, if none is stored, a
   * refusal, until the reader changes one.
   */
  readonly selected: ConsentChoice;
  /** Whether the toggles are shown. */
  readonly isManaging: boolean;
  /** ID of the part that Manage shows. */
  readonly choicesId: string;
  readonly onManage: () => void;
}

/** The banner's buttons. Refusing and accepting look the same on purpose. */
export function CookieBannerActions({
  selected,
  isManaging,
  choicesId,
  onManage,
}: CookieBannerActionsProps): ReactNode {
  return (
    <div className={styles.cookieBannerActions}>
      <Button variant="secondary" onClick={() => consentStore.choose(REFUSAL)}>
        <Translate
          id="consent.banner.reject"
          description="Button of the cookie banner: allow nothing beyond the necessary">
          Reject
        </Translate>
      </Button>
      <Button variant="secondary" onClick={() => consentStore.choose(FULL_CONSENT)}>
        <Translate
          id="consent.banner.acceptAll"
          description="Button of the cookie banner: allow analytics and marketing">
          Accept all
        </Translate>
      </Button>
      <Button variant="secondary" onClick={() => consentStore.choose(selected)}>
        <Translate
          id="consent.banner.acceptSelected"
          description="Button of the cookie banner: allow what the toggles above say">
          Accept selected
        </Translate>
      </Button>
      <Button
        variant="minimal"
        icon={chevronDown}
        iconPosition="right"
        aria-expanded={isManaging}
        aria-controls={choicesId}
        onClick={onManage}>
        <Translate
          id="consent.banner.manage"
          description="Button of the cookie banner: show a toggle per category">
          Manage
        </Translate>
      </Button>
    </div>
  );
}
