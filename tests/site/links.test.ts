import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parseRedirectRules} from '../../scripts/lib/cdn/rules';
import {toInlineScriptHashes} from '../../scripts/lib/delivery/inlineScripts';
import {assistants} from '../../src/data/assistants';
import {laws} from '../../src/data/laws/all';
import {isOfficial} from '../support/lawAddresses';
import {buildDir, page, pages, toFile} from './support/site';

const redirects = parseRedirectRules(readFileSync(path.join(buildDir, '_redirects'), 'utf8'));
const byAddress = new Map(pages.map((page) => [page.address, page]));

/**
 * Every valid link target of the site in all languages, including those that one language's build
 * doesn't know.
 */
function toProblem(from: string, link: string): string | undefined {
  const {pathname, hash} = new URL(link, `https://site.example${from}`);
  const target = byAddress.get(pathname);
  if (!target) {
    if (redirects.some((rule) => rule.from === pathname))
      return `${from} → ${link} (leads to a redirect)`;
    return toFile(pathname) === undefined ? `${from} → ${link} (nothing there)` : undefined;
  }
  const anchor = decodeURIComponent(hash.slice(1));
  return anchor === '' || target.ids.has(anchor) ? undefined : `${from} → ${link} (no such anchor)`;
}

describe('links', () => {
  it('lead to pages, files and anchors that exist, in every language', () => {
    const problems = pages.flatMap(({address, links}) =>
      [...new Set(links)]
        .filter((link) => /^[/#]/.test(link))
        .flatMap((link) => toProblem(address, link) ?? []),
    );
    expect(problems.slice(0, 40)).toEqual([]);
  });

  it('lead to no id that React makes up, since it differs after a navigation and in another build', () => {
    expect(
      pages
        .flatMap(({address, links}) =>
          links.filter((link) => /#_[rR]_/.test(link)).map((link) => `${address} → ${link}`),
        )
        .slice(0, 5),
    ).toEqual([]);
  });

  it('to other hosts lead to reserved ones, to sources of law, to the publications that quote them or to the assistants of the table', () => {
    const isAssistant = (link: string): boolean =>
      assistants.some(({address}) => link.startsWith(address.replace('{prompt}', '')));
    const publications = new Set(
      laws.flatMap(({quoted}) => (quoted?.url === undefined ? [] : [new URL(quoted.url).href])),
    );
    const strangers = pages.flatMap(({address, links}) =>
      links
        .filter(
          (link) =>
            /^https?:/.test(link) &&
            !isOfficial(link) &&
            !isAssistant(link) &&
            !publications.has(new URL(link).href),
        )
        .map((link) => `${address} → ${link}`),
    );
    expect([...new Set(strangers)].slice(0, 40)).toEqual([]);
  });

  it('of every redirect end at a page, in every language', () => {
    expect(redirects.filter(({to}) => toFile(to) === undefined)).toEqual([]);
    expect(redirects.map(({from}) => from)).toEqual(
      expect.arrayContaining(['/api/sign-it', '/de/api/sign-it-v2', '/fr/api/sign-fr']),
    );
  });

  it('from former addresses lead on at hosts without redirects too, and neither sitemaps nor llms.txt name these pages', () => {
    const lists = ['sitemap.xml', 'llms.txt', 'llms-full.txt']
      .map((file) => readFileSync(path.join(buildDir, file), 'utf8'))
      .join('\n');
    for (const {from, to} of redirects) {
      const file = path.join(buildDir, `${from}.html`);
      const html = readFileSync(file, 'utf8');
      expect(html, from).toContain(`data-to="${to}"`);
      expect(html, from).toContain(`<html lang="${page(to).lang}">`);
      expect(toInlineScriptHashes(html), from).toEqual([]);
      expect(existsSync(file.replace(/\.html$/, '.md')), from).toBe(false);
      expect(lists.includes(`${from}<`) || lists.includes(`${from})`), from).toBe(false);
    }
    expect(existsSync(path.join(buildDir, 'redirect.js'))).toBe(true);
  });
});
