import {expect, it} from 'vitest';
import {findRowProblems} from '../../src/config/rows';
import {terms} from '../../src/data/glossary/all';

it('finds no source and no term that lacks a text', () => {
  expect(findRowProblems()).toEqual([]);
});

it('names file and line of a term whose definition lacks a language', () => {
  const row = terms.find(({id}) => id === 'tss')!;
  const {fr, ...definition} = row.definition;
  expect(fr).not.toBe('');
  const fields = ['term', 'definition.de', 'definition.fr'];
  expect(
    findRowProblems([
      {folder: 'src/data/glossary', rows: [{...row, definition} as {id: string}], fields},
    ]),
  ).toEqual([
    expect.stringMatching(
      /^src\/data\/glossary\/de\.ts:\d+: The row "tss" lacks definition\.fr\. Fill in every one of them\.$/,
    ),
  ]);
});
