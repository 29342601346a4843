import {useEffect, useRef, type ComponentProps, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {labelCells} from './cellLabels';
import styles from './ScrollTable.module.css';

/**
 * A table that scrolls inside its frame, also by keyboard. While it fits, its head stays under the
 * navbar. On phones, each row of three cells or more is a card. Renders a `<table>` in a focusable `<div role="group">`.
 */
export function ScrollTable({children, ...props}: ComponentProps<'table'>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    // A frame that scrolls would hold the head, so it only does if it must.
    const observer = new ResizeObserver(() => {
      element.toggleAttribute('data-fits', element.scrollWidth <= element.clientWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={frame}
      className={styles.tableFrame}
      role="group"
      tabIndex={0}
      aria-label={translate({
        id: 'page.table',
        message: 'Table',
        description: 'Name of the scrollable frame around a table, for screen readers',
      })}>
      <table {...props}>{labelCells(children)}</table>
    </div>
  );
}
