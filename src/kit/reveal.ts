/**
 * Scrolls a menu, and never the page, if one of its links is out of sight. Returns whether the link
 * is in sight now: a menu that is still opening can't scroll far enough.
 */
export function reveal(menu: HTMLElement, link: HTMLElement): boolean {
  const view = menu.getBoundingClientRect();
  const isInSight = (): boolean => {
    const {top, bottom} = link.getBoundingClientRect();
    return top >= view.top && bottom <= view.bottom;
  };
  if (isInSight()) return true;
  menu.scrollTop += link.getBoundingClientRect().top - view.top - view.height / 3;
  return isInSight();
}
