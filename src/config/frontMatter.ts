import {existsSync} from 'node:fs';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {localisedInstances} from '../data/localised';
import {locales} from '../data/locales';
import {privacyPolicy} from '../data/privacyPolicy';
import {products} from '../data/products';
import {validateFrontMatter, type FrontMatterKind} from '../model/content/frontMatter';
import {findContentPlace, toSourceFile, toTranslationFile} from '../model/content/folders';
import {toReadingMinutes} from '../model/content/readingTime';
import {contentFolders} from './contentFolders';

const root = path.resolve(__dirname, '../..');

/**
 * Checks front matter against the portal's rules and adds `translated`: the languages of the page's
 * text, for `hreflang`, canonical and the notice, and `minutes` to read it. Throws with file, line and remedy.
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const file = path.relative(root, params.filePath).split(path.sep).join('/');
  const parsed = await params.defaultParseFrontMatter(params).catch((error: unknown) => {
    throw toYamlError(error, file);
  });
  const kind = toFrontMatterKind(file);
  if (kind === null) return parsed;
  const problems = validateFrontMatter(kind, parsed.frontMatter, {
    products: products.map(({id}) => id),
    languages: locales.map(({id}) => id),
    text: params.fileContent,
  });
  if (problems.length > 0) {
    throw new Error(
      [
        `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in ${file}`,
        ...problems.map(({line, message}) => `- ${file}:${line}: ${message}`),
      ].join('\n'),
    );
  }
  const frontMatter = {
    ...parsed.frontMatter,
    translated: readTranslatedLocales(file, parsed.frontMatter.lang),
    minutes: toReadingMinutes(params.fileContent),
  };
  // A reader's consent records the date that the page shows, so the date is in a table.
  return {
    ...parsed,
    frontMatter: isPrivacyPolicy(file)
      ? {...frontMatter, reviewed: privacyPolicy.reviewed}
      : frontMatter,
  };
};

/** Adds file, line and remedy to errors of the YAML parser. Other errors stay unchanged. */
function toYamlError(error: unknown, file: string): unknown {
  if (!(error instanceof Error && 'mark' in error && 'reason' in error)) return error;
  const {line} = error.mark as {readonly line: number};
  // The parser gets the text without its first line, but with that line's line break.
  return new Error(
    `${file}:${line + 1}: The front matter isn't valid YAML: ${String(error.reason)}. Put a value with a colon, a number sign or quotes in it into quotes.`,
    {cause: error},
  );
}

function isPrivacyPolicy(file: string): boolean {
  const place = findContentPlace(contentFolders, file);
  return place !== undefined && toSourceFile(place) === 'src/pages/privacy.mdx';
}

/** The rules for a file's front matter; `null` for files that aren't pages. */
function toFrontMatterKind(file: string): FrontMatterKind | null {
  const place = findContentPlace(contentFolders, file);
  if (!place || path.basename(file).startsWith('_')) return null;
  const source = toSourceFile(place);
  if (source.startsWith('blog/')) return 'post';
  return source.startsWith('docs/') || /^src\/localised\/[^/]+\/docs\//.test(source)
    ? 'guide'
    : 'page';
}

/**
 * The languages of a source file's text. The source is in English unless its front matter or its
 * folder names another language.
 */
function readTranslatedLocales(file: string, lang: unknown): string[] {
  if (typeof lang === 'string' && lang !== locales[0].id && file.startsWith('docs/')) return [lang];
  const place = findContentPlace(contentFolders, file);
  const instance = localisedInstances.find((row) => row.path === place?.folder.source);
  if (!place || instance) return [instance?.locale ?? locales[0].id];
  return locales
    .map(({id}) => id)
    .filter(
      (id, index) => index === 0 || existsSync(path.join(root, toTranslationFile(place, id))),
    );
}
