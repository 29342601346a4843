import type {ComponentProps, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {useHistory} from '@docusaurus/router';
import {hasPage} from './hasPage';

interface HitLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  readonly to: string;
}

/**
 * A link to a hit. Pages that this build lacks, such as those in another language only, are opened
 * by a full page load. Renders an `<a>`.
 */
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

/** Opens a hit without a link, in the same way as {@link HitLink}. */
export function openHit(history: ReturnType<typeof useHistory>, address: string): void {
  if (hasPage(address)) history.push(address);
  else window.location.assign(address);
}
