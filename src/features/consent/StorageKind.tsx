import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {CookieRow} from '@site/src/data/cookies';

const KINDS: Record<CookieRow['kind'], ReactNode> = {
  cookie: (
    <Translate id="cookies.kind.cookie" description="Kind of a stored value">
      Cookie, sent to this site alone
    </Translate>
  ),
  localStorage: (
    <Translate id="cookies.kind.localStorage" description="Kind of a stored value">
      Local storage, not sent
    </Translate>
  ),
  sessionStorage: (
    <Translate id="cookies.kind.sessionStorage" description="Kind of a stored value">
      Session storage, not sent
    </Translate>
  ),
};

/** Where a value is stored, and whether it leaves the browser. Renders a `<small>`. */
export function StorageKind({id}: {readonly id: CookieRow['kind']}): ReactNode {
  return <small>{KINDS[id]}</small>;
}
