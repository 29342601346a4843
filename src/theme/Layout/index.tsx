/**
 * Wraps @docusaurus/theme-classic 3.10.2, Layout (safe): adds hreflang and canonical on pages that
 * don't set their own (guides and posts do), announces every page's Markdown, colors the browser's
 * bar, applies choices from other tabs, and adds the back-to-top button that upstream only has on
 * guides.
 */
import type {ReactNode} from 'react';
import useRouteContext from '@docusaurus/useRouteContext';
import {LayoutLanguageLinks} from '@site/src/features/head/PageLanguages';
import {MarkdownLink} from '@site/src/features/page-actions/MarkdownLink';
import {isPostAddress} from '@site/src/features/page/isPostAddress';
import {SharedChoices} from '@site/src/features/choices/SharedChoices';
import {ThemeColour} from '@site/src/features/head/ThemeColour';
import {useLocation} from '@docusaurus/router';
import BackToTopButton from '@theme/BackToTopButton';
import type {Props} from '@theme/Layout';
import OriginalLayout from '@theme-original/Layout';

export default function Layout({children, ...rest}: Props): ReactNode {
  const {plugin} = useRouteContext();
  const {pathname} = useLocation();
  const isGuide = plugin.name === 'docusaurus-plugin-content-docs';
  const bringsOwn =
    isGuide || (plugin.name === 'docusaurus-plugin-content-blog' && isPostAddress(pathname));
  return (
    <OriginalLayout {...rest}>
      <ThemeColour />
      <SharedChoices />
      {/* 'native' is the 404 page. */}
      {plugin.name !== 'native' && <MarkdownLink />}
      {!bringsOwn && <LayoutLanguageLinks />}
      {children}
      {!isGuide && <BackToTopButton />}
    </OriginalLayout>
  );
}
