import {Fragment, type CSSProperties, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReceiptContent} from '@site/src/model/figures/content';
import {Paper} from './Paper';
import styles from './Receipt.module.css';

/** Filled in when the page is compiled (plugins/figures). Writers set `id`. */
interface ReceiptProps {
  readonly id: string;
  /** Language of the receipt. */
  readonly lang: string;
  readonly json: string;
}

/**
 * A printed receipt on paper, as text that can be read, found and copied, with its QR code. Renders
 * a `<figure>` with one `<pre>`, or one above and one below the code.
 */
export function Receipt({id, lang, json}: ReceiptProps): ReactNode {
  const {columns, parts, code} = JSON.parse(json) as ReceiptContent;
  const picture = useBaseUrl(`/img/receipts/${code}.svg`);
  return (
    <figure
      className={styles.receiptFigure}
      data-figure={id}
      style={{'--receipt-columns': columns} as CSSProperties}>
      <Paper className={styles.receiptPaper}>
        {parts.map((lines, index) => (
          <Fragment key={index}>
            {lines.some(({text}) => text !== '') && (
              <pre className={styles.receiptText} lang={lang}>
                {lines.map(({text, mark}, line) => (
                  <span key={line} className={styles.receiptLine}>
                    {text}
                    {mark !== undefined && <span className={styles.receiptMark}> ({mark})</span>}
                    {'\n'}
                  </span>
                ))}
              </pre>
            )}
            {index === 0 && code !== undefined && (
              <img
                className={styles.receiptCode}
                src={picture}
                alt={translate({
                  id: 'receipt.code',
                  message: 'QR code of the receipt',
                  description: 'Text alternative of the QR code on a printed receipt in a guide',
                })}
                width="148"
                height="148"
              />
            )}
          </Fragment>
        ))}
      </Paper>
    </figure>
  );
}
