import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {CookieRow} from '@site/src/data/cookies';

const OPEN_ENDED: Record<'session' | 'kept', ReactNode> = {
  session: (
    <Translate id="cookies.lifetime.session" description="How long a stored value is kept">
      Until you close the window
    </Translate>
  ),
  kept: (
    <Translate id="cookies.lifetime.kept" description="How long a stored value is kept">
      Until you delete it
    </Translate>
  ),
};

/** How long a stored value is kept, in the reader's language. Renders text. */
export function LifetimeText({of: lifetime}: {readonly of: CookieRow['lifetime']}): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  if (typeof lifetime !== 'number') return OPEN_ENDED[lifetime];
  return new Intl.NumberFormat(currentLocale, {
    style: 'unit',
    unit: 'day',
    unitDisplay: 'long',
  }).format(lifetime);
}
