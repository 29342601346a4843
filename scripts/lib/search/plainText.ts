/** The texts below one heading. */
export interface MarkdownSection {
  /** `undefined` for the text before the first heading. */
  readonly heading: string | undefined;
  readonly texts: readonly string[];
}

/**
 * Markdown as plain texts, one per paragraph, list item, table row and deeper heading, grouped by
 * level-1 heading.
 */
export function toMarkdownSections(markdown: string): readonly MarkdownSection[] {
  const sections: {heading: string | undefined; texts: string[]}[] = [
    {heading: undefined, texts: []},
  ];
  let paragraph: string[] = [];
  const end = (): void => {
    const text = toPlainText(paragraph.join(' '));
    if (text !== '') sections.at(-1)?.texts.push(text);
    paragraph = [];
  };
  let isCode = false;
  let isQuoted = false;
  for (const source of markdown.split('\n')) {
    // A quotation is text like any other. In code that isn't quoted, the sign is code.
    const line: string = isCode && !isQuoted ? source : source.replace(/^\s*(?:> ?)+/, '');
    if (/^\s*(```|~~~)/.test(line)) {
      isCode = !isCode;
      isQuoted = line !== source;
    } else if (!isCode && /^# /.test(line)) {
      end();
      sections.push({heading: toPlainText(line.slice(2)), texts: []});
    } else if (line.trim() === '' || /^\s*\|?[\s:|-]+\|?\s*$/.test(line)) end();
    else {
      if (!isCode && /^\s*(?:[-*+]|\d+[.)]|\||#{2,})\s?/.test(line)) end();
      paragraph.push(line.replace(/^\s*(?:[-*+]|\d+[.)]|#{2,})\s+/, ''));
    }
  }
  end();
  return sections;
}

/** A line of Markdown without its markup. */
export function toPlainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`([^`]*)`/g, '$1')
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/(?<![\w*])\*([^*\s][^*]*)\*(?!\w)/g, '$1')
    .replace(/<\/?[a-z][^>]*>/gi, ' ')
    .replace(/\\([\\`*_{}[\]()#+.!|-])/g, '$1')
    .replace(/\s*\|\s*/g, ' – ')
    .replace(/^[\s–]+|[\s–]+$/g, '')
    .replace(/\s+/g, ' ');
}
