import type {ReactNode} from 'react';
import {toPart} from '@site/src/model/pages/parts';

/** Facts about a text that are no part of it: search, Markdown and feeds leave them out. Renders a `<div>`. */
export function NotText({children}: {readonly children: ReactNode}): ReactNode {
  return <div {...toPart('no')}>{children}</div>;
}
