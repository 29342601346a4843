import {loadAnalysers} from './memory';
import {createEngine} from './createEngine';
import {parseManifest, searchFiles, toSum} from './manifest';
import type {SearchEngine} from './types';
import {decodeIndex, decodePart} from './wire';

interface LoadedOptions {
  /** Path of the language's pages, with leading and trailing slash. */
  readonly baseUrl: string;
  readonly locale: string;
  /**
   * Reads a file as text. `isFresh` is set for files that can change under the same address.
   * Rejects if there is no such file.
   */
  readonly readText: (address: string, isFresh: boolean) => Promise<string>;
}

/**
 * Loads the index written by a build and answers from it. Texts are loaded when hits show them.
 * Rejects with the reason if a file is missing, truncated or from another build.
 */
export async function loadSearch({
  baseUrl,
  locale,
  readText,
}: LoadedOptions): Promise<SearchEngine> {
  const manifest = parseManifest(
    parseJson(await readText(`${baseUrl}${searchFiles.manifest}`, true)),
  );
  const [text, analyserOf] = await Promise.all([
    readText(`${baseUrl}${searchFiles.index(manifest.build)}`, false),
    loadAnalysers([locale]),
  ]);
  if (toSum(text) !== manifest.sum) throw new Error('The search index is damaged or cut short.');
  const {index, build, parts, words} = decodeIndex(parseJson(text));
  if (build !== manifest.build || index.sections.length !== manifest.sections)
    throw new Error('The search index belongs to another build.');
  const firsts = parts.map((_, part) =>
    parts.slice(0, part).reduce((sum, count) => sum + count, 0),
  );
  const kept = new Map<number, Promise<readonly (readonly string[])[]>>();
  const readPart = (part: number): Promise<readonly (readonly string[])[]> => {
    const known = kept.get(part);
    if (known) return known;
    const wanted = {build, first: firsts[part] ?? 0, count: parts[part] ?? 0};
    const reading = readText(`${baseUrl}${searchFiles.part(build, part)}`, false).then((content) =>
      decodePart(parseJson(content), wanted),
    );
    kept.set(part, reading);
    reading.catch(() => kept.delete(part));
    return reading;
  };
  return createEngine({
    index,
    locale,
    analyserOf,
    words,
    readTexts: async (sections) =>
      new Map(
        await Promise.all(
          sections.map(async (section) => {
            const part = firsts.findLastIndex((first) => first <= section);
            const texts = (await readPart(part))[section - (firsts[part] ?? 0)] ?? [];
            return [section, texts] as const;
          }),
        ),
      ),
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('A file of the search index is damaged or cut short.');
  }
}
