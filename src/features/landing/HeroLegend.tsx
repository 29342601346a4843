import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {ReceiptCallRow} from '@site/src/data/receipts/calls/row';
import {OwnGuideLink} from '@site/src/features/language/OwnGuideLink';
import styles from './HeroLegend.module.css';

const TEXTS: Readonly<Record<string, ReactNode>> = {
  vat: (
    <Translate
      id="receipt.legend.vat"
      description="Legend of the German example receipt: the amounts per rate, which are signed">
      VAT slots
    </Translate>
  ),
  transaction: (
    <Translate
      id="receipt.legend.transaction"
      description="Legend of the German example receipt: the consecutive number of the transaction">
      Transaction number
    </Translate>
  ),
  serials: (
    <Translate
      id="receipt.legend.serials"
      description="Legend of an example receipt: serial numbers of the till and of the security device">
      Serial numbers
    </Translate>
  ),
  code: (
    <Translate id="receipt.legend.code" description="Legend of an example receipt: the QR code">
      QR code
    </Translate>
  ),
  number: (
    <Translate
      id="receipt.legend.number"
      description="Legend of an example receipt: the consecutive number of the receipt">
      Receipt number
    </Translate>
  ),
  rates: (
    <Translate
      id="receipt.legend.rates"
      description="Legend of an example receipt: the amounts by tax rate">
      Amounts by VAT rate
    </Translate>
  ),
  phrase: (
    <Translate
      id="receipt.legend.phrase"
      description="Legend of the Spanish example receipt: the sentence that the law requires next to the QR code">
      Required phrase
    </Translate>
  ),
  items: (
    <Translate
      id="receipt.legend.items"
      description="Legend of an example receipt: the lines of what was sold">
      Goods and services
    </Translate>
  ),
  total: (
    <Translate
      id="receipt.legend.total"
      description="Legend of an example receipt: the total amount and the VAT in it">
      Total with VAT
    </Translate>
  ),
  payments: (
    <Translate
      id="receipt.legend.payments"
      description="Legend of an example receipt: how the customer paid">
      Payments
    </Translate>
  ),
  document: (
    <Translate
      id="receipt.legend.document"
      description="Legend of the Italian example receipt: the number that the revenue agency gives to the document">
      Document number
    </Translate>
  ),
  activity: (
    <Translate
      id="receipt.legend.activity"
      description="Legend of the French example receipt: the code of the merchant's branch (NAF)">
      Activity code
    </Translate>
  ),
  signature: (
    <Translate
      id="receipt.legend.signature"
      description="Legend of the French example receipt: four characters of the signature">
      Extract of the signature
    </Translate>
  ),
};

interface HeroLegendProps {
  readonly call: ReceiptCallRow;
}

/**
 * The meaning of the numbers on the example receipt, each with a link to the page that explains it.
 * Renders an `<ol>`.
 */
export function HeroLegend({call: {legend}}: HeroLegendProps): ReactNode {
  return (
    <ol className={styles.legend}>
      {legend.map(({text, link, to}) => (
        <li key={text}>
          <OwnGuideLink to={to} data-link={link}>
            {TEXTS[text]}
          </OwnGuideLink>
        </li>
      ))}
    </ol>
  );
}
