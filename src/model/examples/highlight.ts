/** What a piece of code is, as far as its colour goes. */
export type CodeKind = 'plain' | 'comment' | 'name' | 'string' | 'number' | 'keyword';

export interface CodeToken {
  readonly kind: CodeKind;
  readonly text: string;
}

const keywords = {
  json: ['true', 'false', 'null'],
  curl: ['curl'],
  javascript: ['const', 'await', 'new', 'return', 'true', 'false', 'null'],
  python: ['import', 'from', 'print', 'True', 'False', 'None'],
  php: ['if', 'else', 'echo', 'true', 'false', 'null'],
  csharp: ['using', 'var', 'new', 'await', 'true', 'false', 'null'],
  java: ['new', 'true', 'false', 'null'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The grammars that are coloured; anything else stays plain. */
export type CodeGrammar = keyof typeof keywords;

const comments: Partial<Record<CodeGrammar, string>> = {
  python: '#[^\\n]*',
  javascript: '\\/\\/[^\\n]*',
  php: '\\/\\/[^\\n]*|<\\?php',
  csharp: '\\/\\/[^\\n]*',
  java: '\\/\\/[^\\n]*',
};

/** Whether code in this language is coloured. */
export function isCodeGrammar(id: string): id is CodeGrammar {
  return Object.hasOwn(keywords, id);
}

/** Code in coloured pieces, as few as possible: one node per string, number or word, none for the rest. The texts together are the code. */
export function toCodeTokens(code: string, grammar: CodeGrammar): readonly CodeToken[] {
  const tokens: CodeToken[] = [];
  let end = 0;
  for (const match of code.matchAll(toPattern(grammar))) {
    if (match.index > end) tokens.push({kind: 'plain', text: code.slice(end, match.index)});
    const kind = (Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)?.[0] ?? 'plain') as CodeKind;
    tokens.push({kind, text: match[0]});
    end = match.index + match[0].length;
  }
  if (end < code.length) tokens.push({kind: 'plain', text: code.slice(end)});
  return tokens;
}

/** The same as HTML: escaped text with `<span class="code-…">` around coloured pieces. */
export function toCodeMarkup(code: string, grammar: CodeGrammar): string {
  return toCodeTokens(code, grammar)
    .map(({kind, text}) => (kind === 'plain' ? escapeText(text) : `<span class="code-${kind}">${escapeText(text)}</span>`))
    .join('');
}

/** Text safe between tags and in double-quoted attributes. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function toPattern(grammar: CodeGrammar): RegExp {
  const comment = comments[grammar];
  const string = grammar === 'curl' ? "'[^']*'" : '"(?:\\\\.|[^"\\\\\\n])*"|\'(?:\\\\.|[^\'\\\\\\n])*\'';
  const name = grammar === 'json' ? '"(?:\\\\.|[^"\\\\\\n])*"(?=\\s*:)' : grammar === 'curl' ? '(?<=\\s)--?[\\w-]+' : null;
  const parts = [
    ...(comment ? [`(?<comment>${comment})`] : []),
    ...(name ? [`(?<name>${name})`] : []),
    `(?<string>${string})`,
    `(?<keyword>\\b(?:${keywords[grammar].join('|')})\\b)`,
    ...(grammar === 'curl' ? [] : ['(?<number>(?<![\\w.])-?\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?\\b)']),
  ];
  return new RegExp(parts.join('|'), 'g');
}
