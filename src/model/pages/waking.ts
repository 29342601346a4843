/** Id of the message that says that the page's scripts did not come (features/site/WakeFailure). */
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

/**
 * An inline script for the head: remembers what the reader presses until `<html data-has-hydrated="true">` says that the page answers, and presses it then. It keeps
 * presses and the keys of `aria-keyshortcuts` from everything else until then, so nothing happens twice. A control counts once, however often it was pressed, and not
 * at all if it is gone, hidden or disabled by then. Letters typed after the search was asked for go into the search. `<html data-waking>` lasts as long, and
 * `data-pressed` marks what waits.
 *
 * If the page's own scripts fail before, it shows the message `WAKE_FAILURE_ID` with the error's text. Its Retry reloads the page once the site answers, so that a
 * reader without a network keeps the text.
 */
export function toWaking({key, off}: SingleKeysChoice): string {
  return (
    `{const w=window,d=document,r=d.documentElement,pressed=new Map,typed=[],heard=[],` +
    `find=s=>d.querySelector(s),` +
    `hear=(n,f)=>{w.addEventListener(n,f,true);heard.push([n,f])},` +
    `take=e=>{e.preventDefault();e.stopImmediatePropagation()},` +
    `wait=(c,v)=>{pressed.set(c,v);c.dataset.pressed=''},` +
    `isField=e=>e.target.closest?.('input,select,textarea,[contenteditable]'),` +
    `press=e=>{const c=e.target.closest?.('${CONTROLS}');` +
    // A disabled button has no click, only the pointer's events.
    `if(!c||e.button||(e.type==='pointerup')!==!!c.disabled||c.closest('#${WAKE_FAILURE_ID}'))return;` +
    `if(c.type==='submit'&&c.form&&c.form.method!=='dialog')return;` +
    // The browser shows a choice by itself.
    `if(c.localName==='input'){e.stopImmediatePropagation();if(e.type==='click')wait(c,c.checked)}else{take(e);wait(c)}},` +
    `strike=e=>{if(e.isComposing||e.altKey)return;const k=e.key,m=e.ctrlKey||e.metaKey,s=find('[aria-keyshortcuts~="Control+K"]');` +
    `if(!m&&k.length===1&&pressed.has(s)&&!isField(e)){take(e);typed.push(k);return}` +
    `const n=m?!e.shiftKey&&k.toLowerCase()==='k'&&'Control+K':/^[/?]$/.test(k)&&!isField(e)&&isOn()&&k,c=n&&find('[aria-keyshortcuts~="'+n+'"]');` +
    `if(c){take(e);wait(c)}},` +
    `isOn=()=>{try{return localStorage.getItem('${key}')!=='${off}'}catch{return true}},` +
    `fail=t=>{if(!heard.length||w.docusaurusRoot)return;const n=find('#${WAKE_FAILURE_ID}');` +
    `if(!n){w.addEventListener('DOMContentLoaded',()=>fail(t),{once:true});return}` +
    `const c=n.querySelector('code');c.textContent=t;n.hidden=false;` +
    `n.querySelector('button').onclick=()=>fetch(location.href,{method:'HEAD',cache:'no-store'}).then(()=>location.reload(),e=>{c.textContent=e.message})};` +
    `hear('click',press);hear('pointerup',press);hear('keydown',strike);` +
    `hear('unhandledrejection',e=>fail(e.reason?.message??e.reason));` +
    `hear('error',e=>{const t=e.target;if(t===w)e.filename.startsWith(location.origin)&&fail(e.message);` +
    `else if(t.isRetried&&t.localName==='script')fail('Loading '+t.src+' failed.')});` +
    `r.dataset.waking='';` +
    `new MutationObserver((_,o)=>{if(r.dataset.hasHydrated!=='true')return;o.disconnect();` +
    `for(const[n,f]of heard.splice(0))w.removeEventListener(n,f,true);delete r.dataset.waking;` +
    `const n=find('#${WAKE_FAILURE_ID}');if(n)n.hidden=true;` +
    `for(const[c,v]of pressed){delete c.dataset.pressed;if(!c.isConnected||c.disabled||!c.checkVisibility())continue;` +
    // The click makes it what the reader chose, and tells.
    `if(v!==undefined)c.checked=!v;c.click()}` +
    `queueMicrotask(()=>{for(const k of typed)d.body.dispatchEvent(new KeyboardEvent('keydown',{key:k,bubbles:true,cancelable:true}))})` +
    `}).observe(r,{attributeFilter:['data-has-hydrated']})}`
  );
}
