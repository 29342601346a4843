import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {compareWithOriginal} from '../../plugins/translations/compare';
import {countries} from '../data/countries';
import {localisedInstances} from '../data/localised';
import {locales} from '../data/locales';
import {privacyPolicy} from '../data/privacyPolicy';
import {products} from '../data/products';
import {validateFrontMatter, type FrontMatterKind} from '../model/content/frontMatter';
import {findContentPlace, toSourceFile, toTranslationFile} from '../model/content/folders';
import {toReadingMinutes} from '../model/content/readingTime';
import {keepTogether} from '../model/content/keepTogether';
import {toTypography} from '../model/content/typography';
import {TRANSLATED_KEYS} from '../model/translation/block';
import {toShare} from '../model/translation/freshness';
import {contentFolders, toTranslationFiles} from './contentFolders';

const root = path.resolve(__dirname, '../..');

/**
 * Checks front matter against the portal's rules and adds `translated`: the languages of the page's
 * text, for `hreflang`, canonical and the notice, and the `minutes` to read it. A translation has
 * only its texts, gets the rest from its original, and `fresh`: the share of its blocks that is up to
 * date. Throws with file, line and remedy.
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const file = path.relative(root, params.filePath).split(path.sep).join('/');
  const parsed = await params.defaultParseFrontMatter(params).catch((error: unknown) => {
    throw toYamlError(error, file);
  });
  const kind = toFrontMatterKind(file);
  if (kind === null) return parsed;
  const original = await readOriginal(params, file);
  const given = {...original?.frontMatter, ...parsed.frontMatter};
  const problems = [
    ...findRepeatedKeys(original, parsed.frontMatter, params.fileContent),
    ...validateFrontMatter(kind, given, {
      products: new Map(products.map(({id, country}) => [id, country])),
      countries,
      languages: locales.map(({id}) => id),
      text: `${params.fileContent}\n${original?.text ?? ''}`,
    }),
  ];
  if (problems.length > 0) {
    throw new Error(
      [
        `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in ${file}`,
        ...problems.map(({line, message}) => `- ${file}:${line}: ${message}`),
      ].join('\n'),
    );
  }
  const frontMatter = {
    ...toTypographicTexts(given),
    translated: readTranslatedLocales(file, given.lang),
    minutes: toReadingMinutes(params.fileContent),
    ...(original && (await readFreshness(file, original.frontMatter.description))),
  };
  // A reader's consent records the date that the page shows, so the date is in a table.
  return {
    ...parsed,
    frontMatter: isPrivacyPolicy(file)
      ? {...frontMatter, reviewed: privacyPolicy.reviewed}
      : frontMatter,
  };
};

/** Front matter whose texts have the signs of print, and names that a line doesn't break. */
function toTypographicTexts(
  given: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const texts: readonly string[] = TRANSLATED_KEYS;
  return Object.fromEntries(
    Object.entries(given).map(([key, value]) => [
      key,
      typeof value === 'string' && texts.includes(key) ? keepTogether(toTypography(value)) : value,
    ]),
  );
}

/** The front matter of a translation's original, and the original's text. */
interface Original {
  readonly text: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

async function readOriginal(
  {defaultParseFrontMatter}: Parameters<ParseFrontMatter>[0],
  file: string,
): Promise<Original | undefined> {
  const source = toTranslationFiles(file)?.original;
  if (source === undefined || !existsSync(path.join(root, source))) return undefined;
  const filePath = path.join(root, source);
  const text = readFileSync(filePath, 'utf8');
  const {frontMatter} = await defaultParseFrontMatter({filePath, fileContent: text});
  return {text, frontMatter};
}

/** A translation that repeats, say, the day of a check would go on claiming an old one. */
function findRepeatedKeys(
  original: Original | undefined,
  own: Readonly<Record<string, unknown>>,
  text: string,
): readonly {readonly line: number; readonly message: string}[] {
  const texts: readonly string[] = TRANSLATED_KEYS;
  if (!original) return [];
  return [
    ...Object.keys(own)
      .filter((key) => !texts.includes(key) && key in original.frontMatter)
      .map((key) => ({
        line: Math.max(1, text.split('\n').findIndex((row) => row.startsWith(`${key}:`)) + 1),
        message: `"${key}" comes from the original. Remove it.`,
      })),
    ...texts
      .filter((key) => key in original.frontMatter && !(key in own))
      .map((key) => ({line: 1, message: `"${key}" is missing. Translate it from the original.`})),
  ];
}

/**
 * The share of a translation that is up to date, and the original's description if the translated
 * one says something else.
 */
async function readFreshness(
  file: string,
  description: unknown,
): Promise<Readonly<Record<string, unknown>>> {
  const files = toTranslationFiles(file);
  const comparison = files && (await compareWithOriginal(files));
  if (!comparison) return {};
  const {states, original} = comparison;
  const state = states[original.blocks.findIndex(({kind}) => kind === 'front/description')]?.state;
  return {
    fresh: toShare(states),
    ...(state === 'changed' || state === 'missing'
      ? {...toTypographicTexts({description}), leadLanguage: 'en'}
      : {}),
  };
}

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
  const place = findContentPlace(contentFolders, file);
  const instance = localisedInstances.find((row) => row.path === place?.folder.source);
  if (!place || instance) return [instance?.locale ?? locales[0].id];
  const written = typeof lang === 'string' ? lang : locales[0].id;
  const others = locales
    .map(({id}) => id)
    .filter((id) => id !== written && existsSync(path.join(root, toTranslationFile(place, id))));
  return [written, ...others];
}
