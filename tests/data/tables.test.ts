import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {announcement} from '../../src/data/announcement';
import {apis, catalogue} from '../../src/data/apis';
import {countries} from '../../src/data/countries';
import {facts} from '../../src/data/facts';
import {footer} from '../../src/data/footer';
import {terms} from '../../src/data/glossary/all';
import {laws} from '../../src/data/laws/all';
import {legalDates} from '../../src/data/legalDates';
import {locales} from '../../src/data/locales';
import {navbar} from '../../src/data/navbar';
import {products} from '../../src/data/products';
import {regimes} from '../../src/data/regimes';
import {site} from '../../src/data/site';
import {toApiRedirects, validateApis} from '../../src/model/catalogue/apis';
import {toFooterColumns} from '../../src/model/navigation/footer';
import {isList, isOfficial, isRoot} from '../support/lawAddresses';

const root = path.resolve(__dirname, '../..');

describe('the API catalogue', () => {
  it('is valid and has a specification for every row', () => {
    expect(
      validateApis(apis, (spec) => existsSync(path.join(root, 'static/openapi', `${spec}.yaml`))),
    ).toEqual([]);
  });

  it('keeps every published address', () => {
    const published = [
      '/api/kassensichv/v2',
      '/api/kassensichv/v1',
      '/api/kassensichv/v0',
      '/api/sign-de/submission/v1',
      '/api/dsfinvk/v1',
      '/api/dsfinvk/v0',
      '/api/rksv/v1',
      '/api/sign-es/v1',
      '/api/sign-es/local/v0',
      '/api/sign-it/2025-08-12',
      '/api/sign-it/2024-10-31',
      '/api/sign-it/local',
      '/api/sign-fr/2025-08-12',
      '/api/ereceipt/v1',
      '/api/ereceipt/v0',
      '/api/safe/v0',
      '/api/management/v0',
    ];
    expect(
      published.filter(
        (address) =>
          !apis.some(
            ({path: own, formerPaths}) =>
              own === address || formerPaths.some((former) => former === address),
          ),
      ),
    ).toEqual([]);
  });

  it('redirects former addresses to the newest version', () => {
    const newest = (id: string): string | undefined =>
      apis.find((row) => row.id === id && row.latest)?.path;
    expect(toApiRedirects(apis)).toEqual([
      {from: '/api/sign-it', to: newest('sign-it')},
      {from: '/api/sign-it-v2', to: newest('sign-it')},
      {from: '/api/sign-fr', to: newest('sign-fr')},
      {from: '/api/sign-fr-v2', to: newest('sign-fr')},
    ]);
  });

  it('has a version bar above SIGN IT and SIGN FR only', () => {
    expect(apis.filter(({current}) => current).map(({id}) => id)).toEqual(['sign-it', 'sign-fr']);
  });
});

describe('the product table', () => {
  it('links to existing start pages, each used once', () => {
    const starts = products.flatMap(({start}) => start ?? []);
    expect(
      starts.filter(
        (start) =>
          !['.md', '.mdx'].some((ending) =>
            existsSync(path.join(root, 'docs', `${start}${ending}`)),
          ),
      ),
    ).toEqual([]);
    expect(new Set(starts).size).toBe(starts.length);
  });

  it.each(products)('$label has an API in the menu', ({api}) => {
    expect(apis.filter(({id, latest}) => id === api && latest)).toHaveLength(1);
  });

  it.each(countries)('has a product for %s, and the landing page a card', (country) => {
    expect(products.filter((product) => product.country === country)).not.toEqual([]);
    expect(regimes.filter(({id}) => id === country)).toHaveLength(1);
  });

  it.each(catalogue)('has a product for the API $label', ({id}) => {
    expect(products.filter(({api}) => api === id)).toHaveLength(1);
  });

  it('names the receipt section after the provider', () => {
    expect(products.find(({id}) => id === 'receipt')?.section).toBe(`${site.slug}receipt`);
  });
});

describe('navbar and footer', () => {
  it('have unique labels, since translations are keyed by them', () => {
    const labels = toFooterColumns(
      {footer, products, apis, links: site.links},
      {locale: 'en', siteBaseUrl: '/'},
    ).flatMap(({items}) => items.map(({label}) => label));
    expect(new Set(labels).size).toBe(labels.length);
    const navbarLabels = navbar.flatMap((row) => ('label' in row ? [row.label] : []));
    expect(new Set(navbarLabels).size).toBe(navbarLabels.length);
  });

  it('link only to the provider’s own reserved hosts outside the site', () => {
    const addresses = [...Object.values(site.links), ...site.social.map(({link}) => link)];
    expect(addresses.length).toBeGreaterThan(6);
    expect(addresses.filter((to) => !new URL(to).hostname.endsWith('.example'))).toEqual([]);
  });

  it('have the same links to the provider, because the navbar hides some at some widths', () => {
    const offered = [
      ...toFooterColumns(
        {footer, products, apis, links: site.links},
        {locale: 'en', siteBaseUrl: '/'},
      ).flatMap(({items}) => items.map(({href}) => href)),
      ...site.social.map(({link}) => link),
    ];
    const wanted = navbar.flatMap((row) => (row.kind === 'external' ? site.links[row.link] : []));
    expect(wanted.length).toBeGreaterThan(3);
    expect(wanted.filter((to) => !offered.includes(to))).toEqual([]);
  });

  it('have five footer columns and the cookie settings in the last', () => {
    expect(footer.map(({title}) => title)).toEqual([
      'Solutions',
      'APIs',
      'Developers',
      'Company',
      'Legal',
    ]);
    expect(footer.at(-1)).toMatchObject({cookieSettings: true});
  });
});

