import type {ComponentProps, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {useHistory} from '@docusaurus/router';
import {hasPage} from './hasPage';

interface HitLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  readonly to: string;
}

/** A link to a hit. A page that this build lacks, such as one that exists in another language only, is loaded whole. Renders an `<a>`. */
export function HitLink({to, children, ...rest}: HitLinkProps): ReactNode {
  return hasPage(to) ? (
    <Link to={to} autoAddBaseUrl={false} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

/** Opens a hit without a link, as {@link HitLink} does. */
export function openHit(history: ReturnType<typeof useHistory>, address: string): void {
  if (hasPage(address)) history.push(address);
  else window.location.assign(address);
}
