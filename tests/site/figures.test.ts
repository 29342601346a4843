import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {toTablesIn} from '../../plugins/data-files';
import {decisionTrees} from '../../src/data/decisionTrees/all';
import type {Question} from '../../src/data/decisionTrees/row';
import {stateMachines} from '../../src/data/stateMachines/all';
import {laws} from '../../src/data/laws/all';
import type {LocaleId} from '../../src/data/locales';
import {rowTranslations} from '../../src/data/translations/all';
import {allRowWords, allTables} from '../../src/config/tables';
import {toDataUrl} from '../../src/model/figures/dataUrl';
import {toCsvFile, toJsonFile} from '../../src/model/figures/downloads';
import {translateRow} from '../../src/model/translation/rows';
import {buildDir, localeIds, pages} from './support/site';

/** The pages that are also there as Markdown: all but lists and the interface kit. */
const texts = pages.filter(({address}) => existsSync(path.join(buildDir, `${address}.md`)));
/** The languages of this build. */
const built = localeIds.filter((id) => pages.some(({locale}) => locale === id));

describe('the files of tables', () => {
  const toPath = (locale: string, id: string, format: 'json' | 'csv'): string =>
    path.join(buildDir, toDataUrl(id, format, locale === localeIds[0] ? '/' : `/${locale}/`));

  it.each(built)('contain the same rows as the tables of %s', (locale) => {
    const own =
      locale === localeIds[0]
        ? allTables
        : toTablesIn(locale, allTables, allRowWords[locale] ?? {});
    const different = own.flatMap((table) => {
      const law = laws.find(({id}) => id === table.law);
      const expected = {json: toJsonFile(table, law), csv: toCsvFile(table)};
      return (['json', 'csv'] as const)
        .map((format) => ({file: toPath(locale, table.id, format), text: expected[format]}))
        .filter(({file, text}) => !existsSync(file) || readFileSync(file, 'utf8') !== text)
        .map(({file}) => file);
    });
    expect(different).toEqual([]);
  });

  it('are German in German', () => {
    const file = toPath('de', 'conventions-limits', 'json');
    expect(readFileSync(file, 'utf8')).toContain('1.200 Anfragen je Minute und API-Schlüssel');
  });

  it('are in the language of the table that offers them', () => {
    const offers = pages.flatMap(({address, locale, html}) =>
      [...html.matchAll(/<figure ([^>]*)>(.*?)<\/figure>/gs)].flatMap(
        ([, head = '', inner = '']) => {
          const [, language] = /\blang="?(\w+)/.exec(head) ?? [];
          const [, id] = /\bdata-figure="?([\w-]+)/.exec(head) ?? [];
          const prefix = language === locale && locale !== localeIds[0] ? `/${locale}` : '';
          const expected = `${prefix}/data/${id}`;
          return [...inner.matchAll(/\bhref="?([^" >]*\/data\/[^" >]*)\.\w+/g)].map(
            ([, href = '']) => ({address, expected, href}),
          );
        },
      ),
    );
    expect(offers.length).toBeGreaterThan(100);
    expect(offers.filter(({expected, href}) => href !== expected)).toEqual([]);
  });

  it('exist for every link on a page', () => {
    const lost = pages.flatMap(({address, links}) =>
      links
        .filter((href) => /^\/(\w{2}\/)?data\//.test(href))
        .filter((href) => !existsSync(path.join(buildDir, href)))
        .map((href) => `${address}: ${href}`),
    );
    expect(lost).toEqual([]);
  });
});

/** Everything a decision tree says, without marks for code. */
const toTexts = ({ask, answers}: Question): readonly string[] => [
  ask,
  ...answers.flatMap((answer) => [
    answer.when,
    ...('do' in answer ? [answer.do] : toTexts(answer)),
  ]),
];

describe('a decision tree', () => {
  const toPlain = (text: string): string => text.replaceAll(/[`\\]/g, '').replaceAll('\u00a0', ' ');

  it('is on a page as a picture, and says everything in the Markdown too', () => {
    const problems = decisionTrees.flatMap((tree) => {
      const shown = texts.filter(
        ({html}) =>
          html.includes(`data-figure=${tree.id}>`) || html.includes(`data-figure="${tree.id}"`),
      );
      if (shown.length === 0) return [`${tree.id} is on no page.`];
      return shown.flatMap(({address, articleLangs: [language = 'en']}) => {
        const markdown = toPlain(readFileSync(path.join(buildDir, `${address}.md`), 'utf8'));
        return toTexts(translateRow(tree, rowTranslations[language as LocaleId] ?? {})?.row ?? tree)
          .filter((text) => !markdown.includes(toPlain(text)))
          .map((text) => `${address}: ${text}`);
      });
    });
    expect(problems).toEqual([]);
  });
});

describe('a state machine', () => {
  it('says in the Markdown which states allow signing and which are failures, with links', () => {
    const problems = stateMachines.flatMap(
      ({id, title, signing, failures, states, transitions, spec}) => {
        const shown = texts.find(
          ({html, locale}) =>
            locale === 'en' &&
            (html.includes(`data-figure=${id}>`) || html.includes(`data-figure="${id}"`)),
        );
        if (shown === undefined) return [`${id} is on no English page.`];
        const text = readFileSync(path.join(buildDir, `${shown.address}.md`), 'utf8');
        const markdown = text.slice(text.indexOf(`*${title}*`));
        const signs: readonly string[] = 'in' in signing ? signing.in : [];
        const marks = states.flatMap((state) => {
          const line = markdown.split('\n').find((one) => one.startsWith(`- **\`${state.id}\``));
          return line?.includes('allows signing') === signs.includes(state.id) &&
            line.includes('failure') === failures.includes(state.id)
            ? []
            : [`${shown.address}: ${id}: ${state.id}: ${line ?? 'is missing'}`];
        });
        const lost = transitions
          .filter(
            ({operation}) =>
              operation && !markdown.includes(`/api/${spec}#operation/${operation})`),
          )
          .map(({by}) => `${shown.address}: ${id}: ${by} has no link`);
        return [...marks, ...lost];
      },
    );
    expect(problems).toEqual([]);
  });
});
