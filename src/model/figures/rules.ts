const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** IDs that occur twice or are not in kebab-case. */
export function validateIds(rows: readonly {readonly id: string}[]): string[] {
  const ids = rows.map(({id}) => id);
  return [
    ...findTwice(ids).map(
      (id) => `${id} occurs twice in the table. Rename one of the rows, or use the existing one.`,
    ),
    ...ids.filter((id) => !KEBAB.test(id)).map((id) => `${id} is not in kebab-case.`),
  ];
}

/** A text that is empty or too long, or has a backtick without its pair. */
export function validateText(row: string, what: string, text: string, longest: number): string[] {
  const fault =
    text.trim() !== text || text === ''
      ? 'is empty or has spaces around it'
      : text.length > longest
        ? `has ${text.length} characters; write at most ${longest}`
        : text.split('`').length % 2 === 0
          ? 'has a backtick without its pair'
          : undefined;
  return fault === undefined ? [] : [`${row}: ${what} "${text}" ${fault}.`];
}

/** The texts that occur more than once. */
export function findTwice(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text, index) => texts.indexOf(text) !== index))];
}
