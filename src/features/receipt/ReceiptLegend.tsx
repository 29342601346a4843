import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import styles from './ReceiptLegend.module.css';

/**
 * The meaning of the numbers on the example receipt, each with a link to the page that explains it.
 * Renders an `<ol>`.
 */
export function ReceiptLegend(): ReactNode {
  return (
    <ol className={styles.legend}>
      <li>
        <Link to="/sign-de/introduction#sign-a-sale">
          <Translate
            id="receipt.legend.vat"
            description="Legend of the example receipt, number 1: title">
            VAT slots
          </Translate>
        </Link>
        <span>
          <Translate
            id="receipt.legend.vatText"
            description="Legend of the example receipt, number 1: explanation">
            the gross amount per rate, part of the signed data
          </Translate>
        </span>
      </li>
      <li>
        <Link to="/sign-de/introduction#sign-a-sale">
          <Translate
            id="receipt.legend.transaction"
            description="Legend of the example receipt, number 2: title">
            Transaction number
          </Translate>
        </Link>
        <span>
          <Translate
            id="receipt.legend.transactionText"
            description="Legend of the example receipt, number 2: explanation">
            consecutive, with the time of start and end
          </Translate>
        </span>
      </li>
      <li>
        <Link to="/sign-de/introduction#receipt">
          <Translate
            id="receipt.legend.counter"
            description="Legend of the example receipt, number 3: title">
            Signature counter and serial numbers
          </Translate>
        </Link>
        <span>
          <Translate
            id="receipt.legend.counterText"
            description="Legend of the example receipt, number 3: explanation">
            count every signature, and identify till and TSS (printed as TSE)
          </Translate>
        </span>
      </li>
      <li>
        <Link to="/sign-de/introduction#receipt">
          <Translate
            id="receipt.legend.code"
            description="Legend of the example receipt, number 4: title">
            QR code
          </Translate>
        </Link>
        <span>
          <Translate
            id="receipt.legend.codeText"
            description="Legend of the example receipt, number 4: explanation">
            the signed values in twelve fields, with signature and public key
          </Translate>
        </span>
      </li>
    </ol>
  );
}
