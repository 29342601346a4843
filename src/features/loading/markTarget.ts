interface RouteUpdate {
  readonly location: {readonly hash: string};
  readonly previousLocation: unknown;
}

/**
 * A client module of Docusaurus. The target of a link that scripts have followed gets
 * `data-landed`, because `:target` is only that of addresses that the browser has loaded.
 */
export function onRouteDidUpdate({location: {hash}, previousLocation}: RouteUpdate): void {
  if (!previousLocation) return;
  document.querySelector('[data-landed]')?.removeAttribute('data-landed');
  document.getElementById(hash.slice(1))?.setAttribute('data-landed', '');
}
