import type {ReactNode} from 'react';
import {Breakable} from '@site/src/kit/Breakable';
import {toPathParts} from '@site/src/model/content/lineBreaks';

/** An operation by its method, which stays with the beginning of its path. Renders a `<code>`. */
export function OperationName({
  children,
  path,
}: {
  /** The method. */
  readonly children: ReactNode;
  readonly path: string;
}): ReactNode {
  return (
    <code lang="en">
      {children}
      {'\u00a0'}
      <Breakable parts={toPathParts(path)} />
    </code>
  );
}
