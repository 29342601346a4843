import {describe, expect, it} from 'vitest';
import {toFooterColumns} from '../../../src/model/navigation/footer';
import {toNavbar} from '../../../src/model/navigation/navbar';
import {toSidebarEnd} from '../../../src/model/navigation/sidebar';
import {api, product} from '../../support/rows';

const products = [product({}), product({id: 'keys', label: 'KEYS', start: null})];
const apis = [
  api({}),
  api({version: 'v0', path: '/api/orders/v0', latest: false}),
  api({id: 'keys', label: 'Keys API', path: '/api/keys/v0'}),
];
const links = {support: 'https://help.example', terms: 'https://terms.example'};

describe('toNavbar', () => {
  it('fills the menus from the tables and keeps the order of the rows', () => {
    const items = toNavbar({
      navbar: [
        {id: 'guides', label: 'Guides', kind: 'guides', position: 'left'},
        {id: 'apis', label: 'APIs', kind: 'apis', position: 'left'},
        {id: 'help', label: 'Help', kind: 'external', link: 'support', position: 'left'},
        {id: 'locale', kind: 'locale', position: 'right'},
      ],
      products,
      apis,
      links,
    });
    expect(items).toEqual([
      {
        type: 'dropdown',
        label: 'Guides',
        items: [{label: 'ORDERS', to: '/orders/introduction'}],
        position: 'left',
        className: 'navbarItem--guides',
      },
      {
        type: 'dropdown',
        label: 'APIs',
        items: [
          {label: 'Orders', to: '/api/orders/v1'},
          {label: 'Keys API', to: '/api/keys/v0'},
        ],
        position: 'left',
        className: 'navbarItem--apis',
      },
      {
        href: 'https://help.example',
        label: 'Help',
        position: 'left',
        className: 'navbarItem--help',
      },
      {type: 'localeDropdown', position: 'right', className: 'navbarItem--locale'},
    ]);
  });

  it('puts an item without a position on the right', () => {
    const [item] = toNavbar({
      navbar: [{id: 'help', label: 'Help', kind: 'external', link: 'support'}],
      products,
      apis,
      links,
    });
    expect(item?.position).toBe('right');
  });
});

describe('toFooterColumns', () => {
  it('fills columns from the tables, tells inside from outside links and flags the cookie column', () => {
    const columns = toFooterColumns(
      {
        footer: [
          {title: 'Solutions', from: 'solutions', links: []},
          {title: 'APIs', from: 'apis', links: []},
          {
            title: 'Legal',
            links: [
              {label: 'Imprint', to: '/imprint'},
              {label: 'Terms', link: 'terms'},
            ],
            cookieSettings: true,
          },
        ],
        products,
        apis,
        links,
      },
      {locale: 'en', siteBaseUrl: '/'},
    );
    expect(columns).toEqual([
      {title: 'Solutions', items: [{label: 'ORDERS', to: '/orders/introduction'}]},
      {
        title: 'APIs',
        items: [
          {label: 'Orders API', to: '/api/orders/v1'},
          {label: 'Keys API', to: '/api/keys/v0'},
        ],
      },
      {
        title: 'Legal',
        className: 'footerColumn--cookies',
        items: [
          {label: 'Imprint', to: '/imprint'},
          {label: 'Terms', href: 'https://terms.example'},
        ],
      },
    ]);
  });
});

describe('a page of one language in the footer', () => {
  const links = (locale: string, siteBaseUrl = '/') =>
    toFooterColumns(
      {
        footer: [{title: 'Help', links: [{label: 'FAQ', to: '/en/faq', locale: 'en'}]}],
        products,
        apis,
        links: {},
      },
      {locale, siteBaseUrl},
    )[0]?.items;

  it('is a link like any other in its own language', () => {
    expect(links('en')).toEqual([{label: 'FAQ', to: '/en/faq'}]);
  });

  it('is loaded by its full address from the others', () => {
    const other = {label: 'FAQ', target: '_self', hrefLang: 'en', autoAddBaseUrl: false};
    expect(links('de')).toEqual([{...other, href: 'pathname:///en/faq'}]);
    expect(links('de', '/docs/')).toEqual([{...other, href: 'pathname:///docs/en/faq'}]);
  });
});

it.each([
  ['de', '/logos-de'],
  ['fr', '/logos-en'],
] as const)('the footer in %s leads to %s, the page for its readers', (locale, to) => {
  const logos = {label: 'Logos', to: '/logos-en', own: {de: '/logos-de'}} as const;
  const columns = toFooterColumns(
    {footer: [{title: 'Help', links: [logos]}], products, apis, links: {}},
    {locale, siteBaseUrl: '/'},
  );
  expect(columns[0]?.items).toEqual([{label: 'Logos', to}]);
});

describe('toSidebarEnd', () => {
  it('leads on to the quick start and the newest API version', () => {
    expect(toSidebarEnd('orders', {products, apis, quickStart: [{product: 'orders'}]})).toEqual([
      {type: 'link', label: 'Quick start', href: '/quick-start#orders', key: 'orders-quick-start'},
      {type: 'link', label: 'API reference', href: '/api/orders/v1', key: 'orders-api'},
    ]);
  });

  it('omits the quick start for a product without one', () => {
    expect(
      toSidebarEnd('orders', {products, apis, quickStart: [{product: 'keys'}]}).map(
        ({label}) => label,
      ),
    ).toEqual(['API reference']);
  });
});
