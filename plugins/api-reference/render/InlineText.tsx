import type {ReactNode} from 'react';
import {toTextParts} from '../../../src/model/figures/inlineCode';

/** A line of a specification, with its code in backticks. Renders text and `<code>`. */
export function InlineText({children}: {readonly children: string}): ReactNode {
  return toTextParts(children).map(({text, isCode}, index) =>
    isCode ? <code key={index}>{text}</code> : text,
  );
}
