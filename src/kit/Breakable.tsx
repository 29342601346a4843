import {Fragment, type ReactNode} from 'react';

/** A text that may break between its parts where it doesn't fit. Renders text and `<wbr>`. */
export function Breakable({parts}: {readonly parts: readonly string[]}): ReactNode {
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
