/** Words that a developer reads in a minute. */
const WORDS_PER_MINUTE = 220;

/** How many minutes a page takes to read: its Markdown without front matter, code and tags. */
export function toReadingMinutes(markdown: string): number {
  const prose = markdown
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^ *(`{3,})[\s\S]*?^ *\1/gm, '')
    .replace(/^(?:import|export) .*$/gm, '')
    .replace(/<[^>]*>/g, ' ');
  const words = prose.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
