/**
 * An inline script for the head, before the first style sheet: an own script or style sheet that fails to arrive is asked for once more, and only what fails twice
 * is missing. Who waits for the element (the bundler's runtime, React) learns of the second answer only, so that a page whose script got lost on the way still comes
 * to life, and a link still leads on without loading the whole page. What failed twice leaves nothing behind that could be taken for a request on its way.
 */
export function toAssetRetry(): string {
  return (
    `addEventListener('error',e=>{const t=e.target,l=t.localName,u=l==='script'?t.src:l==='link'&&t.rel==='stylesheet'?t.href:'';` +
    `if(t.isRetried||!t.parentNode||!u.startsWith(location.origin+'/'))return;e.stopImmediatePropagation();const n=document.createElement(l);` +
    `for(const{name,value}of t.attributes)n.setAttribute(name,value);const tell=type=>t.dispatchEvent(new Event(type));` +
    `t.isRetried=n.isRetried=true;n.onload=()=>tell('load');n.onerror=()=>{n.remove();tell('error')};t.after(n)},true);`
  );
}
