/**
 * Ejected from @docusaurus/theme-classic 3.10.2, Heading: the link to a heading says once what it
 * is. Upstream repeats its name as a tooltip, which was 100 to 230 bytes of long pages.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';

/** The style sheet adds the sign. */
const EMPTY = '\u200B';

export default function Heading({as: As, id, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  const anchorTargetClassName = useAnchorTargetClassName(id);
  if (As === 'h1' || !id) return <As {...props} />;
  brokenLinks.collectAnchor(id);
  return (
    <As {...props} className={clsx('anchor', anchorTargetClassName, props.className)} id={id}>
      {props.children}
      <Link
        className="hash-link"
        to={`#${id}`}
        aria-label={translate(
          {
            id: 'theme.common.headingLinkTitle',
            message: 'Direct link to {heading}',
            description: 'Title for link to heading',
          },
          {heading: typeof props.children === 'string' ? props.children : id},
        )}
        translate="no">
        {EMPTY}
      </Link>
    </As>
  );
}
