/**
 * Wraps @docusaurus/theme-classic 3.10.2, DocCategoryGeneratedIndexPage (safe): adds the page's
 * picture, hreflang and canonical; its text comes from the sidebar, which exists in every language.
 */
import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageLanguageLinks} from '@site/src/features/head/PageLanguages';
import {PagePicture} from '@site/src/features/head/PagePicture';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import OriginalDocCategoryGeneratedIndexPage from '@theme-original/DocCategoryGeneratedIndexPage';

export default function DocCategoryGeneratedIndexPage(props: Props): ReactNode {
  const {
    i18n: {locales},
  } = useDocusaurusContext();
  return (
    <>
      <OriginalDocCategoryGeneratedIndexPage {...props} />
      <PageLanguageLinks own={locales} />
      <PagePicture contents={{kind: 'page', title: props.categoryGeneratedIndex.title}} />
    </>
  );
}
