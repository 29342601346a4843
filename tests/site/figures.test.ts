import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {decisionTrees} from '../../src/data/decisionTrees/all';
import type {Question} from '../../src/data/decisionTrees/row';
import {laws} from '../../src/data/laws/all';
import type {LocaleId} from '../../src/data/locales';
import {rowTranslations} from '../../src/data/translations/all';
import {allTables} from '../../src/config/tables';
import {toDataUrl} from '../../src/model/figures/dataUrl';
import {toCsvFile, toJsonFile} from '../../src/model/figures/downloads';
import {translateRow} from '../../src/model/translation/rows';
import {buildDir, localeIds, pages} from './support/site';

describe('the files of tables', () => {
  it('contain the same rows as the tables', () => {
    const different = allTables.flatMap((table) => {
      const law = laws.find(({id}) => id === table.law);
      const expected = {json: toJsonFile(table, law), csv: toCsvFile(table)};
      return (['json', 'csv'] as const)
        .filter((format) => {
          const file = path.join(buildDir, toDataUrl(table.id, format, '/'));
          return !existsSync(file) || readFileSync(file, 'utf8') !== expected[format];
        })
        .map((format) => toDataUrl(table.id, format, '/'));
    });
    expect(different).toEqual([]);
  });

  it('exist once for all languages', () => {
    expect(localeIds.slice(1).filter((id) => existsSync(path.join(buildDir, id, 'data')))).toEqual(
      [],
    );
  });

  it('exist for every link on a page', () => {
    const lost = pages.flatMap(({address, links}) =>
      links
        .filter((href) => href.startsWith('/data/') && !existsSync(path.join(buildDir, href)))
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
  const toPlain = (text: string): string => text.replaceAll(/[`\\]/g, '');

  it('is on a page as a picture, and says everything in the Markdown too', () => {
    const problems = decisionTrees.flatMap((tree) => {
      const shown = pages.filter(
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
