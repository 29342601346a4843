import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Icon} from '@site/src/kit/Icon';
import {arrowUp} from '@site/src/kit/icons';
import styles from './BackToTop.module.css';

interface BackToTopProps {
  readonly label: string;
  readonly shown: boolean;
  /** Scrolls smoothly, unless the reader prefers less motion. */
  readonly onPress: () => void;
  readonly className?: string;
}

/**
 * A button back to the top of a long page, shown while the reader scrolls up. Renders a `<button>`.
 */
export function BackToTop({label, shown, onPress, className}: BackToTopProps): ReactNode {
  const press = (): void => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches)
      window.scrollTo({top: 0, behavior: 'instant'});
    else onPress();
    // The button disappears, so the focus moves to the top.
    const main = document.querySelector<HTMLElement>('main');
    main?.setAttribute('tabindex', '-1');
    main?.focus({preventScroll: true});
    main?.removeAttribute('tabindex');
  };
  return (
    <button
      type="button"
      className={clsx(className, styles.backToTop)}
      aria-label={label}
      title={label}
      data-shown={shown || undefined}
      onClick={press}>
      <Icon of={arrowUp} />
    </button>
  );
}
