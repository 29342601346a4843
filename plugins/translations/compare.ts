import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Block} from '../../src/model/translation/block';
import {toFreshness, type Freshness} from '../../src/model/translation/freshness';
import {readCompanionText, toCompanionFile, toDigested, type Companion} from './companion';
import {readPage, toDigest, type ReadPage} from './readPage';

/** A translation beside its original. Files are paths from the project's root. */
export interface TranslationFiles {
  readonly root: string;
  readonly translation: string;
  readonly original: string;
  /** Language of the translation. */
  readonly language: string;
}

/** A translation compared with the current text of its original. */
export interface Comparison {
  readonly original: ReadPage;
  readonly translation: ReadPage;
  readonly companion: Companion;
  /** The state of each block of the original. */
  readonly states: readonly Freshness[];
}

/** Reads a translation's companion; `undefined` if it has none yet. */
export function readCompanion({root, translation}: TranslationFiles): Companion | undefined {
  const file = toCompanionFile(translation);
  const full = path.join(root, file);
  return existsSync(full) ? readCompanionText(file, readFileSync(full, 'utf8')) : undefined;
}

/**
 * Compares a translation with its original, block by block. `undefined` if the original hasn't
 * changed since the translation was marked, or if it was never marked. Throws if the translation
 * has other blocks than those it was marked with.
 */
export async function compareWithOriginal(
  files: TranslationFiles,
): Promise<Comparison | undefined> {
  const companion = readCompanion(files);
  const {root, original: source, translation: file, language} = files;
  const originalText = readFileSync(path.join(root, source), 'utf8');
  if (!companion || companion.original === toDigest(originalText)) return undefined;
  const original = await readPage(source, originalText, 'en');
  const translation = await readPage(file, readFileSync(path.join(root, file), 'utf8'), language);
  const fault = findBlockFault(translation.blocks, companion);
  if (fault !== undefined) throw new Error(`${file}:${fault}`);
  const states = toFreshness(companion.blocks, original.blocks.map(toDigested));
  return {original, translation, companion, states};
}

/** Where a translation has other blocks than those it was marked with. */
export function findBlockFault(blocks: readonly Block[], companion: Companion): string | undefined {
  const isOther = (place: number): boolean =>
    blocks[place]?.kind !== companion.blocks[place]?.kind ||
    blocks[place]?.section !== companion.blocks[place]?.section;
  const length = Math.max(blocks.length, companion.blocks.length);
  const place = Array.from({length}, (_, index) => index).find(isOther);
  if (place === undefined) return undefined;
  const line = (blocks[place] ?? blocks.at(-1))?.line ?? 1;
  return `${line}: The translation has been given other blocks since it was marked. Check it against the original, then run "npm run translations:mark".`;
}
