import type {ReactNode} from 'react';
import type {RedocLabels} from '../../../src/data/redocLabels';

interface AnchorLinkProps {
  readonly to: string;
  readonly name: string;
  readonly labels: RedocLabels['own'];
}

/** The link next to a heading that leads to the heading itself. */
export function AnchorLink({to, name, labels}: AnchorLinkProps): ReactNode {
  const label = `${labels.linkTo}${name}${labels.linkToEnd}`;
  return <a className="apiref-anchor" href={`#${to}`} aria-label={label} />;
}
