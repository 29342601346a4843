import {Fragment, type ReactNode} from 'react';
import {toBreakable, toPathParts} from '../../../src/model/content/lineBreaks';

/** A path that breaks after a slash where it doesn't fit. Renders text and `<wbr>`. */
export function PathText({path}: {readonly path: string}): ReactNode {
  return toBreaks(toPathParts(path));
}

/** The most characters of a code that fit beside the status on a phone. */
const LONG = 27;

/** A code that breaks after an underscore where it doesn't fit. Renders text and `<wbr>`. */
export function CodeName({code}: {readonly code: string}): ReactNode {
  return code.length > LONG ? toBreaks(toBreakable(code)) : code;
}

function toBreaks(parts: readonly string[]): ReactNode {
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
