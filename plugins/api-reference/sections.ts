/**
 * A description with a text appended to one of its level-1 sections. Throws if the section is
 * missing.
 */
export function appendToSection(description: string, section: string, text: string): string {
  const lines = description.split('\n');
  const start = findSection(lines, section);
  if (start === -1)
    throw new Error(
      `info.description has no section "# ${section}". Add it; the table of error codes is put there.`,
    );
  const next = lines.findIndex((line, index) => index > start && /^# /.test(line));
  const end = next === -1 ? lines.length : next;
  return [
    ...lines.slice(0, end),
    ...(lines[end - 1]?.trim() === '' ? [] : ['']),
    text,
    '',
    ...lines.slice(end),
  ].join('\n');
}

/**
 * A description with a text at the beginning of a level-1 section. A missing section is added at
 * the end.
 */
export function prependToSection(description: string, section: string, text: string): string {
  const lines = description.split('\n');
  const start = findSection(lines, section);
  if (start === -1) return `${description.trimEnd()}\n\n# ${section}\n\n${text}\n`;
  const rest = lines.slice(start + 1);
  const first = rest.findIndex((line) => line.trim() !== '');
  const following = first === -1 ? [] : rest.slice(first);
  // Joins the two lists to one.
  const gap = isListItem(text.split('\n').at(-1)) && isListItem(following[0]) ? [] : [''];
  return [...lines.slice(0, start + 1), '', text, ...gap, ...following].join('\n');
}

/**
 * A description with a new level-1 section before another section, or at the end if that section is
 * missing.
 */
export function insertSection(
  description: string,
  section: string,
  text: string,
  before: string,
): string {
  const lines = description.split('\n');
  const place = findSection(lines, before);
  const at = place === -1 ? lines.length : place;
  return [
    ...lines.slice(0, at),
    ...(place === -1 ? [''] : []),
    `# ${section}`,
    '',
    text,
    '',
    ...lines.slice(at),
  ].join('\n');
}

function findSection(lines: readonly string[], section: string): number {
  return lines.findIndex((line) => line.trim() === `# ${section}`);
}

function isListItem(line: string | undefined): boolean {
  return line?.startsWith('- ') === true;
}
