import type {Block} from '../../src/model/translation/block';
import type {Digested} from '../../src/model/translation/freshness';
import {toDecisiveWords} from '../../src/model/translation/parts';
import {toDigest} from './readPage';

/** What a translation was made from: digests of the original, and of each of its blocks. */
export interface Companion {
  /** The whole file, so that a build needs to read only originals that have changed. */
  readonly original: string;
  readonly blocks: readonly Digested[];
}

/** The file beside a translation that says what it was made from. */
export function toCompanionFile(translation: string): string {
  return translation.replace(/\.mdx?$/, '.blocks.json');
}

/** The digests of a block of the original. */
export function toDigested({section, kind, text, parts}: Block): Digested {
  const decisive = [...parts, ...toDecisiveWords(text)].join('\n');
  return {section, kind, text: toDigest(text), parts: toDigest(decisive)};
}

/** A companion as JSON, with one line per block so that changes are easy to read. */
export function toCompanionText(original: string, blocks: readonly Block[]): string {
  const lines = blocks
    .map(toDigested)
    .map(({section, kind, text, parts}) => `${section || '-'} ${kind} ${text} ${parts}`);
  return `${JSON.stringify({original: toDigest(original), blocks: lines}, null, 2)}\n`;
}

/** Reads the text of a companion. Throws with a remedy if it has another form. */
export function readCompanionText(file: string, text: string): Companion {
  const fail = (): never => {
    throw new Error(
      `${file}: This is not what "npm run translations:mark" writes. Run it again for this page.`,
    );
  };
  const {original, blocks} = JSON.parse(text) as {original?: unknown; blocks?: unknown};
  if (typeof original !== 'string' || !Array.isArray(blocks)) return fail();
  return {
    original,
    blocks: blocks.map((line: unknown) => {
      const [section = '', kind, digest, parts] = String(line).split(' ');
      if (kind === undefined || digest === undefined || parts === undefined) return fail();
      return {section: section === '-' ? '' : section, kind, text: digest, parts};
    }),
  };
}
