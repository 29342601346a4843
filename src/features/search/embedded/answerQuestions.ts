import {loadSearch} from '@site/src/model/search/loaded';
import type {SearchEngine} from '@site/src/model/search/types';
import type {WorkerAnswer, WorkerQuestion} from './messages';

type ReadText = Parameters<typeof loadSearch>[0]['readText'];

/**
 * The worker's main loop. It answers queries from the index, which is loaded with the first query.
 * After a failure, it loads the index again, because the site may have been deployed again, without
 * the files of the old build.
 */
export function createAnswerer(
  readText: ReadText,
): (question: WorkerQuestion) => Promise<WorkerAnswer> {
  let loaded: {readonly key: string; readonly engine: Promise<SearchEngine>} | undefined;
  return async ({id, baseUrl, locale, requests}) => {
    const key = `${baseUrl} ${locale}`;
    if (loaded?.key !== key) loaded = {key, engine: loadSearch({baseUrl, locale, readText})};
    const asked = loaded;
    try {
      const engine = await asked.engine;
      return {id, results: (await engine.search({requests})).results};
    } catch (error) {
      if (loaded === asked) loaded = undefined;
      return {id, problem: error instanceof Error ? error.message : String(error)};
    }
  };
}
