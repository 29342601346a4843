/**
 * Wraps @docusaurus/theme-classic 3.10.2, TOC (safe): a named landmark, because the blog shows it
 * outside the main landmark.
 */
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/TOC';
import OriginalTOC from '@theme-original/TOC';
import styles from './styles.module.css';

export default function TOC(props: Props): ReactNode {
  return (
    <nav
      className={styles.tocLandmark}
      aria-label={translate({
        id: 'theme.TOCCollapsible.toggleButtonLabel',
        message: 'On this page',
        description: 'The label used by the button on the collapsible TOC component',
      })}>
      <OriginalTOC {...props} />
    </nav>
  );
}
