/**
 * The main script that every page of a build loads, by its name, which contains a hash of its
 * contents. `undefined` if the text isn't a page of this site.
 */
export function findMainScript(html: string): string | undefined {
  return /<script[^>]*\ssrc="?([^"\s>]*\/assets\/js\/main\.[\da-f]+\.js)/.exec(html)?.[1];
}

/**
 * `current`: the site still has the build this page came from. `outdated`: the site was deployed
 * again. `unreachable`: no response, or a response that isn't this site's.
 */
export type Deployment = 'current' | 'outdated' | 'unreachable';

/** Compares the address of a page's main script with the site's response. */
export function toDeployment(own: string | null, html: string | undefined): Deployment {
  const theirs = html === undefined ? undefined : findMainScript(html);
  if (own === null || theirs === undefined) return 'unreachable';
  return theirs === own ? 'current' : 'outdated';
}
