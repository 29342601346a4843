import {describe, expect, it} from 'vitest';
import {toApiCatalog, toRobotsFile, toSecurityFile} from '../../../scripts/lib/delivery/wellKnown';
import {api} from '../../support/rows';

const root = 'https://developer.example/';

it('lists every API in the catalogue with its files, its reference and its version', () => {
  const version = ['v1'];
  const address = `${root}api/orders/v1`;
  expect(toApiCatalog([api({})], root)).toEqual({
    linkset: [
      {
        anchor: `${root}.well-known/api-catalog`,
        item: [{href: address, title: 'Orders v1', version}],
      },
      {
        anchor: address,
        'service-desc': [
          {href: `${root}openapi/orders/v1.bundled.yaml`, type: 'application/yaml', version},
          {href: `${root}openapi/orders/v1.bundled.json`, type: 'application/json', version},
        ],
        'service-doc': [
          {href: address, type: 'text/html', title: 'Orders v1', version},
          {href: `${address}.md`, type: 'text/markdown', version},
        ],
      },
    ],
  });
});

describe('toSecurityFile', () => {
  const text = toSecurityFile(
    {email: 'security@example.org', languages: ['en', 'de']},
    root,
    new Date('2026-11-20T12:00:00Z'),
  );

  it('names contact, languages and its own address', () => {
    expect(text).toContain('Contact: mailto:security@example.org\n');
    expect(text).toContain('Preferred-Languages: en, de\n');
    expect(text).toContain(`Canonical: ${root}.well-known/security.txt\n`);
  });

  it('expires within a year of the build', () => {
    expect(text).toContain('Expires: 2027-10-16T00:00:00Z\n');
  });
});

it('robots.txt allows everything and names every sitemap', () => {
  expect(toRobotsFile([`${root}sitemap.xml`, `${root}de/sitemap.xml`])).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${root}sitemap.xml\nSitemap: ${root}de/sitemap.xml\n`,
  );
});
