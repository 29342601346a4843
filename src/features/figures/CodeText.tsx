import {Fragment, type ReactNode} from 'react';
import {toTextParts} from '@site/src/model/figures/inlineCode';

/** A text with code in backticks. Renders text and `<code>`. */
export function CodeText({children}: {readonly children: string}): ReactNode {
  return toTextParts(children).map(({text, isCode}, index) =>
    isCode ? <code key={index}>{text}</code> : <Fragment key={index}>{text}</Fragment>,
  );
}
