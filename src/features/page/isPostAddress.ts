/** Whether an address is that of a post instead of a list of the blog. */
export function isPostAddress(pathname: string): boolean {
  const [, rest] = /\/blog\/(.+)$/.exec(pathname) ?? [];
  return rest !== undefined && !/^(archive|tags|authors|page)(\/|$)/.test(rest);
}
