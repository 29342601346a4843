/**
 * Wraps @docusaurus/theme-classic 3.10.2, CodeBlock/Buttons (safe): always visible, in the row above
 * the code.
 */
import type {ReactNode} from 'react';
import Buttons from '@theme-original/CodeBlock/Buttons';
import styles from './styles.module.css';

export default function CodeBlockButtons(): ReactNode {
  return <Buttons className={styles.codeButtons} />;
}
