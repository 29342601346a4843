import type {Config} from '@docusaurus/types';
import {buildApiReferencePlugin} from './src/config/apiReference';
import {warnOfBrokenFile} from './src/config/brokenLinks';
import {buildCustomFields} from './src/config/customFields';
import {readEnv} from './src/config/env';
import {parseFrontMatter} from './src/config/frontMatter';
import {buildHeadTags} from './src/config/head';
import {buildI18n} from './src/config/i18n';
import {
  buildApiChanges,
  buildCacheInputs,
  buildDataFiles,
  buildLocalisedPlugins,
  buildThirdPartyLicences,
} from './src/config/plugins';
import {buildPresetOptions} from './src/config/preset';
import {buildSiteStorage} from './src/config/siteStorage';
import {pageTemplate} from './src/config/template';
import {buildThemeConfig} from './src/config/themeConfig';
import {site} from './src/data/site';

const env = readEnv();
const severity = env.strict ? 'throw' : 'warn';
const editUrl = `${site.codeHost.repository}/edit/${site.codeHost.branch}/`;

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  url: env.siteUrl,
  baseUrl: env.baseUrl,
  // Pages show their own message if their scripts fail (src/features/loading).
  baseUrlIssueBanner: false,
  ssrTemplate: pageTemplate,
  trailingSlash: false,
  onBrokenLinks: env.apiPages ? 'throw' : 'warn',
  onBrokenAnchors: severity,
  onDuplicateRoutes: severity,
  future: {v4: true, faster: true},
  storage: buildSiteStorage(),
  i18n: buildI18n(env.baseUrl, env.i18nPath),
  staticDirectories: ['static'],
  headTags: buildHeadTags(env),
  markdown: {
    parseFrontMatter,
    hooks: {
      onBrokenMarkdownLinks: env.strict ? 'throw' : warnOfBrokenFile,
      onBrokenMarkdownImages: 'throw',
    },
  },
  clientModules: [
    './src/features/site/addresses.ts',
    './src/features/loading/waking.ts',
    './src/features/loading/loadAhead.ts',
    './src/features/loading/markTarget.ts',
    './src/features/citations/dismissTerms.ts',
  ],
  presets: [['classic', buildPresetOptions(editUrl, env.locale)]],
  plugins: [
    './plugins/latest-news/index.ts',
    ...(env.apiPages ? [buildApiReferencePlugin(), buildApiChanges()] : []),
    './plugins/without-prism/index.ts',
    './plugins/exact-routes/index.ts',
    './plugins/compact-routes/index.ts',
    './plugins/kept-articles/index.ts',
    './plugins/doc-lists/index.ts',
    './plugins/lean-scripts/index.ts',
    './plugins/postcss-once/index.ts',
    './plugins/lean-styles/index.ts',
    './plugins/words/index.ts',
    buildCacheInputs(env.locale),
    buildDataFiles(),
    buildThirdPartyLicences(),
    ...buildLocalisedPlugins(env.locale, editUrl),
  ],
  themeConfig: buildThemeConfig(env.locale, env.baseUrl),
  customFields: {...buildCustomFields(env), year: new Date().getFullYear()},
};

export default config;
