import type {ComponentProps, ReactNode} from 'react';

/** A header cell of a Markdown table. The empty one in the corner of a table with headers on two sides heads nothing, so it is an ordinary cell. */
export function HeaderCell({children, ...props}: ComponentProps<'th'>): ReactNode {
  return children === undefined ? <td {...props} /> : <th {...props}>{children}</th>;
}
