/**
 * The HTML that texts of a specification may contain after conversion from Markdown. Everything
 * else is dropped, by rehype-sanitize during the build (render/sanitizer.ts) and by DOMPurify in
 * browsers (browser/sanitizer.ts). IDs aren't allowed, because they could clash with the page's.
 * Images aren't allowed, because the CSP blocks them.
 */
export const safeElements: readonly string[] = [
  ...[
    'a',
    'blockquote',
    'br',
    'code',
    'del',
    'em',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'hr',
    'li',
    'ol',
    'p',
    'pre',
    'span',
    'strong',
    'ul',
  ],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
];

/** Allowed link targets in a specification: the web, a mail, the page itself. */
export const safeAddress = /^(?:https?:\/\/|mailto:|#)/i;

/**
 * Names of Prism's tokens. No other classes are allowed, so that text can't imitate another part of
 * the site.
 */
const codeClass =
  /^(?:token|atrule|attr-name|attr-value|boolean|builtin|char|class-name|comment|constant|entity|function|key|keyword|number|operator|parameter|property|punctuation|regex|selector|string|symbol|tag|url|value|variable)$/;

/**
 * The allowed attributes by element, with a pattern for their values. In `class`, each name is
 * checked separately.
 */
export const safeAttributes: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  a: {href: safeAddress, title: /^/},
  code: {class: /^language-[\w-]+$/},
  ol: {start: /^\d{1,9}$/},
  span: {class: codeClass},
  td: {align: /^(?:left|center|right)$/},
  th: {align: /^(?:left|center|right)$/},
};
