import {useEffect, useRef, useState, type ReactNode, type SyntheticEvent} from 'react';
import type {ReceiptContent} from '@site/src/model/figures/receipt';
import styles from './Receipt.module.css';
import {ReceiptPaper} from './ReceiptPaper';

/** Filled in when the page is compiled (plugins/figures). Writers set `id`. */
interface ReceiptProps {
  readonly id: string;
  /** Language of the receipt. */
  readonly lang: string;
  readonly json: string;
  /** Notes on the receipt: a numbered list, one item per marked line. */
  readonly children?: ReactNode;
}

/** A printed receipt in a guide, with the notes on its lines beside it. Renders a `<figure>`. */
export function Receipt({id, lang, json, children}: ReceiptProps): ReactNode {
  const paper = <ReceiptPaper content={JSON.parse(json) as ReceiptContent} lang={lang} />;
  return (
    <figure className={styles.receiptFigure} data-figure={id}>
      {children === undefined ? paper : <NotedPaper paper={paper}>{children}</NotedPaper>}
    </figure>
  );
}

/** Lights a line and its note together while the reader points at one of them or focuses a link in the note. */
function NotedPaper({
  paper,
  children,
}: {
  readonly paper: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  const ground = useRef<HTMLDivElement>(null);
  const [lit, setLit] = useState('');
  useEffect(() => {
    ground.current
      ?.querySelectorAll('[data-mark], ol > li')
      .forEach((element) => element.toggleAttribute('data-lit', toMark(element) === lit));
  }, [lit]);
  const point = ({target}: SyntheticEvent): void => setLit(toMark(target));
  return (
    <div
      ref={ground}
      className={styles.noted}
      // Not "presentation", which would leave its text out of the page's Markdown.
      role="group"
      onPointerOver={point}
      onPointerLeave={() => setLit('')}
      onFocus={point}
      onBlur={() => setLit('')}>
      {paper}
      <div className={styles.notes}>{children}</div>
    </div>
  );
}

/** The number of the line or the note that an element is in; empty if it is in neither. */
function toMark(target: EventTarget): string {
  const found = target instanceof Element ? target.closest('[data-mark], ol > li') : null;
  if (!found) return '';
  const mark = found.getAttribute('data-mark');
  return mark ?? String([...(found.parentElement?.children ?? [])].indexOf(found) + 1);
}
