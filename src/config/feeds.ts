import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {serialize} from 'parse5';
import {locales} from '../data/locales';
import {findAll, parsePiece, removeInterface} from '../model/pages/html';

/** What belongs to the page's behaviour and look, and to nothing in a feed reader. */
const ATTRIBUTES = /^(class|style|tabindex|role|id|data-.*|aria-.*)$/;

/**
 * A post's text as feed readers show it. The page's HTML holds what only scripts and styles make sense of: definitions that show on request would appear in the
 * middle of sentences, links to headings, buttons and attributes.
 */
export function toFeedContent(html: string): string {
  const piece = parsePiece(html);
  removeInterface(piece);
  for (const element of findAll(piece, () => true)) element.attrs = element.attrs.filter(({name}) => !ATTRIBUTES.test(name));
  return serialize(piece);
}

/** The blog's description in a language: the one the blog's own page has. Docusaurus translates that and not the feeds'. */
export function readFeedDescription(locale: string = locales[0].id, original: string): string {
  const file = path.resolve(__dirname, `../../i18n/${locale}/docusaurus-plugin-content-blog/options.json`);
  if (!existsSync(file)) return original;
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, {readonly message?: string} | undefined>>;
  return messages.description?.message ?? original;
}
