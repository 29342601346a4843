import {Children, isValidElement, type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './HeaderCell.module.css';

/** A head of more characters may break. */
const LONG = 24;

/**
 * A header cell of a table. A long one may break, so that the table fits. In a table with headers on
 * two sides, the empty corner isn't a header, so it becomes an ordinary cell.
 */
export function HeaderCell({children, className, ...props}: ComponentProps<'th'>): ReactNode {
  return children === undefined ? (
    <td {...props} className={className} />
  ) : (
    <th
      {...props}
      className={clsx(className, toLength(children) > LONG && styles.long) || undefined}>
      {children}
    </th>
  );
}

/** The number of characters in a content. */
function toLength(content: ReactNode): number {
  return Children.toArray(content).reduce<number>((sum, part) => {
    if (!isValidElement<{readonly children?: ReactNode; readonly text?: string}>(part))
      return sum + String(part).length;
    const {children, text = ''} = part.props;
    return sum + (children === undefined ? text.length : toLength(children));
  }, 0);
}
