/** The ID at the end of a heading. */
export const headingId = /\{\/\* #([\w-]+) \*\/\}\s*$/;

/** Text without fenced and inline code. Line numbers don't change. */
export function withoutCode(text: string): string {
  return text
    .replace(/```[\s\S]*?```/g, (block) => block.replace(/[^\n]/g, ''))
    .replace(/`[^`\n]*`/g, (code) => ' '.repeat(code.length));
}

/**
 * Finds headings without an explicit ID, admonitions without a title, and words that mark a page as
 * unfinished.
 */
export function findStyleProblems(name: string, text: string): string[] {
  return withoutCode(text)
    .split('\n')
    .flatMap((line, index) => {
      const at = `${name}:${index + 1}:`;
      if (/^# /.test(line))
        return [`${at} The title is the page's only h1. Remove this heading, or make it an h2.`];
      if (/^##+ /.test(line) && !headingId.test(line))
        return [
          `${at} The heading has no id. End it with {/* #its-id */}, so that translations keep it.`,
        ];
      if (/^:::\w+\s*$/.test(line))
        return [`${at} The admonition has no title. Say in brackets what is at stake.`];
      if (/\b(TODO|FIXME|[Ll]orem ipsum|[Cc]oming soon|to be written)\b/.test(line))
        return [`${at} The page says that it is unfinished.`];
      return [];
    });
}
