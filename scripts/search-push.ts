import path from 'node:path';
import {readEnv} from '../src/config/env';
import {readOptions, runCommand, toFlagged} from './lib/command';
import {readHostedRecords} from './lib/search/builtRecords';
import {pushRecords} from './lib/search/push';

/**
 * Fills the hosted search index with the records of a build. Options: `--dir` (build), `--dry-run`
 * (counts the records and uploads nothing).
 */
runCommand(async (argv) => {
  const options = readOptions(toFlagged(argv, ['dry-run']), {dir: 'build', 'dry-run': '0'});
  const isDry = options['dry-run'] !== '0';
  const {algolia, algoliaAdminKey} = readEnv();
  if (!algolia)
    throw new Error(
      'No hosted search is configured. Set ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY and ALGOLIA_INDEX, as for the build.',
    );
  if (!algoliaAdminKey && !isDry)
    throw new Error(
      'ALGOLIA_ADMIN_KEY is missing. Set a key that may write to the index (addObject, deleteIndex, settings, editSettings), or count the records with --dry-run.',
    );
  const records = await readHostedRecords(path.resolve(options.dir), (locale, count) =>
    console.log(`  ${locale}: ${count} records`),
  );
  if (isDry)
    console.log(`${records.length} records would go to ${algolia.index}. Nothing was uploaded.`);
  else await pushRecords({algolia, adminKey: algoliaAdminKey ?? '', records, log: console.log});
});
