import {escapeMarkup} from './escapeMarkup';
import {toPathParts} from './lineBreaks';

/** The kind of a piece of code, which decides its color. */
type CodeKind = 'plain' | 'comment' | 'name' | 'string' | 'number' | 'keyword';

export interface CodeToken {
  readonly kind: CodeKind;
  readonly text: string;
}

const keywords = {
  json: ['true', 'false', 'null'],
  curl: ['curl'],
  javascript: [
    ...[
      'as',
      'async',
      'await',
      'break',
      'class',
      'const',
      'continue',
      'else',
      'export',
      'false',
      'for',
      'from',
      'function',
      'if',
      'import',
      'in',
      'interface',
    ],
    ...[
      'let',
      'new',
      'null',
      'of',
      'readonly',
      'return',
      'throw',
      'true',
      'type',
      'typeof',
      'undefined',
      'while',
    ],
  ],
  yaml: ['true', 'false', 'null'],
  xml: [],
  python: ['import', 'from', 'print', 'True', 'False', 'None'],
  php: ['if', 'else', 'echo', 'true', 'false', 'null'],
  csharp: ['using', 'var', 'new', 'await', 'true', 'false', 'null'],
  java: ['new', 'true', 'false', 'null'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Patterns for names in data and markup: keys, options, elements. */
const names: Partial<Record<keyof typeof keywords, string>> = {
  json: '"(?:\\\\.|[^"\\\\\\n])*"(?=\\s*:)',
  curl: '(?<=\\s)--?[\\w-]+',
  yaml: '(?<=^[\\s-]*)[\\w.-]+(?=:(?:\\s|$))',
  xml: '(?<=<\\/?)[\\w:.-]+',
};

/** The grammars that are colored. Code in other languages stays plain. */
export type CodeGrammar = keyof typeof keywords;

/** To the end of the line, or between its signs. */
const cComments = '\\/\\/[^\\n]*|\\/\\*[\\s\\S]*?\\*\\/';

const comments: Partial<Record<CodeGrammar, string>> = {
  curl: '(?<=^|\\s)#[^\\n]*',
  yaml: '(?<=^|\\s)#[^\\n]*',
  xml: '<!--[\\s\\S]*?-->',
  python: '#[^\\n]*',
  javascript: cComments,
  php: `${cComments}|<\\?php`,
  csharp: cComments,
  java: cComments,
};

/** Whether code in this language is colored. */
export function isCodeGrammar(id: string): id is CodeGrammar {
  return Object.hasOwn(keywords, id);
}

const aliases: Readonly<Record<string, CodeGrammar>> = {
  bash: 'curl',
  sh: 'curl',
  shell: 'curl',
  js: 'javascript',
  ts: 'javascript',
  typescript: 'javascript',
  tsx: 'javascript',
  py: 'python',
  cs: 'csharp',
  yml: 'yaml',
  html: 'xml',
};

/**
 * The lines of a fenced block as colored pieces, by the language of its fence. Languages without a
 * grammar stay plain. Lines don't contain their line break.
 */
export function toCodeLines(code: string, language: string): readonly (readonly CodeToken[])[] {
  const lines: CodeToken[][] = [[]];
  for (const {kind, text} of toFenceTokens(code, language)) {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push({kind, text: part});
    }
  }
  return lines;
}

function toFenceTokens(code: string, language: string): readonly CodeToken[] {
  if (language === 'http') return toHttpTokens(code);
  const grammar = isCodeGrammar(language)
    ? language
    : Object.hasOwn(aliases, language)
      ? aliases[language]
      : undefined;
  return grammar === undefined ? [{kind: 'plain', text: code}] : toCodeTokens(code, grammar);
}

/**
 * A raw HTTP message: method, header names, and a body that is read as JSON if it starts like JSON.
 */
function toHttpTokens(message: string): readonly CodeToken[] {
  const [, head = message, body = ''] = /^([\s\S]*?\n)(\r?\n[\s\S]*)$/.exec(message) ?? [];
  const tokens: CodeToken[] = [];
  let end = 0;
  for (const match of head.matchAll(
    /^(?<keyword>[A-Z]+|HTTP\/[\d.]+)(?= )|^(?<name>[\w-]+)(?=:)/gm,
  )) {
    if (match.index > end) tokens.push({kind: 'plain', text: head.slice(end, match.index)});
    tokens.push({kind: match.groups?.keyword === undefined ? 'name' : 'keyword', text: match[0]});
    end = match.index + match[0].length;
  }
  if (end < head.length) tokens.push({kind: 'plain', text: head.slice(end)});
  return /^\s*[[{]/.test(body)
    ? [...tokens, ...toCodeTokens(body, 'json')]
    : [...tokens, {kind: 'plain', text: body}];
}

/**
 * Code as colored pieces, as few as possible: one node per string, number or word, none for the
 * rest. Joined, the texts are the code.
 */
export function toCodeTokens(code: string, grammar: CodeGrammar): readonly CodeToken[] {
  const tokens: CodeToken[] = [];
  let end = 0;
  for (const match of code.matchAll(toPattern(grammar))) {
    if (match.index > end) tokens.push({kind: 'plain', text: code.slice(end, match.index)});
    const kind = (Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)?.[0] ??
      'plain') as CodeKind;
    tokens.push({kind, text: match[0]});
    end = match.index + match[0].length;
  }
  if (end < code.length) tokens.push({kind: 'plain', text: code.slice(end)});
  return tokens;
}

/**
 * The same as HTML: escaped text with `<span class="code-…">` around colored pieces. An address
 * breaks after its slashes, and the sign that continues a line stays with its last part. An ID in a
 * path moves to the next line instead of breaking.
 */
export function toCodeMarkup(code: string, grammar: CodeGrammar): string {
  return toCodeTokens(code, grammar)
    .map(({kind, text}) =>
      kind === 'plain'
        ? toPathParts(escapeMarkup(text))
            .join('<wbr>')
            .replace(/(?<=[-/>])[^\s/>-]{1,24} \\$/gm, '<span class="whole">$&</span>')
        : `<span class="code-${kind}">${
            // An address is quoted if it has a query.
            grammar === 'curl' && text.includes('://')
              ? toPathParts(escapeMarkup(text)).join('<wbr>')
              : escapeMarkup(text)
          }</span>`,
    )
    .join('')
    .replace(/\/(?=[\da-f]{8}-)/g, '/<wbr>');
}

function toPattern(grammar: CodeGrammar): RegExp {
  const comment = comments[grammar];
  const double = '"(?:\\\\.|[^"\\\\\\n])*"';
  const single = "'(?:\\\\.|[^'\\\\\\n])*'";
  const string =
    grammar === 'curl'
      ? "'[^']*'"
      : grammar === 'javascript'
        ? `${double}|${single}|\`(?:\\\\.|[^\`\\\\])*\``
        : `"""[\\s\\S]*?"""|${double}|${single}`;
  const name = names[grammar];
  const parts = [
    ...(comment ? [`(?<comment>${comment})`] : []),
    ...(name ? [`(?<name>${name})`] : []),
    `(?<string>${string})`,
    ...(keywords[grammar].length > 0
      ? [`(?<keyword>\\b(?:${keywords[grammar].join('|')})\\b)`]
      : []),
    ...(grammar === 'curl'
      ? []
      : ['(?<number>(?<![\\w.])-?\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?\\b)']),
  ];
  return new RegExp(parts.join('|'), 'gm');
}
