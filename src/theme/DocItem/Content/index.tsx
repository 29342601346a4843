/**
 * Ejected from @docusaurus/theme-classic 3.10.2, DocItem/Content: the title comes with section,
 * lead, review date and language (features/page).
 */
import type {ReactNode} from 'react';
import {GuideContent} from '@site/src/features/page/GuideContent';
import type {Props} from '@theme/DocItem/Content';
import MDXContent from '@theme/MDXContent';

export default function DocItemContent({children}: Props): ReactNode {
  return (
    <GuideContent>
      <MDXContent>{children}</MDXContent>
    </GuideContent>
  );
}
