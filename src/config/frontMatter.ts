import {existsSync} from 'node:fs';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {locales} from '../data/locales';
import {privacyPolicy} from '../data/privacyPolicy';
import {products} from '../data/products';
import {validateFrontMatter, type FrontMatterKind} from '../model/content/frontMatter';

const root = path.resolve(__dirname, '../..');

/**
 * Front matter with the portal's rules held and `translated` added: the languages the page's text exists in, for `hreflang`, canonical and the notice.
 * Throws with file, line and remedy.
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const parsed = await params.defaultParseFrontMatter(params);
  const file = path.relative(root, params.filePath).split(path.sep).join('/');
  const kind = toFrontMatterKind(file);
  if (kind === null) return parsed;
  const problems = validateFrontMatter(kind, parsed.frontMatter, {products: products.map(({id}) => id), text: params.fileContent});
  if (problems.length > 0) {
    throw new Error(
      [
        `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in ${file}`,
        ...problems.map(({line, message}) => `- ${file}:${line}: ${message}`),
      ].join('\n'),
    );
  }
  const frontMatter = {...parsed.frontMatter, translated: readTranslatedLocales(file, parsed.frontMatter.lang)};
  // What a reader consents to carries the day the page shows, so the day stands in a table.
  return {...parsed, frontMatter: isPrivacyPolicy(file) ? {...frontMatter, reviewed: privacyPolicy.reviewed} : frontMatter};
};

function isPrivacyPolicy(file: string): boolean {
  return /^(src\/pages|i18n\/[^/]+\/docusaurus-plugin-content-pages)\/privacy\.mdx$/.test(file);
}

/** Which rules a file's front matter follows; `null` for files that are not pages. */
function toFrontMatterKind(file: string): FrontMatterKind | null {
  const source = file.replace(/^i18n\/[^/]+\/docusaurus-plugin-content-(docs|pages|blog)[^/]*\/(current\/)?/, (_all, plugin: string) =>
    plugin === 'pages' ? 'src/pages/' : plugin === 'blog' ? 'blog/' : 'docs/',
  );
  if (path.basename(source).startsWith('_')) return null;
  if (source.startsWith('docs/') || /^src\/localised\/[^/]+\/docs\//.test(source)) return 'guide';
  if (source.startsWith('src/pages/') || /^src\/localised\/[^/]+\/(pages|faq)\//.test(source)) return 'page';
  return source.startsWith('blog/') ? 'post' : null;
}

/** The languages in which the text of a source file exists; the source itself is English unless it says otherwise or stands in a folder of another language. */
function readTranslatedLocales(file: string, lang: unknown): string[] {
  if (typeof lang === 'string' && lang !== locales[0].id && file.startsWith('docs/')) return [lang];
  const folders = [
    {prefix: /^(docs\/|i18n\/[^/]+\/docusaurus-plugin-content-docs\/current\/)/, folder: 'docusaurus-plugin-content-docs/current'},
    {prefix: /^(src\/pages\/|i18n\/[^/]+\/docusaurus-plugin-content-pages\/)/, folder: 'docusaurus-plugin-content-pages'},
    {prefix: /^(blog\/|i18n\/[^/]+\/docusaurus-plugin-content-blog\/)/, folder: 'docusaurus-plugin-content-blog'},
  ];
  for (const {prefix, folder} of folders) {
    if (!prefix.test(file)) continue;
    const rest = file.replace(prefix, '');
    return locales.map(({id}) => id).filter((id, index) => index === 0 || existsSync(path.join(root, 'i18n', id, folder, rest)));
  }
  return [/^src\/localised\/([^/]+)\//.exec(file)?.[1] ?? locales[0].id];
}
