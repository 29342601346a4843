import type {ReactNode} from 'react';
import {NavbarSecondaryMenuFiller} from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {toReferenceAnchors, type ReferencePage} from '@site/src/model/catalogue/reference';
import {toVersionName} from '@site/src/model/catalogue/versionName';
import {ApiHeader} from './ApiHeader';
import {ApiMenu} from './ApiMenu';
import styles from './ApiReference.module.css';
import {DrawerMenu} from './DrawerMenu';
import {StaticReference} from './StaticReference';

export interface ApiReferenceProps {
  readonly page: ReferencePage;
}

/**
 * A reference page: menu, head and the static HTML with its interactive parts. Renders a `<main>`
 * and a `<nav>` before it.
 */
export function ApiReference({page}: ApiReferenceProps): ReactNode {
  const brokenLinks = useBrokenLinks();
  for (const anchor of toReferenceAnchors(page.menu)) brokenLinks.collectAnchor(anchor);
  return (
    <div className={styles.referencePage}>
      {/* React's own resource handling: Docusaurus' Head takes the link out and puts it back while the page comes alive, which shows the text unstyled for a moment. */}
      <link rel="stylesheet" href={page.styleUrl} precedence="portal" />
      <NavbarSecondaryMenuFiller component={DrawerMenu} props={{menu: page.menu}} />
      <ApiMenu menu={page.menu} label={toVersionName(page)} />
      <main className={styles.referenceMain}>
        <ApiHeader page={page} />
        <StaticReference page={page} />
      </main>
    </div>
  );
}
