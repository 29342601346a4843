import {filteredLists} from './filteredLists';

/** Words that a developer reads in a minute. */
const WORDS_PER_MINUTE = 220;

const LIST = new RegExp(`<(?:${filteredLists.join('|')})\\b`);

/**
 * How many minutes a page takes to read: its Markdown without front matter, code and tags.
 * `undefined` for a page with a list to look something up in.
 */
export function toReadingMinutes(markdown: string): number | undefined {
  if (LIST.test(markdown)) return undefined;
  const prose = markdown
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^ *(`{3,})[\s\S]*?^ *\1/gm, '')
    .replace(/^(?:import|export) .*$/gm, '')
    .replace(/<[^>]*>/g, ' ');
  const words = prose.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
