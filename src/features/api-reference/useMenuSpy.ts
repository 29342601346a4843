import {useEffect, type RefObject} from 'react';
import {reveal} from '@site/src/kit/reveal';
import {watchSize} from '@site/src/kit/watchSize';

/**
 * Marks the link of the current section with `aria-current`, opens its group and keeps it visible in
 * the menu. Only changes the menu, never the address.
 */
export function useMenuSpy(menuRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const menu = menuRef.current;
    if (!menu) return undefined;
    let frame = 0;
    const follow = (): void => {
      frame = 0;
      const before = menu.querySelector(MARKED);
      const link = markSection(menu, toCurrentSection());
      if (link !== before) showSection(menu, link);
    };
    const schedule = (): void => {
      frame ||= requestAnimationFrame(follow);
    };
    schedule();
    window.addEventListener('scroll', schedule, {passive: true});
    window.addEventListener('portal:reference-shown', schedule);
    // After a jump, sections above get their real height without another scroll.
    const content = findContent();
    const unwatch = content && watchSize(content, () => void schedule());
    return () => {
      unwatch?.();
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('portal:reference-shown', schedule);
    };
  }, [menuRef]);
}

/** When the drawer opens, marks the same section as the menu beside the page, and shows it. */
export function useDrawerMark(listRef: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const list = listRef.current;
    const menu = list?.closest<HTMLElement>('.menu');
    if (!isShown || !list || !menu) return;
    const marked = [...document.querySelectorAll<HTMLElement>(MARKED)].find(
      (link) => !list.contains(link),
    );
    showSection(menu, markSection(menu, marked?.dataset.referenceLink));
  }, [listRef, isShown]);
}

const MARKED = '[data-reference-link][aria-current]';

/** Marks the link of a section and no other one. Returns it. */
function markSection(menu: HTMLElement, id: string | undefined): HTMLElement | null {
  const link = toLink(menu, id);
  const before = menu.querySelector(MARKED);
  if (link !== before) before?.removeAttribute('aria-current');
  link?.setAttribute('aria-current', 'location');
  return link;
}

/** Opens the group of a link and scrolls the menu to it. */
function showSection(menu: HTMLElement, link: HTMLElement | null): void {
  if (!link) return;
  const group = link.closest('details');
  if (group && !group.open) group.open = true;
  reveal(menu, link);
}

const findContent = (): Element | null => document.querySelector('[data-reference-content]');

/**
 * The section a third of the way down the window, or the one that begins below the bars, because a
 * link may have led to it and it may be short. A hit test finds it without layout of off-screen
 * content. Below the content it is the last section.
 */
function toCurrentSection(): string | undefined {
  const content = findContent();
  if (!content) return undefined;
  const {left, width, bottom} = content.getBoundingClientRect();
  const top = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 60;
  const toSection = (offset: number): Element | null | undefined =>
    document
      .elementFromPoint(left + Math.min(width / 4, 200), top + offset)
      ?.closest('[data-apiref-section]');
  const first = toSection(40);
  if (first && first.getBoundingClientRect().top > top - 8) return first.id;
  for (const offset of [(window.innerHeight - top) / 3, 120, 72, 40]) {
    const hit = toSection(offset);
    if (hit) return hit.id;
  }
  return bottom < top + 120
    ? [...content.querySelectorAll('[data-apiref-section]')].at(-1)?.id
    : undefined;
}

function toLink(menu: HTMLElement, id: string | undefined): HTMLElement | null {
  return id === undefined ? null : menu.querySelector(`[data-reference-link="${CSS.escape(id)}"]`);
}
