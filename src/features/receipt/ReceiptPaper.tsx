import {Fragment, type CSSProperties, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReceiptContent, ReceiptLine} from '@site/src/model/figures/receipt';
import {Paper} from './Paper';
import styles from './Receipt.module.css';

interface ReceiptPaperProps {
  readonly content: ReceiptContent;
  /** Language of the receipt. */
  readonly lang: string;
  readonly className?: string;
  /** Renders a printed line. It must contain the whole text. @default the text and its mark */
  readonly toLine?: (line: ReceiptLine) => ReactNode;
  /** `eager` if the code is in the first screen. */
  readonly loading?: 'lazy' | 'eager';
  /** Wraps the QR code, with its mark or without. */
  readonly toCode?: (code: ReactNode, mark?: string) => ReactNode;
}

/**
 * A printed receipt on paper, as text that can be read, found and copied, with its QR code. Renders
 * a `<div>` with one `<pre>`, or one above and one below the code.
 */
export function ReceiptPaper({
  content: {columns, parts, code, codeMark},
  lang,
  className,
  loading = 'lazy',
  toLine = toMarkedLine,
  toCode = toMarkedCode,
}: ReceiptPaperProps): ReactNode {
  const picture = useBaseUrl(`/img/receipts/${code}.svg`);
  return (
    <div
      className={clsx(styles.receiptSheet, className)}
      style={{'--receipt-columns': columns} as CSSProperties}>
      <Paper className={styles.receiptPaper}>
        {parts.map((lines, index) => (
          <Fragment key={index}>
            {lines.some(({text}) => text !== '') && (
              <pre className={styles.receiptText} lang={lang}>
                {lines.map((line, place) => (
                  <span key={place} className={styles.receiptLine} data-mark={line.mark}>
                    {toLine(line)}
                    {'\n'}
                  </span>
                ))}
              </pre>
            )}
            {index === 0 &&
              code !== undefined &&
              toCode(
                <img
                  className={styles.receiptCode}
                  src={picture}
                  loading={loading}
                  alt={translate({
                    id: 'receipt.code',
                    message: 'QR code of the receipt',
                    description: 'Text alternative of the QR code on a printed receipt in a guide',
                  })}
                  width="148"
                  height="148"
                />,
                codeMark,
              )}
          </Fragment>
        ))}
      </Paper>
    </div>
  );
}

function toMarkedLine({text, mark}: ReceiptLine): ReactNode {
  return (
    <>
      {text}
      {mark !== undefined && <span className={styles.receiptMark}> ({mark})</span>}
    </>
  );
}

function toMarkedCode(picture: ReactNode, mark?: string): ReactNode {
  if (mark === undefined) return picture;
  return (
    <div className={styles.receiptLine} data-mark={mark}>
      <span className={styles.receiptMark}>({mark})</span>
      {picture}
    </div>
  );
}
