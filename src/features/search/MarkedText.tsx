import type {ReactNode} from 'react';
import {toPlainText} from '@site/src/model/search/safeHits';

/** An escaped text with its highlights, as elements. Renders text and `<mark>`s. */
export function MarkedText({html}: {readonly html: string}): ReactNode {
  return html
    .split(/(<mark>.*?<\/mark>)/s)
    .map((part, index) =>
      part.startsWith('<mark>') ? <mark key={index}>{toPlainText(part)}</mark> : toPlainText(part),
    );
}
