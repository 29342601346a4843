/** A rule of `_headers`: the headers of every address that matches. */
export interface HeaderRule {
  /**
   * A path, in which `*` matches any suffix. The address of another host, such as a preview’s,
   * matches nothing here.
   */
  readonly pattern: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** A rule of `_redirects`. */
export interface RedirectRule {
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302 | 308;
}

/**
 * The rules of a `_headers` file, in the format that Cloudflare and Netlify share. Throws with a
 * line that is neither a path nor an indented header.
 */
export function parseHeaderRules(text: string): readonly HeaderRule[] {
  const rules: {pattern: string; headers: [string, string][]}[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue;
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (name !== undefined && value !== undefined && rule) rule.headers.push([name, value.trim()]);
    else if (/^(\/|https:\/\/)/.test(line)) rules.push({pattern: line.trim(), headers: []});
    else
      throw new Error(
        `_headers:${index + 1}: "${line}" is neither a path nor an indented header. Write "/path" or "  Name: value".`,
      );
  }
  return rules;
}

/** The rules of a `_redirects` file. Throws with a line that isn't `from to status`. */
export function parseRedirectRules(text: string): readonly RedirectRule[] {
  return text.split('\n').flatMap((line, index): RedirectRule[] => {
    if (line.trim() === '' || line.trim().startsWith('#')) return [];
    const [from, to, status = '301'] = line.trim().split(/\s+/);
    const code = ([301, 302, 308] as const).find((known) => String(known) === status);
    if (from === undefined || to === undefined || code === undefined)
      throw new Error(
        `_redirects:${index + 1}: "${line}" is not "from to status" with status 301, 302 or 308.`,
      );
    return [{from, to, status: code}];
  });
}

/** The headers of an address, from all matching rules. Later rules override earlier ones. */
export function toHeaders(
  rules: readonly HeaderRule[],
  path: string,
): Readonly<Record<string, string>> {
  const matching = rules.filter(({pattern}) => isMatch(pattern, path));
  return Object.fromEntries(matching.flatMap(({headers}) => headers));
}

/** The redirect of an address, or `undefined` if no rule matches. */
export function toRedirect(rules: readonly RedirectRule[], path: string): RedirectRule | undefined {
  return rules.find(({from}) => from === path);
}

function isMatch(pattern: string, path: string): boolean {
  return new RegExp(`^${pattern.split('*').map(escapeRegExp).join('.*')}$`).test(path);
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.|?+()[\]{}]/g, '\\$&');
}
