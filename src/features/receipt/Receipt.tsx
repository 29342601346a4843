import type {ReactNode} from 'react';
import type {ReceiptContent} from '@site/src/model/figures/receipt';
import styles from './Receipt.module.css';
import {ReceiptPaper} from './ReceiptPaper';

/** Filled in when the page is compiled (plugins/figures). Writers set `id`. */
interface ReceiptProps {
  readonly id: string;
  /** Language of the receipt. */
  readonly lang: string;
  readonly json: string;
}

/** A printed receipt in a guide. Renders a `<figure>`. */
export function Receipt({id, lang, json}: ReceiptProps): ReactNode {
  return (
    <figure className={styles.receiptFigure} data-figure={id}>
      <ReceiptPaper content={JSON.parse(json) as ReceiptContent} lang={lang} />
    </figure>
  );
}
