import {expect, it} from 'vitest';
import keepVersions from '../../../plugins/lean-scripts/dataLoader.cjs';

it('keeps the versions of every instance without their documents, and other data', () => {
  const version = {name: 'current', path: '/', sidebars: {de: {}}};
  const toData = (docs: readonly object[], draftIds: readonly string[]): string =>
    JSON.stringify({
      'docusaurus-plugin-content-docs': {default: {versions: [{...version, docs, draftIds}]}},
      'latest-news': {default: ['post']},
    });
  expect(JSON.parse(keepVersions(toData([{id: 'a', path: '/a'}], ['b'])))).toEqual(
    JSON.parse(toData([], [])),
  );
  expect(keepVersions('{}')).toBe('{}');
});
