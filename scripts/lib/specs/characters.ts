/**
 * Control characters except for tabs and line ends, characters of private use (which mark places in
 * rendered pages, see plugins/api-reference/marks.ts), and halves of surrogate pairs.
 */
const unfit = /[^\P{Cc}\t\n]|[\p{Co}\p{Cs}]/gu;

/**
 * JSON data with the texts and names that a page can contain. Browsers and the build change other
 * characters in HTML, so that a page would no longer match the specification it was rendered from.
 */
export function toPageCharacters(part: unknown): unknown {
  if (typeof part === 'string') return part.replace(/\r\n?/g, '\n').replace(unfit, '');
  if (Array.isArray(part)) return part.map(toPageCharacters);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [
      toPageCharacters(name) as string,
      toPageCharacters(value),
    ]),
  );
}
