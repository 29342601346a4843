/** Pages that are tools instead of texts, without language prefix. */
const TOOLS = new Set(['404', '404.html', 'design', 'search']);

/**
 * The address of a page's Markdown, or `undefined` for pages without a text. Addresses begin with
 * the site's base URL.
 */
export function toMarkdownAddress(address: string): string | undefined {
  if (TOOLS.has(address.split('/').at(-1) ?? '')) return undefined;
  return address.endsWith('/') ? `${address}index.md` : `${address}.md`;
}
