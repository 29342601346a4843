/**
 * An inline script for the head, before the first style sheet: an own script or style sheet that fails to arrive is asked for once more, and only what fails twice
 * is missing. Who waits for it (the bundler's runtime, for parts of the site) learns of the second answer only, so that a page whose script got lost on the way
 * still comes to life, and a link still leads on without loading the whole page. What failed twice is taken out of the page: the runtime would wait for it for ever
 * when the reader asks for the part again.
 */
export function toAssetRetry(): string {
  return (
    `addEventListener('error',e=>{const t=e.target,l=t.localName,u=l==='script'?t.src:l==='link'&&t.rel==='stylesheet'?t.href:'';` +
    `if(!u.startsWith(location.origin+'/'))return;if(t.isRetry)return t.remove();e.stopImmediatePropagation();const n=document.createElement(l);` +
    `for(const{name,value}of t.attributes)n.setAttribute(name,value);n.isRetry=true;n.onload=t.onload;n.onerror=t.onerror;t.replaceWith(n)},true);`
  );
}
