import type {ComponentProps, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './ScrollTable.module.css';

/**
 * A table that scrolls inside its frame, also by keyboard. Renders a `<table>` in a focusable
 * `<div role="group">`.
 */
export function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <div
      className={styles.tableFrame}
      role="group"
      tabIndex={0}
      aria-label={translate({
        id: 'page.table',
        message: 'Table',
        description: 'Name of the scrollable frame around a table, for screen readers',
      })}>
      <table {...props} />
    </div>
  );
}
