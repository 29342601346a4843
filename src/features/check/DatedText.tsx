import {Fragment, type ReactNode} from 'react';
import {Breakable} from '@site/src/kit/Breakable';
import styles from './DatedText.module.css';

/**
 * A text from a receipt. The date of a time stays whole; a line may break between them, and after `^`
 * and `_`. Renders text, `<span>` and `<wbr>`.
 */
export function DatedText({text}: {readonly text: string}): ReactNode {
  // Every other part is a date.
  return text.split(/(\d{4}-\d\d-\d\d)(?=T)/).map((part, place) =>
    place % 2 === 1 ? (
      <Fragment key={place}>
        <span className={styles.date}>{part}</span>
        <wbr />
      </Fragment>
    ) : (
      <Breakable key={place} parts={part.split(/(?<=[\^_])/)} />
    ),
  );
}
