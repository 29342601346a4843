import {WAKE_FAILURE_ID, type Waking} from '@site/src/model/pages/waking';

declare global {
  interface Window {
    waking?: Waking | undefined;
  }
}

/**
 * Repeats the reader's presses from before the page was ready. Skips controls that are gone, hidden
 * or disabled by now.
 */
export function answerPresses({pressed, typed}: Waking): void {
  for (const [control, choice] of pressed) {
    delete control.dataset.pressed;
    if (!canPress(control)) continue;
    // The click sets the reader's choice and notifies React.
    if (choice !== undefined && control instanceof HTMLInputElement) control.checked = !choice;
    // A menu of the navbar opens by hover. A press only opens it for the keyboard.
    if (control.matches('a[role=button]')) press(control, 'Enter');
    else control.click();
  }
  // Waits until the search has processed its own press.
  queueMicrotask(() => {
    for (const key of typed) press(document.body, key);
  });
}

/** Whether a reader could still press it. Elements that are leaving have no pointer events. */
function canPress(control: HTMLElement): boolean {
  return (
    control.isConnected &&
    !control.matches(':disabled') &&
    control.checkVisibility() &&
    getComputedStyle(control).pointerEvents !== 'none'
  );
}

function press(on: HTMLElement, key: string): void {
  on.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
}

/** Takes over from the inline script of the head (model/pages/waking), once. */
export function wake(): void {
  const {waking} = window;
  if (!waking) return;
  window.waking = undefined;
  delete document.documentElement.dataset.waking;
  document.getElementById(WAKE_FAILURE_ID)?.setAttribute('hidden', '');
  answerPresses(waking);
}

// A client module of Docusaurus. The attribute shows that React has taken over and that every
// control is enabled.
if (typeof window !== 'undefined') {
  const {documentElement: root} = document;
  new MutationObserver((_, observer) => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    wake();
  }).observe(root, {attributeFilter: ['data-has-hydrated']});
}
