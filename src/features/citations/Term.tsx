import {useId, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './Term.module.css';

/**
 * Filled in when the page is compiled (plugins/citations). Writers set `id` and, optionally, other
 * words.
 */
export interface TermProps {
  readonly text?: string;
  /** In the reader's language. */
  readonly definition?: string;
  readonly lang?: string;
  readonly children?: ReactNode;
}

/**
 * A legal term that shows its definition on hover or focus, by style sheet alone. `dismissTerms`
 * hides it on Escape. Renders a focusable `<dfn>` described by a tooltip.
 */
export function Term({text, definition, lang, children}: TermProps): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const id = useId();
  return (
    <span className={styles.termFrame} data-term>
      <dfn
        className={styles.term}
        lang={children ? undefined : lang}
        tabIndex={0}
        aria-describedby={id}>
        {children ?? text}
      </dfn>
      <span className={styles.termDefinition} role="tooltip" id={id} lang={currentLocale}>
        {definition}
      </span>
    </span>
  );
}
