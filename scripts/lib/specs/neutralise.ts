/** Texts that are rendered as Markdown. */
const textKeys = ['description', 'summary', 'title'];

/** Values that are data, not text, and stay as they are. */
const dataKeys = ['example', 'examples', 'default', 'const', 'enum'];

/** A copy of a document whose Markdown texts hold no raw HTML and no link that runs a script: what is fetched may say things, not do them. */
export function neutralise<Part>(part: Part): Part {
  return walk(part, false) as Part;
}

function walk(part: unknown, isNameMap: boolean): unknown {
  if (Array.isArray(part)) return part.map((item) => walk(item, false));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]: [string, unknown]) => {
      // Below "properties" the keys are names, e.g. a field called "description".
      if (!isNameMap && typeof value === 'string' && textKeys.includes(key)) return [key, toSafeMarkdown(value)];
      if (!isNameMap && dataKeys.includes(key)) return [key, value];
      return [key, walk(value, !isNameMap && (key === 'properties' || key === 'patternProperties' || key === 'schemas'))];
    }),
  );
}

/** Markdown with every tag shown as text; code keeps its angle brackets, and links in them stay links. */
export function toSafeMarkdown(text: string): string {
  let fence: string | undefined;
  const blocks: string[] = [];
  let open: string[] = [];
  const close = (): void => {
    if (open.length > 0) blocks.push(toSafeBlock(open.join('\n')));
    open = [];
  };
  for (const line of text.split('\n')) {
    const [, mark] = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(line) ?? [];
    const isFence = mark !== undefined && (fence === undefined || (mark.startsWith(fence) && line.trim() === mark));
    if (isFence || fence !== undefined || line.trim() === '') {
      close();
      blocks.push(line);
      if (isFence) fence = fence === undefined ? mark : undefined;
    } else {
      open.push(line);
    }
  }
  close();
  return blocks.join('\n');
}

/** A block between empty lines: code spans do not cross those. */
function toSafeBlock(block: string): string {
  return block
    .split(/((?<!`)(`+)(?!`)[\s\S]*?(?<!`)\2(?!`))/)
    .map((piece, index) => {
      if (index % 3 === 2) return '';
      return index % 3 === 1
        ? piece
        : piece.replace(/<(?!https?:\/\/[^\s<>]+>)(?=[a-z/!?])/gi, '&lt;').replace(/(\]\(\s*<?\s*|\]:\s*<?\s*)(?:javascript|data|vbscript)\s*:/gi, '$1#');
    })
    .join('');
}
