/**
 * A client module of Docusaurus. A link loads its page when a reader points at it or touches it
 * (Docusaurus' `preload`, not on 2G and not if the reader saves data). Docusaurus would also
 * prefetch the page of every link in view: dozens of files, for which it searches all routes just
 * when a page has started.
 */
export function onRouteDidUpdate(): void {
  window.docusaurus = {...window.docusaurus, prefetch: () => false};
}
