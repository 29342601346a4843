import type {ComponentProps, ReactNode} from 'react';

/**
 * A header cell of a Markdown table. In a table with headers on two sides, the empty corner isn't a
 * header, so it becomes an ordinary cell.
 */
export function HeaderCell({children, ...props}: ComponentProps<'th'>): ReactNode {
  return children === undefined ? <td {...props} /> : <th {...props}>{children}</th>;
}
