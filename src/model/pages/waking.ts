/** Id of the message that says that the page's scripts did not come (features/loading/WakeFailure). */
export const WAKE_FAILURE_ID = 'wake-failure';

interface SingleKeysChoice {
  /** Storage key of the reader's choice on shortcuts of a single key. */
  readonly key: string;
  /** Its value when they are off. */
  readonly off: string;
}

/**
 * What only scripts answer: buttons, menu links that lead nowhere, and choices. Links, `<summary>` and forms that the browser sends work by themselves and are left
 * alone. A form with the method `dialog` sends nothing, so its button waits like any other.
 */
const CONTROLS = 'button,a[role=button][href="#"],input[type=radio],input[type=checkbox]';

/** What the inline script keeps in `window.waking` for the page to do; `undefined` once the page answers. */
export interface Waking {
  /** Controls in the order they were pressed; a choice with what it was changed to. */
  readonly pressed: ReadonlyMap<HTMLElement, boolean | undefined>;
  /** Letters for the search. */
  readonly typed: readonly string[];
}

/**
 * An inline script for the head. Until `window.waking` is taken away (features/loading/waking), it keeps presses on what only scripts answer, and the keys that
 * `aria-keyshortcuts` names, from everything else, so that nothing happens twice. Letters typed after the search was asked for are the search's. `data-pressed` marks
 * what waits.
 *
 * If the page's own scripts fail before, it shows the message `WAKE_FAILURE_ID` with the error's text. Its Retry reloads the page once the site answers, so that a
 * reader without a network keeps the text.
 */
export function toWaking({key, off}: SingleKeysChoice): string {
  return (
    `{const w=window,d=document,{pressed,typed}=w.waking={pressed:new Map,typed:[]},find=s=>d.querySelector(s),` +
    `on=(n,f)=>w.addEventListener(n,e=>w.waking&&f(e),true),take=e=>{e.preventDefault();e.stopImmediatePropagation()},` +
    `wait=(c,v)=>{pressed.set(c,v);c.dataset.pressed=''},` +
    // A disabled button has no click, only the pointer's events.
    `press=e=>{const c=e.target.closest?.('${CONTROLS}');if(!c||e.button||(e.type==='pointerup')!==!!c.disabled||c.form&&c.type==='submit'&&c.form.method!=='dialog'||` +
    `c.closest('#${WAKE_FAILURE_ID}'))return;` +
    // The browser shows a choice by itself.
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
