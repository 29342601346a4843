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
      Object.entries(attributes).map(([name, pattern]): [string, RegExp] => [
        name === 'class' ? 'className' : name,
        pattern,
      ]),
    ]),
  ),
  ancestors: Object.fromEntries(
    ['thead', 'tbody', 'tr', 'th', 'td'].map((name) => [name, ['table']]),
  ),
  // Removed with their contents, which are code instead of text.
  strip: [
    'script',
    'style',
    'template',
    'iframe',
    'noscript',
    'xmp',
    'plaintext',
    'title',
    'textarea',
    'svg',
    'math',
  ],
};

/**
 * HTML from a specification's text, reduced to the list of ../safeMarkup. `change` edits the rest.
 */
export function toSafeHtml(html: string, change: (tree: Root) => void = () => undefined): string {
  const processor = unified()
    .use(rehypeParse, {fragment: true})
    .use(rehypeSanitize, schema)
    .use(() => change)
    .use(rehypeStringify, {characterReferences: {useNamedReferences: true}});
  return String(processor.processSync(html));
}

/** Replaces DOMPurify for Redoc during the build, where there is no DOM. */
export default {sanitize: (html: string): string => toSafeHtml(html)};
