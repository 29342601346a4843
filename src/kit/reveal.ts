/** Scrolls a menu, and never the page, if one of its links is out of sight. */
export function reveal(menu: HTMLElement, link: HTMLElement): void {
  const view = menu.getBoundingClientRect();
  const {top, bottom} = link.getBoundingClientRect();
  if (top < view.top || bottom > view.bottom) menu.scrollTop += top - view.top - view.height / 3;
}
