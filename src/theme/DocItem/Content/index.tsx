/**
 * Ejected from @docusaurus/theme-classic 3.10.2, DocItem/Content: the title comes with section,
 * lead, review date and language (features/page).
 */
import type {ReactNode} from 'react';
import {Article} from '@site/src/features/article/Article';
import {GuideContent} from '@site/src/features/page/GuideContent';
import type {Props} from '@theme/DocItem/Content';

export default function DocItemContent({children}: Props): ReactNode {
  return (
    <GuideContent>
      <Article>{children}</Article>
    </GuideContent>
  );
}
