/** Whether an address is a post's and not one of the blog's lists. */
export function isPostAddress(pathname: string): boolean {
  const [, rest] = /\/blog\/(.+)$/.exec(pathname) ?? [];
  return rest !== undefined && !/^(archive|tags|authors|page)(\/|$)/.test(rest);
}
