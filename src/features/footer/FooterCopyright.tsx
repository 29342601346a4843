import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {site} from '@site/src/data/site';

/** The copyright line, from the first year to the year of the build. Renders a `<div>`. */
export function FooterCopyright({holder}: {readonly holder: string}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <div className="footer__copyright">{`© ${site.since}–${String(siteConfig.customFields?.year)} ${holder}`}</div>
  );
}
