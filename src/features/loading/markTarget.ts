/**
 * Marks the element that an address leads to with `data-landed`, and no other. Returns it, or `null`
 * if there is none. Styles read it instead of `:target`, which is only that of addresses that the
 * browser has loaded, not of links that scripts have followed.
 */
export function markTarget(hash: string): Element | null {
  document.querySelector('[data-landed]')?.removeAttribute('data-landed');
  const target = hash.length > 1 ? document.getElementById(toId(hash)) : null;
  target?.setAttribute('data-landed', '');
  return target;
}

function toId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** This file is a client module of Docusaurus. */
export function onRouteDidUpdate({
  location: {hash},
}: {
  readonly location: {readonly hash: string};
}): void {
  markTarget(hash);
}
