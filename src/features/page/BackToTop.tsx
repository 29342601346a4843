import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Icon} from '@site/src/kit/Icon';
import {arrowUp} from '@site/src/kit/icons';
import styles from './BackToTop.module.css';

interface BackToTopProps {
  readonly label: string;
  readonly shown: boolean;
  /** Scrolls there. Not asked where the reader wants less motion: the page is at its top at once. */
  readonly onPress: () => void;
  readonly className?: string;
}

/** The way back to the top of a long page, shown while the reader scrolls up. Renders a `<button>`. */
export function BackToTop({label, shown, onPress, className}: BackToTopProps): ReactNode {
  const press = (): void => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) window.scrollTo({top: 0, behavior: 'instant'});
    else onPress();
    // The button goes; the keyboard goes on from the top.
    const main = document.querySelector<HTMLElement>('main');
    main?.setAttribute('tabindex', '-1');
    main?.focus({preventScroll: true});
    main?.removeAttribute('tabindex');
  };
  return (
    <button type="button" className={clsx(className, styles.backToTop)} aria-label={label} title={label} data-shown={shown || undefined} onClick={press}>
      <Icon of={arrowUp} />
    </button>
  );
}