describe('the social networks', () => {
  it('have one icon each in static/img/social.svg, without unused ones', () => {
    const marks = [
      ...readFileSync(path.join(root, 'static/img/social.svg'), 'utf8').matchAll(
        /<symbol id="(\w+)"/g,
      ),
    ].map(([, id]) => id);
    expect(marks).not.toEqual([]);
    expect(site.social.map(({icon}) => icon).sort()).toEqual(marks.sort());
  });
});

describe('the announcement', () => {
  it('cannot be closed and links to an article on this site', () => {
    expect(announcement).toMatchObject({closeable: false, to: '/blog/verifactu-enforcement'});
  });
});

describe('languages', () => {
  it('begin with English, which has no address prefix and whose texts are in the code', () => {
    expect(locales[0].id).toBe('en');
    expect(
      locales.slice(1).filter(({id}) => !existsSync(path.join(root, 'i18n', id, 'code.json'))),
    ).toEqual([]);
    expect(existsSync(path.join(root, 'i18n', 'en'))).toBe(false);
  });
});

describe('laws and terms', () => {
  it('have unique kebab-case ids', () => {
    for (const rows of [laws, terms]) {
      const ids = rows.map(({id}) => id);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
    }
  });

  it.each(laws)(
    '$id has an official address and the date on which it was read',
    ({url, read, version}) => {
      expect(new URL(url).protocol).toBe('https:');
      expect(isOfficial(url), url).toBe(true);
      expect(read).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(version).not.toBe('');
    },
  );

  it('lead to documents, not to home pages or the roots of codes', () => {
    const samples = [
      'https://www.boe.es/',
      'https://www.boe.es/buscar/act.php',
      'https://www.batuz.eus/es',
      'https://www.agenziaentrate.gov.it/portale/web/guest/home',
      'https://www.gesetze-im-internet.de/ao_1977/index.html',
      'https://www.ris.bka.gv.at/GeltendeFassung.wxe?Abfrage=Bundesnormen&Gesetzesnummer=20009390',
      'https://www.ris.bka.gv.at/NormDokument.wxe?Abfrage=Bundesnormen&Gesetzesnummer=20009390',
      'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069577',
      'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:2016-12-11;232',
    ];
    expect(samples.filter((url) => !isRoot(url))).toEqual([]);
    expect(laws.filter(({url}) => isRoot(url)).map(({id, url}) => `${id}: ${url}`)).toEqual([]);
  });

  it('lead to a publisher’s list of acts only where another publication quotes the act', () => {
    expect(
      laws.filter(({url, quoted}) => isList(url) && !quoted).map(({id, url}) => `${id}: ${url}`),
    ).toEqual([]);
  });

  it('name the publication that quotes a source, another document than the source', () => {
    for (const {id, url, quoted} of laws.filter((law) => law.quoted)) {
      expect(quoted?.by.trim(), id).not.toBe('');
      if (quoted?.url === undefined) continue;
      expect(new URL(quoted.url).protocol, id).toBe('https:');
      expect(new URL(quoted.url).pathname + new URL(quoted.url).search, id).not.toBe('/');
      expect(isList(url) || quoted.url !== url, id).toBe(true);
    }
  });

  it('name it in German where the law is German, as pages mark the citation', () => {
    const german = laws.filter(({jurisdiction}) => jurisdiction === 'de' || jurisdiction === 'at');
    expect(
      german.flatMap(({quoted}) => quoted?.by ?? []).filter((by) => /\b(of|the|copy)\b/.test(by)),
    ).toEqual([]);
  });

  it.each(terms)('$id is explained in five languages, each in its own words', ({definition}) => {
    const texts = Object.values(definition);
    expect(texts.filter((text) => text.trim().length < 20)).toEqual([]);
    expect(new Set(texts).size).toBe(5);
  });

  it('terms refer to existing laws and terms', () => {
    const lawIds = laws.map(({id}) => id);
    const termIds = terms.map(({id}) => id);
    expect(
      terms.flatMap(({source}) =>
        source !== undefined && !lawIds.includes(source) ? [source] : [],
      ),
    ).toEqual([]);
    expect(terms.flatMap(({seeAlso}) => seeAlso.filter((id) => !termIds.includes(id)))).toEqual([]);
  });

  it('facts refer to existing laws', () => {
    const lawIds = laws.map(({id}) => id);
    expect(Object.values(facts).filter(({law}) => !lawIds.includes(law))).toEqual([]);
  });

  it('coming legal dates are sorted by date', () => {
    const days = legalDates.map(({fact}) => facts[fact].day);
    expect(days).toEqual([...days].sort());
  });
});
