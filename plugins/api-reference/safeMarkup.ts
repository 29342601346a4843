/**
 * What texts of a specification may contain once they are HTML, as Markdown makes it. Everything else is dropped, by rehype-sanitize while building
 * (render/sanitizer.ts) and by DOMPurify in browsers (browser/sanitizer.ts). No ids, which texts could take from the page, and no images, which CSP refuses.
 */
export const safeElements: readonly string[] = [
  ...['a', 'blockquote', 'br', 'code', 'del', 'em', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'li', 'ol', 'p', 'pre', 'span', 'strong', 'ul'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
];

/** Where links of a specification may lead: the web, a mail, the page itself. */
export const safeAddress = /^(?:https?:\/\/|mailto:|#)/i;

/** Names of Prism's tokens: text that is not code can't borrow the look of another part of the site. */
const codeClass =
  /^(?:token|atrule|attr-name|attr-value|boolean|builtin|char|class-name|comment|constant|entity|function|key|keyword|number|operator|parameter|property|punctuation|regex|selector|string|symbol|tag|url|value|variable)$/;

/** The attributes that may stay, by element, with what their value looks like; of `class` each name is looked at by itself. */
export const safeAttributes: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  a: {href: safeAddress, title: /^/},
  code: {class: /^language-[\w-]+$/},
  ol: {start: /^\d{1,9}$/},
  span: {class: codeClass},
  td: {align: /^(?:left|center|right)$/},
  th: {align: /^(?:left|center|right)$/},
};
