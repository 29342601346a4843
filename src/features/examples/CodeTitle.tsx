import type {ReactNode} from 'react';
import {toPart} from '@site/src/model/pages/parts';

/** The title of a block of code, such as the name of its file. Renders a `<span>`. */
export function CodeTitle({children}: {readonly children: ReactNode}): ReactNode {
  return <span {...toPart('title')}>{children}</span>;
}
