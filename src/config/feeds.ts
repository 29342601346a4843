import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {serialize} from 'parse5';
import {locales} from '../data/locales';
import {findAll, parsePiece, removeInterface} from '../model/pages/html';
import {toPageLanguage} from '../model/pages/language';

/** Elements that only matter to the page's behavior and look, not to feed readers. */
const ATTRIBUTES = /^(class|style|tabindex|role|id|data-.*|aria-.*)$/;

/**
 * A post's text as feed readers show it. The page's HTML contains elements that only work with
 * scripts and styles, such as buttons, links to headings, and definitions, which would appear in
 * the middle of sentences.
 */
export function toFeedContent(html: string): string {
  const piece = parsePiece(html);
  removeInterface(piece);
  for (const element of findAll(piece, () => true))
    element.attrs = element.attrs.filter(({name}) => !ATTRIBUTES.test(name));
  return serialize(piece);
}

interface FeedItem {
  readonly link: string;
  readonly content?: string;
}

interface FeedPost {
  readonly metadata: {readonly permalink: string; readonly frontMatter: object};
}

/**
 * The items of a feed with their texts for feed readers. Feeds say their language once, so a text
 * in another language says its own.
 */
export function toFeedItems<T extends FeedItem>(
  items: readonly T[],
  posts: readonly FeedPost[],
  locale: string = locales[0].id,
): T[] {
  const languages = new Map(
    posts.map(({metadata: {permalink, frontMatter}}) => [
      permalink,
      toPageLanguage(frontMatter, locale),
    ]),
  );
  return items.map((item) => {
    if (item.content === undefined) return item;
    const language = languages.get(new URL(item.link).pathname);
    const content = toFeedContent(item.content);
    return {
      ...item,
      content: language?.isForeign ? `<div lang="${language.text}">${content}</div>` : content,
    };
  });
}

/**
 * The blog's description in a language, taken from the blog page. Docusaurus translates that
 * description, but not the one of the feeds.
 */
export function readFeedDescription(locale: string = locales[0].id, original: string): string {
  const file = path.resolve(
    __dirname,
    `../../i18n/${locale}/docusaurus-plugin-content-blog/options.json`,
  );
  if (!existsSync(file)) return original;
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Readonly<
    Record<string, {readonly message?: string} | undefined>
  >;
  return messages.description?.message ?? original;
}
