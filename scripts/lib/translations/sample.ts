import {existsSync} from 'node:fs';
import path from 'node:path';
import type {TranslationFiles} from '../../../plugins/translations/compare';
import {toDigest} from '../../../plugins/translations/readPage';
import {readBoth} from './checkTranslation';

/** A paragraph with its translation, both as plain text. */
export interface Paragraph {
  /** The original's file and heading: `docs/sign-de/exports.mdx#formats`. */
  readonly place: string;
  readonly original: string;
  readonly translation: string;
}

/** Shorter paragraphs only introduce what follows. */
const LEAST_WORDS = 8;

/** The paragraphs of a translated page, without those of a page that isn't translated. */
export async function readParagraphs(files: TranslationFiles): Promise<readonly Paragraph[]> {
  if (!existsSync(path.join(files.root, files.translation))) return [];
  const {original, translation} = await readBoth(files);
  return original.blocks.flatMap(({kind, section, text}, index) => {
    const other = translation.blocks[index];
    const isParagraph = /(?:^|\/)p$/.test(kind) && other?.kind === kind;
    const plain = toPlain(text);
    if (!isParagraph || plain.split(' ').length < LEAST_WORDS) return [];
    const place = section === '' ? files.original : `${files.original}#${section}`;
    return [{place, original: plain, translation: toPlain(other.text)}];
  });
}

/**
 * As many paragraphs of each section as asked, in reading order. The same seed draws the same
 * paragraphs, also after others have changed.
 */
export function drawSample(
  paragraphs: readonly Paragraph[],
  {count, seed}: {readonly count: number; readonly seed: string},
): ReadonlyMap<string, readonly Paragraph[]> {
  const sections = new Set(paragraphs.map(({place}) => toSection(place)));
  const toLot = ({place, original}: Paragraph): string => toDigest(`${seed} ${place} ${original}`);
  return new Map(
    [...sections].map((section) => {
      const own = paragraphs.filter(({place}) => toSection(place) === section);
      const last = own.map(toLot).sort()[count - 1] ?? '~';
      return [section, own.filter((paragraph) => toLot(paragraph) <= last)];
    }),
  );
}

/** A sample as Markdown, with both languages side by side. */
export function toSampleText(
  sample: ReadonlyMap<string, readonly Paragraph[]>,
  language: string,
): string {
  return [...sample]
    .map(([section, paragraphs]) => {
      const rows = paragraphs.map(
        ({place, original, translation}) =>
          `| ${[place, original, translation].map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`,
      );
      return [`## ${section}`, '', `| place | en | ${language} |`, '|---|---|---|', ...rows].join(
        '\n',
      );
    })
    .join('\n\n');
}

/** `docs/sign-de`, `blog`, `src/pages`. */
function toSection(place: string): string {
  return /^(?:docs\/[^/]+|blog|src\/pages)/.exec(place)?.[0] ?? place;
}

/** Text without sources, other tags and the addresses of links. */
function toPlain(text: string): string {
  return text
    .replace(/,? ?<Law [^>]*>/g, '')
    .replace(/<(Fact|Term) id="([^"]*)"[^>]*\/>/g, '[$2]')
    .replace(/<[^>]*>/g, '')
    .replace(/(?<!!)\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim();
}
