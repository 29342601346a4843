// @vitest-environment happy-dom
import {renderHook} from '@testing-library/react';
import {expect, it, vi} from 'vitest';
import * as insights from '../../../src/features/search/insights';
import {useResultEvents} from '../../../src/features/search/useResultEvents';
import type {Results} from '../../../src/features/search/useResults';
import type {FoundSection} from '../../../src/model/search/groups';

vi.mock('../../../src/features/search/insights', () => ({
  isCounting: () => true,
  loadInsights: () => Promise.resolve(() => undefined),
  createViewReporter: () => () => undefined,
  reportClick: vi.fn(),
  watchReading: vi.fn(),
}));

it('counts a result under the answer it came with, not under the last one', async () => {
  const section: FoundSection = {
    objectID: 'a',
    url: '/a',
    heading: 'A',
    snippet: null,
    position: 1,
    batch: 0,
  };
  const page = {path: '/a', title: 'A', group: '', language: 'en', sections: [section]};
  const results = {batches: [[page], []], queryIDs: ['first', 'second']} as unknown as Results;
  const question = {
    algolia: {appId: 'APP', searchKey: 'key', index: 'portal', hosts: []},
    indexName: 'portal',
    baseUrl: '/',
    locale: 'en',
  };
  const {result} = renderHook(() => useResultEvents(question, results));
  result.current(section);
  const hit = {
    objectID: 'a',
    url: '/a',
    __autocomplete_indexName: 'portal',
    __autocomplete_queryID: 'first',
  };
  expect(vi.mocked(insights.watchReading)).toHaveBeenCalledWith(hit);
  await vi.waitFor(() =>
    expect(vi.mocked(insights.reportClick)).toHaveBeenCalledWith(expect.anything(), hit, 1),
  );
});
