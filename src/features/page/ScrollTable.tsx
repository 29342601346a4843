import {useEffect, useRef, type ComponentProps, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {labelCells} from './cellLabels';
import styles from './ScrollTable.module.css';
import {watchFit} from './watchFit';

interface ScrollTableProps extends ComponentProps<'table'> {
  /** Set while the page is compiled (plugins/line-breaks). */
  readonly 'data-cards'?: '';
}

/**
 * A table that scrolls inside its frame, also by keyboard. While it fits, its head stays under the
 * navbar. On phones, each row of three cells or more, or of two with long words, is a card. Renders a
 * `<table>` in a focusable `<div role="group">`.
 */
export function ScrollTable({
  children,
  'data-cards': cards,
  ...props
}: ScrollTableProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => (frame.current ? watchFit(frame.current) : undefined), []);
  return (
    <div
      ref={frame}
      className={styles.tableFrame}
      data-table-frame
      role="group"
      tabIndex={0}
      aria-label={translate({
        id: 'page.table',
        message: 'Table',
        description: 'Name of the scrollable frame around a table, for screen readers',
      })}>
      <table {...props}>{labelCells(children, cards)}</table>
    </div>
  );
}
