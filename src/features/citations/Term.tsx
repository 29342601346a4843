import {
  useEffect,
  useId,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
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
 * A legal term that shows its definition on hover or focus. Escape hides it (WCAG 1.4.13). Renders
 * a focusable `<dfn>` described by a tooltip, which works through CSS alone where there is no
 * JavaScript.
 */
export function Term({text, definition, lang, children}: TermProps): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const id = useId();
  const [state, setState] = useState<'idle' | 'open' | 'dismissed'>('idle');
  useEffect(() => {
    if (state !== 'open') return undefined;
    const dismiss = ({key}: KeyboardEvent): void => {
      if (key === 'Escape') setState('dismissed');
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [state]);
  // The style sheet shows the definition during hover or focus. During that time, Escape has to
  // work, or has already dismissed it.
  const leaveByPointer = ({currentTarget}: PointerEvent): void => {
    if (!currentTarget.contains(document.activeElement)) setState('idle');
  };
  const leaveByFocus = ({currentTarget}: FocusEvent): void => {
    if (!currentTarget.matches(':hover')) setState('idle');
  };
  return (
    <span
      className={styles.termFrame}
      data-state={state}
      onPointerEnter={() => setState('open')}
      onPointerLeave={leaveByPointer}
      onFocus={() => setState('open')}
      onBlur={leaveByFocus}>
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
