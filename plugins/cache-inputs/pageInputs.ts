/** The files and folders that remark plugins have read for a page. All paths are absolute. */
const inputs = new Map<string, Set<string>>();

/**
 * Remembers that a page depends on a file or folder that it doesn't import, whether that exists or
 * not.
 */
export function addPageInput(page: string, input: string): void {
  const known = inputs.get(page);
  if (known) known.add(input);
  else inputs.set(page, new Set([input]));
}

/** What a page that has been compiled depends on. */
export function listPageInputs(page: string): readonly string[] {
  return [...(inputs.get(page) ?? [])];
}
