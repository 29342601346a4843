/**
 * An inline script for the head. The page's scripts wait in a `<template>` (`src/config/template.ts`)
 * until the browser has painted the page, so that text, styles and fonts don't share a slow
 * connection with them. A page in the background isn't painted and doesn't wait, and none waits
 * longer than three seconds after its text has arrived.
 */
export function toScriptStart(): string {
  return (
    `{const d=document,go=()=>{const t=d.querySelector('head>template');if(!t)return;const c=d.importNode(t.content,true);` +
    // Scripts run in their order, as deferred ones do.
    `for(const s of c.children)s.async=false;t.replaceWith(c)};` +
    `d.addEventListener('DOMContentLoaded',()=>{if(d.hidden)go();else new PerformanceObserver(go).observe({type:'paint',buffered:true});` +
    `setTimeout(go,3000)})}`
  );
}
