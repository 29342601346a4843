/**
 * Wraps @docusaurus/theme-classic 3.10.2, DocCategoryGeneratedIndexPage (safe): adds the page's picture.
 */
import type {ReactNode} from 'react';
import {PagePicture} from '@site/src/features/page/PagePicture';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import OriginalDocCategoryGeneratedIndexPage from '@theme-original/DocCategoryGeneratedIndexPage';

export default function DocCategoryGeneratedIndexPage(props: Props): ReactNode {
  return (
    <>
      <OriginalDocCategoryGeneratedIndexPage {...props} />
      <PagePicture contents={{kind: 'page', title: props.categoryGeneratedIndex.title}} />
    </>
  );
}
