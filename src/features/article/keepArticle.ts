import {matchRoutes} from 'react-router-config';
import routes from '@generated/routes';
import {copyCode} from '@site/src/features/loading/copyCode';
import {answerPresses} from '@site/src/features/loading/waking';
import {watchFit} from '@site/src/features/page/watchFit';
import {CONTROLS} from '@site/src/model/pages/waking';

/** What needs scripts, and therefore wakes the text when a reader reaches it. */
const WAKES = `${CONTROLS},[data-wakes],select,textarea,figure,form,pre`;

interface KeepOptions {
  /** Goes to an address of the portal without loading the page anew. */
  readonly navigate: (address: string) => void;
  /** Loads the code of the text. It calls back when everything in the text works. */
  readonly wake: (onAwake: () => void) => void;
}

/**
 * Does for an article that is only HTML what can't wait: follows links without loading the page
 * anew, copies code, keeps the head of tables in view, and keeps presses until the article is awake.
 * Wakes it once a reader reaches something that needs scripts. Returns a function that stops all
 * this.
 */
export function keepArticle(frame: HTMLElement, {navigate, wake}: KeepOptions): () => void {
  const stop = new AbortController();
  const pressed = new Map<HTMLElement, boolean | undefined>();
  const keys: string[] = [];
  let isWaking = false;
  const start = (): void => {
    if (isWaking) return;
    isWaking = true;
    wake(() => {
      stop.abort();
      frame.dataset.awake = '';
      reachAgain(frame);
      answerPresses({pressed, typed: []});
      for (const key of keys)
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}),
        );
    });
  };
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    handle: (event: HTMLElementEventMap[Name]) => void,
  ): void => frame.addEventListener(name, handle, {signal: stop.signal});

  for (const name of ['pointerover', 'focusin'] as const)
    on(name, ({target}) => {
      if (!(target instanceof Element)) return;
      if (target.closest(WAKES)) start();
      const link = findLink(target);
      if (link) window.docusaurus.preload(link.pathname);
    });
  // At the window, because the page's root stops presses on a text that React is taking over.
  const first = {capture: true, signal: stop.signal};
  const isWithin = ({target}: Event): boolean => target instanceof Node && frame.contains(target);
  window.addEventListener(
    'click',
    (event) => isWithin(event) && keepPress(event, pressed) && start(),
    first,
  );
  window.addEventListener(
    'keydown',
    (event) => isWithin(event) && keepKey(event, keys) && start(),
    first,
  );
  on('click', (event) => {
    const link = event.target instanceof Element ? findLink(event.target) : undefined;
    if (!link || event.defaultPrevented || hasModifier(event)) return;
    event.preventDefault();
    navigate(`${link.pathname}${link.search}${link.hash}`);
  });
  for (const table of frame.querySelectorAll('[data-table-frame]'))
    stop.signal.addEventListener('abort', watchFit(table));
  // The server's HTML shows the raw form of examples.
  const wakeForForm = (): void => {
    if (document.documentElement.dataset.exampleForm && frame.querySelector('[role=tabpanel]'))
      start();
  };
  window.addEventListener('storage', wakeForForm, {signal: stop.signal});
  wakeForForm();
  return () => stop.abort();
}

/** Tells what is under the pointer or has the focus, because it couldn't react when it got there. */
function reachAgain(frame: HTMLElement): void {
  const under = [...frame.querySelectorAll(':hover')].at(-1);
  under?.dispatchEvent(new PointerEvent('pointerover', {bubbles: true}));
  const focused = document.activeElement;
  if (focused && frame.contains(focused))
    focused.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
}

/** Keeps a press on a control that needs the code of the text. Says whether it did. */
function keepPress(event: MouseEvent, pressed: Map<HTMLElement, boolean | undefined>): boolean {
  const control =
    event.target instanceof Element
      ? event.target.closest<HTMLElement>(`${CONTROLS},a[data-wakes]`)
      : null;
  if (!control || hasModifier(event)) return false;
  // The browser has already changed a choice.
  const choice = control instanceof HTMLInputElement ? control.checked : undefined;
  if (choice === undefined) event.preventDefault();
  event.stopImmediatePropagation();
  if (control.matches('[data-copied]')) {
    void copyCode(control);
    return false;
  }
  pressed.set(control, choice);
  control.dataset.pressed = '';
  return true;
}

/** Keeps an arrow key pressed on a tab. Returns whether it did. */
function keepKey(event: KeyboardEvent, keys: string[]): boolean {
  const {key, target} = event;
  if (!key.startsWith('Arrow') || !(target instanceof Element) || !target.matches('[role=tab]'))
    return false;
  event.preventDefault();
  event.stopImmediatePropagation();
  keys.push(key);
  return true;
}

/** A link to another page of the portal. */
function findLink(target: Element): HTMLAnchorElement | undefined {
  const link = target.closest<HTMLAnchorElement>('a[href]:not([download]):not([target])');
  if (!link || link.origin !== location.origin || link.pathname === location.pathname)
    return undefined;
  return matchRoutes(routes, link.pathname).some(({route}) => route.path !== '*')
    ? link
    : undefined;
}

function hasModifier({button, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
