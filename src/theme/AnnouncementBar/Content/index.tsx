/**
 * Ejected from @docusaurus/theme-classic 3.10.2, AnnouncementBar/Content: the text is translated
 * and the article is a link of this site.
 */
import type {ReactNode} from 'react';
import {AnnouncementText} from '@site/src/features/announcement/AnnouncementText';
import type {Props} from '@theme/AnnouncementBar/Content';
import clsx from 'clsx';
import styles from './styles.module.css';

export default function AnnouncementBarContent({className, ...rest}: Props): ReactNode {
  return (
    <div {...rest} className={clsx(styles.announcement, className)}>
      <AnnouncementText />
    </div>
  );
}
