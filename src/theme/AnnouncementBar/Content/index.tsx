/**
 * Ejected from @docusaurus/theme-classic 3.10.2, AnnouncementBar/Content: the text is translated and the article is a link of this site.
 */
import type {ReactNode} from 'react';
import {AnnouncementText} from '@site/src/features/announcement/AnnouncementText';
import type {Props} from '@theme/AnnouncementBar/Content';

export default function AnnouncementBarContent(props: Props): ReactNode {
  return (
    <div {...props}>
      <AnnouncementText />
    </div>
  );
}
