import {useEffect, useRef, type RefObject} from 'react';
import type {BannerState} from './createConsentStore';

interface BannerFocus {
  readonly sectionRef: RefObject<HTMLElement | null>;
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
}

/**
 * Moves the focus to the banner's title when the reader opens it, and back when it closes while it
 * has the focus. The banner doesn't take the focus when it appears by itself.
 */
export function useBannerFocus(banner: BannerState): BannerFocus {
  const sectionRef = useRef<HTMLElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const previous = useRef<BannerState>(banner);
  const opener = useRef<Element>(null);
  useEffect(() => {
    const before = previous.current;
    previous.current = banner;
    if (banner === 'opened' && before === 'hidden') {
      opener.current = document.activeElement;
      titleRef.current?.focus({preventScroll: true});
    }
    if (
      banner === 'hidden' &&
      before !== 'hidden' &&
      sectionRef.current?.contains(document.activeElement)
    )
      focusBehind(opener.current);
    if (banner === 'hidden') opener.current = null;
  }, [banner]);
  return {sectionRef, titleRef};
}

/**
 * Focuses the control that opened the banner. If that control is gone, focuses the page's content,
 * like the skip link.
 */
function focusBehind(opener: Element | null): void {
  if (opener instanceof HTMLButtonElement && opener.isConnected) {
    opener.focus({preventScroll: true});
    return;
  }
  const main = document.querySelector('main');
  main?.setAttribute('tabindex', '-1');
  main?.focus({preventScroll: true});
  main?.removeAttribute('tabindex');
}
