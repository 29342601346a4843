import {escapeMarkup} from '../../src/model/content/escapeMarkup';
import {
  find,
  findAll,
  isElement,
  parsePage,
  removeInterface,
  toAttribute,
  toText,
  type HtmlNode,
} from '../../src/model/pages/html';

/**
 * A question of a page with its answer, as HTML of the elements that search engines accept in
 * answers.
 */
export interface Question {
  readonly id: string;
  readonly name: string;
  readonly answer: string;
}

/** Elements kept in answers. Other elements are replaced by their text. */
const kept: readonly string[] = ['p', 'ol', 'ul', 'li', 'a', 'strong', 'em'];

/**
 * The questions of a built page: its third-level headings, each with the content up to the next
 * heading of level 2 or 3. The heading may be the summary of its answer. Addresses become complete.
 */
export function toQuestions(html: string, address: string): readonly Question[] {
  const article = find(parsePage(html), ({tagName}) => tagName === 'article');
  if (!article) return [];
  removeInterface(article);
  const isHeading = (node: HtmlNode): boolean => isElement(node) && /^h[23]$/.test(node.tagName);
  return findAll(article, ({tagName}) => tagName === 'h3').map((heading) => {
    const {parentNode} = heading;
    const start = parentNode?.nodeName === 'summary' ? (parentNode as typeof heading) : heading;
    const siblings = start.parentNode?.childNodes ?? [];
    const following = siblings.slice(siblings.indexOf(start) + 1);
    const end = following.findIndex(isHeading);
    return {
      id: toAttribute(heading, 'id') ?? '',
      name: toText(heading).trim(),
      answer: following
        .slice(0, end === -1 ? following.length : end)
        .map((node) => toAnswer(node, address))
        .join('')
        .trim(),
    };
  });
}

/** A part of an answer as HTML. */
function toAnswer(node: HtmlNode, address: string): string {
  if (!isElement(node)) return escapeMarkup(toText(node));
  const inner = node.childNodes.map((child) => toAnswer(child, address)).join('');
  const {tagName} = node;
  if (!kept.includes(tagName)) return inner;
  const link =
    tagName === 'a'
      ? ` href="${escapeMarkup(new URL(toAttribute(node, 'href') ?? '', address).href)}"`
      : '';
  return `<${tagName}${link}>${inner}</${tagName}>`;
}

/**
 * The page with its questions as a schema.org FAQPage in its head. This is a data block, which
 * browsers don't run.
 */
export function addFaqData(html: string, address: string): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: toQuestions(html, address).map(({id, name, answer}) => ({
      '@type': 'Question',
      name,
      url: `${address}#${id}`,
      acceptedAnswer: {'@type': 'Answer', text: answer},
    })),
  };
  // Escapes "<", because a text with "</script>" would end the block.
  const block = `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
  return html.replace('</head>', () => `${block}</head>`);
}
