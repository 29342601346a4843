import {useEffect, useRef} from 'react';
import type {FoundSection} from '@site/src/model/search/groups';
import type {EngineOptions} from './loadEngine';
import {createViewReporter, isCounting, loadInsights, reportClick, watchReading} from './insights';
import type {Results} from './useResults';

interface CountedQuestion extends EngineOptions {
  readonly indexName: string;
}

/**
 * Reports visible results on the results page, if events are sent at all, and returns the handler
 * that reports opened results.
 */
export function useResultEvents(
  {algolia, indexName}: CountedQuestion,
  {batches, queryIDs}: Results,
): (section: FoundSection) => void {
  const reporter = useRef<ReturnType<typeof createViewReporter>>(undefined);
  const seen = batches
    .flat()
    .flatMap(({sections}) => sections)
    .filter(({batch}) => batch === batches.length - 1)
    .map(({objectID}) => objectID)
    .join(' ');
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

  return ({objectID, url, position, batch}) => {
    if (algolia === null || !isCounting(algolia)) return;
    const hit = {
      objectID,
      url,
      __autocomplete_indexName: indexName,
      __autocomplete_queryID: queryIDs[batch],
    };
    loadInsights(algolia).then(
      (insights) => reportClick(insights, hit, position),
      () => undefined,
    );
    watchReading(hit);
  };
}
