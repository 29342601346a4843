/** The script that every page of a build loads, by the name in which its contents' hash stands; `undefined` where the text is no page of this site. */
export function findMainScript(html: string): string | undefined {
  return /<script[^>]*\ssrc="?([^"\s>]*\/assets\/js\/main\.[\da-f]+\.js)/.exec(html)?.[1];
}

/** `current`: the site is the one this page came from. `outdated`: it was deployed again. `unreachable`: no response, or one that isn't this site. */
export type Deployment = 'current' | 'outdated' | 'unreachable';

/** What the address of a page's main script and the site's answer say of the page. */
export function toDeployment(own: string | null, html: string | undefined): Deployment {
  const theirs = html === undefined ? undefined : findMainScript(html);
  if (own === null || theirs === undefined) return 'unreachable';
  return theirs === own ? 'current' : 'outdated';
}
