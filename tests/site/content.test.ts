import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {findStyleProblems} from '../../scripts/lib/pages/rules';
import {decisionTrees} from '../../src/data/decisionTrees/all';
import {facts} from '../../src/data/facts';
import {terms} from '../../src/data/glossary/all';
import {laws} from '../../src/data/laws/all';
import {sequences} from '../../src/data/sequences/all';
import {stateMachines} from '../../src/data/stateMachines/all';
import {allTables} from '../../src/config/tables';
import {localeIds, page, pages} from './support/site';

const root = path.resolve(__dirname, '../..');
const sources = ['docs', 'blog', 'src/pages', 'src/localised', 'i18n']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true})
      .map(String)
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => path.join(folder, file)),
  )
  .map((file) => ({file, text: readFileSync(path.join(root, file), 'utf8')}));

it('headings and leads of guides and posts keep the names of products on one line', () => {
  const texts = pages
    .filter(({address}) => !/\/api(?:\/|$)/.test(address))
    .flatMap(({address, html}) =>
      [...html.matchAll(/<(h\d|p)( [^>]*)?>([^]*?)<\/(?:h\d|p)>/g)]
        .filter(([, tag, attributes = '']) => tag !== 'p' || attributes.includes('pageLead'))
        .map(([, , , text = '']) => `${address}: ${text.replace(/<[^>]+>/g, '')}`),
    );
  expect(texts.filter((text) => /SIGN\u00a0[A-Z]{2}/.test(text)).length).toBeGreaterThan(100);
  // A name alone has no line to break.
  const torn = /: .*\b(?:SIGN|SUBMIT|DSFINVK) [A-Z]{2}\b(?! *$)/;
  expect(texts.filter((text) => torn.test(text))).toEqual([]);
});

describe('sources of law', () => {
  it('are each cited by a page, a figure or a fact', () => {
    const cited = new Set([
      ...sources.flatMap(({text}) =>
        [...text.matchAll(/<Law\s+id="([^"]+)"/g)].map(([, id]) => id),
      ),
      ...Object.values(facts).map(({law}) => law as string),
      ...allTables.map(({law}) => law),
      ...decisionTrees.flatMap(({sources}) => sources?.map(({law}) => law)),
    ]);
    expect(laws.filter(({id}) => !cited.has(id)).map(({id}) => id)).toEqual([]);
  });

  it('are listed at the foot of every page that cites one', () => {
    const without = pages
      .filter(
        ({address, html}) =>
          /class="lawCitation/.test(html) &&
          !/id="sources"/.test(html) &&
          !/\/blog(\/(tags|authors)\/.*)?$/.test(address),
      )
      .map(({address}) => address);
    expect(without).toEqual([]);
  });
});

describe('the announcement', () => {
  const words: Readonly<Record<string, RegExp>> = {
    en: /fines of up to <b[^>]*>€150,000</,
    es: /multas de hasta <b[^>]*>150\.000\s€</,
    de: /Geldbußen von bis zu <b[^>]*>150\.000\s€</,
    it: /sanzioni fino a <b[^>]*>150\.000\s€</,
    fr: /amendes allant jusqu’à <b[^>]*>150\s000\s€</,
  };

  it.each(localeIds)('states the highest fine (%s)', (locale) => {
    const [, bar = ''] =
      /announcementBarContent[^>]*>(.*?)<\/div>/s.exec(
        page(locale === 'en' ? '/' : `/${locale}/`).html,
      ) ?? [];
    expect(bar.replaceAll('&nbsp;', ' ')).toMatch(words[locale]!);
  });
});

describe('terms', () => {
  it('are each explained on a page', () => {
    const used = new Set([
      ...sources.flatMap(({text}) =>
        [...text.matchAll(/<Term\s+id="([^"]+)"/g)].map(([, id]) => id),
      ),
      ...terms.flatMap(({seeAlso}) => seeAlso),
    ]);
    expect(terms.filter(({id}) => !used.has(id)).map(({id}) => id)).toEqual([]);
  });
});

describe('pictures and tables', () => {
  it.each([
    ['StateMachine', stateMachines],
    ['Sequence', sequences],
    ['DecisionTree', decisionTrees],
    ['DataTable', allTables],
  ] as const)('of <%s> are each shown on a page', (tag, rows: readonly {readonly id: string}[]) => {
    const shown = new Set(
      sources.flatMap(({text}) =>
        [...text.matchAll(new RegExp(`<${tag}\\s+id="([^"]+)"`, 'g'))].map(([, id]) => id),
      ),
    );
    expect(rows.filter(({id}) => !shown.has(id)).map(({id}) => id)).toEqual([]);
  });
});

describe('every page', () => {
  it('is finished, gives its headings ids that translations keep, and its admonitions titles', () => {
    expect(sources.flatMap(({file, text}) => findStyleProblems(file, text))).toEqual([]);
  });

  it('spells the provider in one way and names no other vendor', () => {
    expect(
      sources
        .filter(({text}) => /fiskaly|fiskaltrust|efsta|swissbit|a-trust/i.test(text))
        .map(({file}) => file),
    ).toEqual([]);
  });
});

it('no element has a style of its own that a reader’s style sheet can’t override', () => {
  const fixed = pages.filter(({html}) => /\sstyle=("[^"]*|[^\s">]*)!important/.test(html));
  expect(fixed.map(({address}) => address)).toEqual([]);
});

it('the contents that fold on small screens are below the title', () => {
  const folding = pages.filter(({html}) => html.includes('theme-doc-toc-mobile'));
  expect(folding.length).toBeGreaterThan(20);
  const above = folding.filter(
    ({html}) => html.indexOf('theme-doc-toc-mobile') < html.indexOf('</h1>'),
  );
  expect(above.map(({address}) => address)).toEqual([]);
});
