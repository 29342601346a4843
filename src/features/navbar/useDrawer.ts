import {useEffect, useState} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';

/**
 * Elements that stay usable while the drawer is open: the backdrop, which closes it, and dialogs
 * that open above it.
 */
const KEPT = '.navbar-sidebar__backdrop, dialog, script';

/**
 * The drawer on small screens: it opens at the current guide. The focus moves to its close button and
 * stays inside while it is open. Escape closes it and returns the focus to the button that opened it.
 * Returns whether it has ever been open, so that a page starts without its menus.
 */
export function useDrawer(): boolean {
  const {shown, toggle} = useNavbarMobileSidebar();
  const [wasShown, setWasShown] = useState(shown);
  if (shown && !wasShown) setWasShown(true);
  useEffect(() => {
    const drawer = document.querySelector<HTMLElement>('.navbar-sidebar');
    if (!shown || !drawer) return;
    const silenced = besides(drawer).filter((element) => !element.inert && !element.matches(KEPT));
    for (const element of silenced) element.inert = true;
    drawer.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    drawer
      .querySelector('.theme-doc-sidebar-menu [aria-current=page]')
      ?.scrollIntoView({block: 'center'});
    const pressEscape = ({key, defaultPrevented}: KeyboardEvent): void => {
      if (key === 'Escape' && !defaultPrevented && !document.querySelector('dialog[open]'))
        toggle();
    };
    document.addEventListener('keydown', pressEscape);
    return () => {
      document.removeEventListener('keydown', pressEscape);
      for (const element of silenced) element.inert = false;
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus({preventScroll: true});
    };
  }, [shown, toggle]);
  return wasShown;
}

/** All elements of the page that are neither inside an element nor its ancestors. */
function besides(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (
    let inner = element;
    inner.parentElement && inner !== document.body;
    inner = inner.parentElement
  )
    for (const other of inner.parentElement.children)
      if (other !== inner && other instanceof HTMLElement) found.push(other);
  return found;
}
