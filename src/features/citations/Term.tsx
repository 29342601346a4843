import {useId, type ReactNode} from 'react';
import styles from './Term.module.css';

/** Filled in while the page is compiled (plugins/citations); writers give `id` and, if they like, other words. */
export interface TermProps {
  readonly text?: string;
  readonly definition?: string;
  readonly lang?: string;
  readonly children?: ReactNode;
}

/**
 * A legal term with its definition on pointer or focus. Renders a focusable `<dfn>` described by a tooltip; without JavaScript the tooltip works through CSS alone.
 */
export function Term({text, definition, lang, children}: TermProps): ReactNode {
  const id = useId();
  return (
    <span className={styles.termFrame}>
      <dfn className={styles.term} lang={children ? undefined : lang} tabIndex={0} aria-describedby={id}>
        {children ?? text}
      </dfn>
      <span className={styles.termDefinition} role="tooltip" id={id}>
        {definition}
      </span>
    </span>
  );
}
