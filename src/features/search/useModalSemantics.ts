import {useEffect, type RefObject} from 'react';
import {products} from '@site/src/data/products';

/**
 * Combobox attributes that DocSearch sets on the outer element, together with the role of a button.
 */
const MISPLACED = [
  'role',
  'tabindex',
  'aria-expanded',
  'aria-haspopup',
  'aria-controls',
  'aria-labelledby',
];

/**
 * Sets the correct roles on DocSearch's elements, again after each of its changes. The field is the
 * combobox. Its lists are trees of one level, because their items contain buttons, which options
 * may not. The dialog's header and footer aren't landmarks of the page. Of the suggested searches,
 * only products are shown. If the portal uses its own search, the logo of the hosted service is
 * removed.
 */
export function useModalSemantics(
  dialog: RefObject<HTMLDialogElement | null>,
  {isBranded}: {readonly isBranded: boolean},
): void {
  useEffect(() => {
    const root = dialog.current;
    if (root === null) return;
    const repair = (): void => {
      for (const container of root.querySelectorAll('.DocSearch-Container'))
        for (const name of MISPLACED) container.removeAttribute(name);
      for (const part of root.querySelectorAll('header, footer')) set(part, 'role', 'none');
      for (const list of root.querySelectorAll('.DocSearch-Hits ul')) {
        set(list, 'role', 'tree');
        const title = list.parentElement?.querySelector('.DocSearch-Hit-source');
        if (!title) continue;
        title.id = `${list.id}-title`;
        set(list, 'aria-labelledby', title.id);
      }
      for (const row of root.querySelectorAll('.DocSearch-Hit')) set(row, 'role', 'treeitem');
      for (const shown of root.querySelectorAll(
        '.DocSearch-Hit-content-wrapper, .DocSearch-Hit-icon, .DocSearch-Hit-Tree',
      ))
        set(shown, 'aria-hidden', 'true');
      for (const button of root.querySelectorAll('.DocSearch-Hit-action-button'))
        set(button, 'aria-label', button.getAttribute('title') ?? '');
      repairSuggestions(root);
      repairField(root);
      if (!isBranded) removeMark(root);
    };
    const observer = new MutationObserver(repair);
    repair();
    observer.observe(root, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: [...MISPLACED, 'aria-activedescendant', 'aria-selected'],
    });
    return () => observer.disconnect();
  }, [dialog, isBranded]);
}

/** DocSearch suggests the groups of earlier results, also those that aren't products. */
function repairSuggestions(root: HTMLElement): void {
  for (const list of root.querySelectorAll<HTMLElement>('.DocSearch-NoResults-Prefill-List')) {
    const items = [...list.querySelectorAll('li')];
    for (const item of items)
      item.hidden = !products.some(({label}) => item.textContent.includes(label));
    list.hidden = items.every(({hidden}) => hidden);
  }
}

function repairField(root: HTMLElement): void {
  const field = root.querySelector('.DocSearch-Input');
  if (!field) return;
  const lists = [...root.querySelectorAll('[role="tree"]')].map(({id}) => id);
  set(field, 'role', 'combobox');
  set(field, 'aria-haspopup', 'tree');
  set(field, 'aria-autocomplete', 'list');
  set(field, 'aria-expanded', String(lists.length > 0));
  if (lists.length > 0) set(field, 'aria-controls', lists.join(' '));
  else field.removeAttribute('aria-controls');
  const active = field.getAttribute('aria-activedescendant');
  if (active !== null && root.querySelector(`#${CSS.escape(active)}`) === null)
    field.removeAttribute('aria-activedescendant');
}

/**
 * The link stays as an empty element. DocSearch's focus trap moves from the field back to the last
 * link or button that it found when the dialog opened, which is this link. It passes the focus on
 * to the actual last element.
 */
function removeMark(root: HTMLElement): void {
  const mark = root.querySelector<HTMLElement>('.DocSearch-Logo');
  const link = mark?.querySelector('a');
  if (!mark || !link || mark.hasAttribute('aria-hidden')) return;
  mark.setAttribute('aria-hidden', 'true');
  link.tabIndex = -1;
  link.href = '#';
  link.replaceChildren();
  link.addEventListener('focus', () => {
    const stops = [...root.querySelectorAll<HTMLElement>('a[href], button, input')].filter(
      ({tabIndex, offsetParent}) => tabIndex >= 0 && offsetParent !== null,
    );
    stops.at(-1)?.focus();
  });
}

function set(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
