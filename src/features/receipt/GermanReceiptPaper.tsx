import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {germanReceipt} from '@site/src/data/receipts/germany';
import styles from './GermanReceiptPaper.module.css';
import {Paper} from './Paper';

const {
  merchant,
  lines,
  vat,
  payments,
  total,
  receiptNumber,
  firstOrderAt,
  transaction,
  tss,
  clientSerialNumber,
} = germanReceipt;

/** In the words of German tills, because the receipt is a document, not interface. */
const TOTAL = 'Summe EUR';

/**
 * The date of issue in the format of German tills, in local time. The pattern is fixed, so that the
 * server and every browser render the same.
 */
function toLocalTime(moment: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZone: 'Europe/Berlin',
  })
    .formatToParts(new Date(moment))
    .reduce<Record<string, string>>((all, {type, value}) => ({...all, [type]: value}), {});
  return `${parts.day}.${parts.month}.${parts.year} ${parts.hour}:${parts.minute}:${parts.second}`;
}

/**
 * A time of the TSS in the format of the QR code. Receipts may not convert it (AEAO zu § 146a Nr.
 * 2.4.4).
 */
function toTssTime(moment: string): string {
  return new Date(moment).toISOString();
}

function toGerman(amount: string): string {
  return amount.replace('.', ',');
}

/** Lines of the receipt that the legend explains, with its numbers. */
function Marked({
  mark,
  children,
}: {
  readonly mark: number;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className={styles.marked}>
      <span className={styles.mark} aria-hidden="true">
        {mark}
      </span>
      {children}
    </div>
  );
}

function Pair({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <p className={styles.pair}>
      <span>{label}</span>
      <span>{children}</span>
    </p>
  );
}

/**
 * The German example receipt on paper. Numbers refer to {@link ReceiptLegend}. Renders a `<div>`.
 */
export function GermanReceiptPaper(): ReactNode {
  return (
    <Paper
      className={styles.receipt}
      role="img"
      aria-label={translate({
        id: 'landing.receipt.label',
        message: 'Example receipt of a café in Berlin',
        description: 'Text alternative of the receipt on the landing page',
      })}>
      <div className={styles.slip} lang="de">
        <p className={styles.merchant}>
          <b>{merchant.name}</b>
          <br />
          {`${merchant.owner} · ${merchant.street}`}
          <br />
          {merchant.town}
        </p>
        <div className={styles.lines}>
          <Pair label={`Beleg ${receiptNumber}`}>{toLocalTime(transaction.finishedAt)}</Pair>
          {lines.map(({text, quantity, amount, vatId}) => (
            <Pair key={text} label={`${quantity} × ${text}`}>
              {toGerman(amount)} {vatId === 1 ? 'A' : 'B'}
            </Pair>
          ))}
          <p className={styles.total}>
            <b>{TOTAL}</b>
            <b>{toGerman(total)}</b>
          </p>
          {payments.map(({label, amount}) => (
            <Pair key={label} label={label}>
              {toGerman(amount)}
            </Pair>
          ))}
        </div>
        <Marked mark={1}>
          {vat.map(({vatId, rate, net, vat: tax, gross}) => (
            <p key={vatId} className={styles.vat}>
              <span>
                {vatId === 1 ? 'A' : 'B'} {Number(rate)} %
              </span>
              <span>{toGerman(net)}</span>
              <span>{toGerman(tax)}</span>
              <span>{toGerman(gross)}</span>
            </p>
          ))}
        </Marked>
        <Marked mark={2}>
          <Pair label="TSE-Transaktion">{transaction.number}</Pair>
          <Pair label="Erste Bestellung">{toTssTime(firstOrderAt)}</Pair>
          <Pair label="Start">{toTssTime(transaction.startedAt)}</Pair>
          <Pair label="Ende">{toTssTime(transaction.finishedAt)}</Pair>
        </Marked>
        <Marked mark={3}>
          <Pair label="Signaturzähler">{transaction.signatureCounter}</Pair>
          <Pair label="Kasse">{clientSerialNumber}</Pair>
          <p className={styles.serial}>TSE {tss.serialNumber}</p>
        </Marked>
        <Marked mark={4}>
          <img
            className={styles.code}
            src={useBaseUrl('/img/receipts/germany.svg')}
            alt=""
            width="164"
            height="164"
          />
        </Marked>
      </div>
    </Paper>
  );
}
