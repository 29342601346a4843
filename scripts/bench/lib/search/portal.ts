import {readdirSync, readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {loadSearch} from '../../../../src/model/search/loaded';
import {measureMemory, toBrotliSize, type MeasuredEngine} from './benchEngine';

interface BuiltPlace {
  readonly folder: string;
  readonly baseUrl: string;
  readonly locale: string;
}

/** The portal's own engine, loaded from the built files as in a browser. */
export async function createPortalEngine({
  folder,
  baseUrl,
  locale,
}: BuiltPlace): Promise<MeasuredEngine> {
  let loaded = readWorkerSize(path.join(folder, 'assets', 'js'));
  for (const language of new Set([locale, 'en']))
    loaded += toBrotliSize(readFileSync(path.join(STEMMERS, `${language}.js`)));
  const readText = async (address: string): Promise<string> => {
    const text = await readFile(path.join(folder, address.slice(baseUrl.length)), 'utf8');
    loaded += toBrotliSize(text);
    return text;
  };
  const [engine, megabytes] = await measureMemory(() => loadSearch({baseUrl, locale, readText}));
  return {
    name: 'portal',
    search: async (query) => {
      const {results} = await engine.search({
        requests: [
          {query, indexName: 'bench', hitsPerPage: 10, attributesToSnippet: ['content:10']},
        ],
      });
      return (results[0]?.hits ?? []).map(({url}) => url);
    },
    loaded: () => loaded,
    megabytes,
    close: () => Promise.resolve(),
  };
}

/**
 * Folder of the installed stemmers. The browser loads those of the reader's language and of
 * English.
 */
const STEMMERS = path.resolve(__dirname, '../../../../node_modules/@orama/stemmers/dist');

/** The worker's script, which contains the names of the index files. */
function readWorkerSize(folder: string): number {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(folder, file)))
    .filter((script) => script.includes('search-index/manifest.json'))
    .reduce((sum, script) => sum + toBrotliSize(script), 0);
}
