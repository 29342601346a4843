import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {WAKE_FAILURE_ID} from '@site/src/model/pages/waking';
import {LoadFailure} from './LoadFailure';
import styles from './LoadStatus.module.css';

/**
 * Message of the head's inline script if the page's scripts don't load. The text of the page stays
 * visible. Renders a hidden `<div>`.
 */
export function WakeFailure(): ReactNode {
  return (
    <div className={styles.loadStatusFloating} data-print="no">
      <LoadFailure id={WAKE_FAILURE_ID} hidden error={undefined}>
        <Translate
          id="page.waking.failed"
          description="Above the error's text and the button Retry, when a page can be read but its scripts could not be loaded">
          Part of this page could not be loaded, so menus and buttons don’t work. Check your network
          connection and try again.
        </Translate>
      </LoadFailure>
    </div>
  );
}
