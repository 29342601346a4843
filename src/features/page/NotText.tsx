import type {ReactNode} from 'react';
import {toPart} from '@site/src/model/pages/parts';

/**
 * Facts about a text that aren't part of it. Search, Markdown and feeds omit them. Renders a
 * `<div>`.
 */
export function NotText({children}: {readonly children: ReactNode}): ReactNode {
  return <div {...toPart('no')}>{children}</div>;
}
