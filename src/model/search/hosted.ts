import {fieldNames} from './fields';
import type {SearchRecord} from './types';

/**
 * A record of the hosted index. One index contains all languages, so `language` is that of the page
 * (as DocSearch's crawler would set it) and `text_language` that of its text.
 */
export interface HostedRecord extends SearchRecord {
  readonly text_language: string;
}

/** The records of one language's pages, in the form of the hosted index. */
export function toHostedRecords(
  records: readonly SearchRecord[],
  locale: string,
): readonly HostedRecord[] {
  return records.map((record) => ({...record, language: locale, text_language: record.language}));
}

/** The same records in the form of the portal's own engine. */
export function fromHostedRecords(records: readonly HostedRecord[]): readonly SearchRecord[] {
  return records.map(({text_language, ...record}) => ({...record, language: text_language}));
}

const LEVELS = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

/**
 * Settings of the hosted index: DocSearch's own, with facets for the two languages and Docusaurus'
 * tags.
 */
export const hostedSettings = {
  attributesForFaceting: [
    'type',
    'language',
    'text_language',
    'version',
    'docusaurus_tag',
    ...fieldNames,
  ],
  attributesToRetrieve: [
    'hierarchy',
    'content',
    'anchor',
    'url',
    'url_without_anchor',
    'type',
    'language',
    'text_language',
  ],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  searchableAttributes: [...LEVELS.map((level) => `unordered(${level})`), 'content'],
  attributeForDistinct: 'url',
  distinct: true,
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  ignorePlurals: true,
  advancedSyntax: true,
  attributeCriteriaComputedByMinProximity: true,
  removeWordsIfNoResults: 'allOptional',
  separatorsToIndex: '_',
} as const;
