import type {Element} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {
  find,
  findAll,
  parsePage,
  removeInterface,
  toAttribute,
  toLanguage,
  toText,
  type HtmlElement,
  type HtmlParent,
} from '../../../src/model/pages/html';
import {readInlineCode, type InlineCode} from '../delivery/inlineScripts';
import {readHead, type PageHead} from './head';
import {setApart} from './spaces';

/** A built page, parsed once for all programs that read pages. */
export interface PageDocument {
  readonly head: PageHead;
  readonly code: InlineCode;
  /** The page's heading, or the title in its head. */
  readonly title: string;
  /** Language of the text, which differs from the page's language if the text isn't translated. */
  readonly language: string;
  /** The date above the text: of the last check of its facts, or of a post's publication. */
  readonly day: string | undefined;
  readonly isPost: boolean;
  /** The content of the page, without the interface in it. */
  readonly text: Element;
}

/** Container of a post's text, by its ID as documented by Docusaurus. */
const postId = '__blog-post-container';

/** Parses a built page. */
export function readDocument(html: string): PageDocument {
  const page = parsePage(html);
  const code = readInlineCode(page);
  const head = readHead(page);
  const text = findText(page);
  const post = find(text, (element) => toAttribute(element, 'id') === postId);
  const heading = findTag(text, 'h1') ?? findTag(page, 'h1') ?? findTag(page, 'title');
  const intro = findTag(text, 'header');
  const time = intro && findTag(intro, 'time');
  const facts = {
    title: heading
      ? toText(heading)
          .replace(/\u200b/g, '')
          .trim()
      : '',
    language: toLanguage(post ?? text) ?? head.lang ?? 'en',
    day: time && toAttribute(time, 'datetime')?.slice(0, 10),
    isPost: post !== undefined,
  };
  removeInterface(text);
  const tree = fromParse5(text) as Element;
  setApart(tree);
  return {head, code, ...facts, text: tree};
}

/**
 * The element with a page's text: the article with its heading, otherwise everything between the
 * site's header and footer.
 */
function findText(page: HtmlParent): HtmlElement {
  const articles = findAll(page, ({tagName}) => tagName === 'article');
  const body = findTag(page, 'body');
  const text =
    articles.find((article) => findTag(article, 'h1')) ??
    findTag(page, 'main') ??
    find(page, (element) => toAttribute(element, 'id') === '__docusaurus_skipToContent_fallback') ??
    body;
  // The parser adds a body to every page.
  if (!text) throw new Error('The page has no body.');
  return text;
}

function findTag(parent: HtmlParent, tag: string): HtmlElement | undefined {
  return find(parent, ({tagName}) => tagName === tag);
}
