import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Parser} from 'htmlparser2';
import {locales} from '../data/locales';

const EMPTY = new Set(['area', 'br', 'col', 'hr', 'img', 'source', 'wbr']);
/** What belongs to the page's behaviour and look, and to nothing in a feed reader. */
const ATTRIBUTES = /^(class|style|tabindex|role|id|data-.*|aria-.*)$/;
const toEscaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * A post's text as feed readers show it. The page's HTML holds what only scripts and styles make sense of: definitions that show on request would stand in the
 * middle of sentences, links to headings, buttons and attributes.
 */
export function toFeedContent(html: string): string {
  const kept: string[] = [];
  let dropped = 0;
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const isInterface =
          tag === 'button' || attributes.role === 'tooltip' || attributes.role === 'tablist' || /(^| )hash-link( |$)/.test(attributes.class ?? '');
        if (dropped > 0 || isInterface) {
          if (!EMPTY.has(tag)) dropped += 1;
          return;
        }
        const own = Object.entries(attributes).filter(([name]) => !ATTRIBUTES.test(name));
        kept.push(`<${tag}${own.map(([name, value]) => ` ${name}="${toEscaped(value).replaceAll('"', '&quot;')}"`).join('')}>`);
      },
      ontext(text) {
        if (dropped === 0) kept.push(toEscaped(text));
      },
      onclosetag(tag) {
        if (EMPTY.has(tag)) return;
        if (dropped > 0) dropped -= 1;
        else kept.push(`</${tag}>`);
      },
    },
    {decodeEntities: true},
  );
  parser.end(html);
  return kept.join('');
}

/** The blog's description in a language: the one the blog's own page has. Docusaurus translates that and not the feeds'. */
export function readFeedDescription(locale: string = locales[0].id, original: string): string {
  const file = path.resolve(__dirname, `../../i18n/${locale}/docusaurus-plugin-content-blog/options.json`);
  if (!existsSync(file)) return original;
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, {readonly message?: string} | undefined>>;
  return messages.description?.message ?? original;
}
