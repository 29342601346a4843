/**
 * Ejected from @docusaurus/theme-classic 3.10.2, DocCard/Layout: the card is a link like those of
 * the landing page, with the whole description and without an emoji.
 */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/DocCard/Layout';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

export default function DocCardLayout({href, title, description}: Props): ReactNode {
  return (
    <Link href={href} className={styles.card}>
      <Heading as="h2">{title}</Heading>
      {description && <p>{description}</p>}
    </Link>
  );
}
