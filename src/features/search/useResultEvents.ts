import {useEffect, useRef} from 'react';
import type {FoundSection} from '@site/src/model/search/groups';
import type {EngineOptions} from './loadEngine';
import {createViewReporter, isCounting, loadInsights, reportClick, watchReading} from './insights';
import type {Results} from './useResults';

interface CountedQuestion extends EngineOptions {
  readonly indexName: string;
}

/** Reports what is seen on the results page, where events are sent at all, and gives the handler that reports what is opened. */
export function useResultEvents({algolia, indexName}: CountedQuestion, {batches, queryIDs}: Results): (section: FoundSection, batch: number) => void {
  const reporter = useRef<ReturnType<typeof createViewReporter>>(undefined);
  const last = batches.at(-1);
  const seen = last?.flatMap(({sections}) => sections.map(({objectID}) => objectID)).join(' ') ?? '';
  useEffect(() => {
    if (algolia === null || !isCounting(algolia) || seen === '') return;
    loadInsights(algolia).then(
      (insights) => {
        reporter.current ??= createViewReporter(insights, indexName);
        reporter.current(seen.split(' '));
      },
      // Search works without being counted.
      () => undefined,
    );
  }, [algolia, indexName, seen]);

  return ({objectID, url, position}, batch) => {
    if (algolia === null || !isCounting(algolia)) return;
    const hit = {objectID, url, __autocomplete_indexName: indexName, __autocomplete_queryID: queryIDs[batch]};
    loadInsights(algolia).then(
      (insights) => reportClick(insights, hit, position),
      () => undefined,
    );
    watchReading(hit);
  };
}
