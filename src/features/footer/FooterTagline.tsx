import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './FooterTagline.module.css';

/** The tagline under the footer's logo. Renders a `<p>`. */
export function FooterTagline(): ReactNode {
  return (
    <p className={styles.footerTagline}>
      <Translate
        id="footer.tagline"
        description="Tagline of the portal, under the logo in the footer">
        Receipts made simple.
      </Translate>
    </p>
  );
}
