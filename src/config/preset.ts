import type {Options} from '@docusaurus/preset-classic';
import {locales} from '../data/locales';
import {site} from '../data/site';

/** The classic preset's options: guides at the root, blog, pages, sitemap. */
export function buildPresetOptions(editUrl: string): Options {
  return {
    docs: {
      path: 'docs',
      exclude: ['localised/**', '**/_*'],
      routeBasePath: '/',
      sidebarPath: './sidebars.ts',
      editUrl,
      showLastUpdateTime: true,
      breadcrumbs: true,
    },
    blog: {
      path: 'blog',
      routeBasePath: 'blog',
      blogTitle: 'News for developers',
      blogDescription: `Changes of law, changelogs and maintenance windows for integrators of ${site.name}.`,
      blogSidebarTitle: 'All posts',
      blogSidebarCount: 'ALL',
      postsPerPage: 'ALL',
      showReadingTime: true,
      showLastUpdateTime: true,
      authorsMapPath: 'authors.yml',
      tags: 'tags.yml',
      onUntruncatedBlogPosts: 'throw',
      onInlineTags: 'throw',
      onInlineAuthors: 'throw',
      feedOptions: {type: 'all', title: `${site.name} ${site.title}`, copyright: `© ${site.legalEntity.name}`},
      editUrl,
    },
    pages: {path: 'src/pages', showLastUpdateTime: false},
    sitemap: {lastmod: 'date', changefreq: null, priority: null, ignorePatterns: locales.flatMap(({id}) => ['/search', '/design'].map((page) => (id === 'en' ? page : `/${id}${page}`)))},
    theme: {customCss: ['./src/css/custom.css']},
  };
}
