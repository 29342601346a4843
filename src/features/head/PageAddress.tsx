import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {toPart} from '@site/src/model/pages/parts';

/** The address of a printed page, hidden on screens. Renders a `<p>`. */
export function PageAddress(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  return (
    <p className="pageAddress" data-print="only" {...toPart('no')}>
      {siteConfig.url}
      {pathname}
    </p>
  );
}
