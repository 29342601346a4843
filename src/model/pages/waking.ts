/** ID of the message that the page's scripts did not load (features/loading/WakeFailure). */
export const WAKE_FAILURE_ID = 'wake-failure';

interface SingleKeysChoice {
  /** Storage key of the reader's choice on single-key shortcuts. */
  readonly key: string;
  /** Its value if they are off. */
  readonly off: string;
}

/**
 * Controls that only work with scripts: buttons, menu links without a target, and choices. Links,
 * `<summary>`, boxes that only style sheets read and forms that the browser submits work without
 * scripts and aren't included. A form with the method `dialog` submits nothing, so its button is
 * included.
 */
export const CONTROLS =
  'button,a[role=button][href="#"],input[type=radio],input[type=checkbox]:not([data-unscripted])';

/**
 * The state that the inline script keeps in `window.waking` until the page handles it; then
 * `undefined`.
 */
export interface Waking {
  /** Controls in the order they were pressed, and the new values of choices. */
  readonly pressed: ReadonlyMap<HTMLElement, boolean | undefined>;
  /** Letters typed for the search. */
  readonly typed: readonly string[];
}

/**
 * An inline script for the head. Until `window.waking` is removed (features/loading/waking), it
 * records presses on controls that only work with scripts, and the keys in `aria-keyshortcuts`, and
 * stops these events, so that nothing happens twice. It also records letters typed after the search
 * was opened. `data-pressed` marks waiting controls.
 *
 * If the page's own scripts fail first, it shows the message `WAKE_FAILURE_ID` with the error's
 * text. The message's Retry button only reloads the page once the site responds, so that a reader
 * without a network keeps the text.
 */
export function toWaking({key, off}: SingleKeysChoice): string {
  return (
    `{const w=window,d=document,{pressed,typed}=w.waking={pressed:new Map,typed:[]},find=s=>d.querySelector(s),` +
    `on=(n,f)=>w.addEventListener(n,e=>w.waking&&f(e),true),take=e=>{e.preventDefault();e.stopImmediatePropagation()},` +
    `wait=(c,v)=>{pressed.set(c,v);c.dataset.pressed=''},` +
    // A disabled button has no click events, only pointer events.
    `press=e=>{const c=e.target.closest?.('${CONTROLS}');if(!c||e.button||(e.type==='pointerup')!==!!c.disabled||c.form&&c.type==='submit'&&c.form.method!=='dialog'||` +
    `c.closest('#${WAKE_FAILURE_ID}'))return;` +
    // The browser itself shows the new value of a choice.
    `if(c.localName==='input'){e.stopImmediatePropagation();wait(c,c.checked)}else{take(e);wait(c)}},` +
    `fail=t=>{if(w.docusaurusRoot)return;const n=find('#${WAKE_FAILURE_ID}');if(!n)return on('DOMContentLoaded',()=>fail(t));` +
    `const c=n.querySelector('code');c.textContent=t;n.hidden=false;` +
    `n.querySelector('button').onclick=()=>fetch(location,{method:'HEAD',cache:'no-store'}).then(()=>location.reload(),e=>{c.textContent=e.message})};` +
    `d.documentElement.dataset.waking='';on('click',press);on('pointerup',press);` +
    `on('keydown',e=>{const k=e.key,m=e.ctrlKey||e.metaKey,inField=e.target.closest?.('input,select,textarea,[contenteditable]');let n='';` +
    `if(e.isComposing||e.altKey||!m&&inField)return;` +
    `if(m){if(k.toLowerCase()==='k'&&!e.shiftKey)n='Control+K'}` +
    `else if(k.length===1&&pressed.has(find('[aria-keyshortcuts~="Control+K"]'))){take(e);typed.push(k)}` +
    `else if(k==='/'||k==='?'){n=k;try{if(localStorage.getItem('${key}')==='${off}')n=''}catch{}}` +
    `const c=n&&find('[aria-keyshortcuts~="'+n+'"]');if(c){take(e);wait(c)}});` +
    `on('unhandledrejection',e=>fail(e.reason?.message??e.reason));` +
    `on('error',e=>{const t=e.target;if(t===w)e.filename.startsWith(location.origin)&&fail(e.message);` +
    `else if(t.isRetried&&t.localName==='script')fail('Loading '+t.src+' failed.')})}`
  );
}
