import type {Root} from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeSanitize, {type Options} from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import {unified} from 'unified';
import {safeAttributes, safeElements} from '../safeMarkup';

const schema: Options = {
  tagNames: [...safeElements],
  attributes: Object.fromEntries(
    Object.entries(safeAttributes).map(([element, attributes]) => [
      element,
      Object.entries(attributes).map(([name, pattern]): [string, RegExp] => [name === 'class' ? 'className' : name, pattern]),
    ]),
  ),
  ancestors: Object.fromEntries(['thead', 'tbody', 'tr', 'th', 'td'].map((name) => [name, ['table']])),
  // With their contents, which are code and no text.
  strip: ['script', 'style', 'template', 'iframe', 'noscript', 'xmp', 'plaintext', 'title', 'textarea', 'svg', 'math'],
};

/** HTML made of a specification's text, without anything that is not on the list of ../safeMarkup; `change` edits what is left. */
export function toSafeHtml(html: string, change: (tree: Root) => void = () => undefined): string {
  const processor = unified()
    .use(rehypeParse, {fragment: true})
    .use(rehypeSanitize, schema)
    .use(() => change)
    .use(rehypeStringify, {characterReferences: {useNamedReferences: true}});
  return String(processor.processSync(html));
}

/** What takes DOMPurify's place in Redoc while building, where there is no DOM. */
export default {sanitize: (html: string): string => toSafeHtml(html)};
