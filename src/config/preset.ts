import path from 'node:path';
import type {Options} from '@docusaurus/preset-classic';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import citations from '../../plugins/citations';
import errorCodes from '../../plugins/error-codes';
import fileLinks from '../../plugins/file-links';
import figures from '../../plugins/figures';
import httpExamples from '../../plugins/http-examples';
import lineBreaks from '../../plugins/line-breaks';
import nextSteps from '../../plugins/next-steps';
import pageRules from '../../plugins/page-rules';
import translations from '../../plugins/translations';
import typography from '../../plugins/typography';
import {apis} from '../data/apis';
import {codeLanguages} from '../data/codeLanguages';
import {decisionTrees} from '../data/decisionTrees/all';
import {terms} from '../data/glossary/all';
import {laws} from '../data/laws/all';
import {locales} from '../data/locales';
import {products} from '../data/products';
import {quickStart} from '../data/quickStart';
import {archives} from '../data/receipts/archives';
import {printedReceipts} from '../data/receipts/printed/all';
import {retention} from '../data/retention';
import {sequences} from '../data/sequences/all';
import {site} from '../data/site';
import {stateMachines} from '../data/stateMachines/all';
import {errorTranslations} from '../data/translations/errors';
import {toQuickStartParts} from '../model/choices/country';
import {contentFolders, toTextLanguage, toTranslationFiles} from './contentFolders';
import {readFeedDescription, toFeedItems} from './feeds';
import {hasHistory} from './history';
import {pageRulesOptions} from './pageRules';
import {findRowProblems} from './rows';
import {specFolders, toSpecFile} from './specs';
import {allRowWords, allTables} from './tables';

type RemarkPlugin = () => Transformer<Root>;

const root = path.resolve(__dirname, '../..');

/** Where the guides of an API are. */
const guideFolders = {
  root,
  folders: contentFolders,
  toGuideFolder: (id: string): string | undefined => {
    const section = products.find(({api}) => api === id)?.section;
    return section ? `docs/${section}` : undefined;
  },
  toLanguage: toTextLanguage,
};

export interface MdxPlugins {
  /** Plugins that need the page before other plugins change it. */
  readonly beforeDefaultRemarkPlugins: RemarkPlugin[];
  readonly remarkPlugins: RemarkPlugin[];
}

/**
 * The remark plugins of every page, for the language being built. They are functions that close
 * over their tables, because Docusaurus ships the configuration to browsers, where options would
 * add megabytes.
 */
export function buildMdxPlugins(locale: string | undefined): MdxPlugins {
  const language = locales.find(({id}) => id === locale)?.id ?? locales[0].id;
  return {
    beforeDefaultRemarkPlugins: [
      () => pageRules(pageRulesOptions),
      // Before links are resolved, because it takes blocks from the original.
      () => translations({root, toFiles: toTranslationFiles}),
      () => nextSteps({root, folders: contentFolders, toLanguage: toTextLanguage}),
      () => fileLinks({root, folders: contentFolders, locale: language}),
      // Before the contents list takes the headings.
      typography,
    ],
    remarkPlugins: [
      // Runs before the citations, because figures cite their sources.
      () =>
        figures({
          stateMachines,
          sequences,
          decisionTrees,
          tables: allTables,
          receipts: printedReceipts,
          archives,
          retention,
          translations: allRowWords,
          toLanguage: toTextLanguage,
        }),
      () =>
        citations({
          laws,
          terms,
          language,
          parts: toQuickStartParts(quickStart, products),
        }),
      () => errorCodes({apis, toSpecFile, guides: guideFolders, translations: errorTranslations}),
      () =>
        httpExamples({
          apis,
          languages: codeLanguages,
          toSpecFile,
          partsFolder: specFolders.repository,
          cacheFolder: path.join(root, '.cache', 'http-examples'),
        }),
      lineBreaks,
    ],
  };
}

const blogDescription = `Changes of law, changelogs and maintenance windows for integrators of ${site.name}.`;

/** The classic preset's options: guides at the root, blog, pages, sitemap. */
export function buildPresetOptions(editUrl: string, locale: string | undefined): Options {
  const problems = findRowProblems();
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const mdxPlugins = buildMdxPlugins(locale);
  return {
    docs: {
      path: 'docs',
      ...mdxPlugins,
      exclude: ['**/_*'],
      routeBasePath: '/',
      sidebarPath: './sidebars.ts',
      editUrl,
      editLocalizedFiles: true,
      showLastUpdateTime: hasHistory,
      breadcrumbs: true,
    },
    blog: {
      path: 'blog',
      ...mdxPlugins,
      routeBasePath: 'blog',
      blogTitle: 'News for developers',
      blogDescription,
      blogSidebarTitle: 'All posts',
      blogSidebarCount: 'ALL',
      postsPerPage: 'ALL',
      showReadingTime: true,
      showLastUpdateTime: hasHistory,
      authorsMapPath: 'authors.yml',
      tags: 'tags.yml',
      onUntruncatedBlogPosts: 'throw',
      onInlineTags: 'throw',
      onInlineAuthors: 'throw',
      feedOptions: {
        type: 'all',
        title: `${site.name} ${site.title}`,
        description: readFeedDescription(locale, blogDescription),
        copyright: `© ${site.legalEntity.name}`,
        createFeedItems: async ({defaultCreateFeedItems, ...params}) =>
          toFeedItems(await defaultCreateFeedItems(params), params.blogPosts, locale),
      },
      editUrl,
      // The edit link of a translation leads to the translation, not to the original.
      editLocalizedFiles: true,
    },
    pages: {
      path: 'src/pages',
      ...mdxPlugins,
      editUrl,
      editLocalizedFiles: true,
      showLastUpdateTime: hasHistory,
    },
    sitemap: {
      lastmod: hasHistory ? 'date' : null,
      changefreq: null,
      priority: null,
      ignorePatterns: locales.flatMap(({id}) =>
        ['/search', '/design'].map((page) => (id === locales[0].id ? page : `/${id}${page}`)),
      ),
    },
    theme: {customCss: ['./src/css/custom.css', './src/css/print.css']},
  };
}
