import {expect, it} from 'vitest';
import keepPart from '../../../plugins/page-words/loader.cjs';

const words = {'check.title': 'Beleg prüfen', 'checklist.title': 'Liste', 'page.top': 'Nach oben'};
const load = (resourceQuery: string): unknown =>
  JSON.parse(
    keepPart.call({resourceQuery, getOptions: () => ({parts: ['check']})}, JSON.stringify(words)),
  );

it('keeps the words of a page out of the table that all pages load', () => {
  expect(load('')).toEqual({'checklist.title': 'Liste', 'page.top': 'Nach oben'});
});

it('gives the page its own words', () => {
  expect(load('?part=check')).toEqual({'check.title': 'Beleg prüfen'});
});
