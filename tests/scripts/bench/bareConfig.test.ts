import {describe, expect, it} from 'vitest';
import {toBareConfig, toStockOptions} from '../../../scripts/bench/lib/bareConfig';

describe('toStockOptions', () => {
  it('drops plugins of the compiler, stylesheets, components and functions at any depth', () => {
    const own = {
      docs: {
        path: 'docs',
        remarkPlugins: [() => null],
        beforeDefaultRehypePlugins: [],
        docItemComponent: '@theme/ApiItem',
        editUrl: () => 'x',
      },
      theme: {customCss: ['./own.css']},
    };
    expect(toStockOptions(own)).toEqual({docs: {path: 'docs'}, theme: {}});
  });

  it('drops navbar items of the portal’s own kind', () => {
    const navbar = {
      items: [
        {type: 'dropdown', items: [{type: 'custom-version'}, {to: '/blog'}]},
        {type: 'custom-consent'},
        {type: 'search'},
      ],
    };
    expect(toStockOptions(navbar)).toEqual({
      items: [{type: 'dropdown', items: [{to: '/blog'}]}, {type: 'search'}],
    });
  });
});

describe('toBareConfig', () => {
  const text = toBareConfig({
    title: 'developer',
    tagline: 'Receipts',
    url: 'https://developer.example',
    i18n: {defaultLocale: 'en', locales: ['en', 'de'], path: 'i18n', localeConfigs: {}},
    preset: {docs: {path: 'docs', remarkPlugins: []}},
    themeConfig: {navbar: {items: []}},
    staticFolder: '/portal/static',
    localised: [
      {locale: 'en', plugins: []},
      {
        locale: 'de',
        plugins: [
          ['@docusaurus/plugin-content-pages', {id: 'de-pages', path: 'src/de', remarkPlugins: []}],
        ],
      },
    ],
  });
  const read = (locale: string | undefined): Record<string, unknown> => {
    const module: {exports: () => Record<string, unknown>} = {exports: () => ({})};
    new Function('module', 'process', text)(module, {env: {DOCUSAURUS_CURRENT_LOCALE: locale}});
    return module.exports();
  };

  it('is a stock site with the portal’s languages and flags', () => {
    expect(read('en')).toMatchObject({
      title: 'developer',
      trailingSlash: false,
      future: {v4: true, faster: true},
      i18n: {locales: ['en', 'de']},
      staticDirectories: ['/portal/static'],
      presets: [['classic', {docs: {path: 'docs'}}]],
    });
  });

  it('has the pages of one language in that language’s build alone', () => {
    expect(read('de').plugins).toEqual([
      ['@docusaurus/plugin-content-pages', {id: 'de-pages', path: 'src/de'}],
    ]);
    expect(read(undefined).plugins).toEqual([]);
    expect(read('fr').plugins).toEqual([]);
  });
});
