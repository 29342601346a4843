import {Fragment, type ReactNode} from 'react';
import {toPathParts} from '../../../src/model/content/lineBreaks';

/** A path that breaks after a slash where it doesn't fit. Renders text and `<wbr>`. */
export function PathText({path}: {readonly path: string}): ReactNode {
  return toPathParts(path).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
