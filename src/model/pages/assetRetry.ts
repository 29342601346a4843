/**
 * An inline script for the head, before the first style sheet. If a script or style sheet of this
 * site fails to load, the inline script requests it again. Code that waits for the element (the
 * bundler's runtime, React) only sees the result of the second request. So a page still starts
 * after a lost script, and a link still works without loading the whole page. An element that fails
 * twice is removed, so that nothing takes it for a pending request.
 */
export function toAssetRetry(): string {
  return (
    `addEventListener('error',e=>{const t=e.target,l=t.localName,u=l==='script'?t.src:l==='link'&&t.rel==='stylesheet'?t.href:'';` +
    `if(t.isRetried||!t.parentNode||!u.startsWith(location.origin+'/'))return;e.stopImmediatePropagation();const n=document.createElement(l);` +
    `for(const{name,value}of t.attributes)n.setAttribute(name,value);const tell=type=>t.dispatchEvent(new Event(type));` +
    `t.isRetried=n.isRetried=true;n.onload=()=>tell('load');n.onerror=()=>{n.remove();tell('error')};t.after(n)},true);`
  );
}
