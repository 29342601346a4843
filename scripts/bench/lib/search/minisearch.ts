import MiniSearch from 'minisearch';
import {measureMemory, toBrotliSize, type EngineSection, type MeasuredEngine} from './benchEngine';

/**
 * MiniSearch with its own index file and the options its manual recommends for search while typing.
 */
export async function createMiniSearchEngine(
  sections: readonly EngineSection[],
): Promise<MeasuredEngine> {
  const options = {fields: ['title', 'heading', 'text'], storeFields: ['url', 'title', 'heading']};
  const built = new MiniSearch(options);
  built.addAll(sections.map((section, id) => ({id, ...section})));
  const text = JSON.stringify(built);
  const [index, megabytes] = await measureMemory(() => MiniSearch.loadJSON(text, options));
  const size = toBrotliSize(text);
  return {
    name: 'minisearch',
    search: (query) =>
      Promise.resolve(
        index
          .search(query, {prefix: true, fuzzy: 0.2, boost: {heading: 3, title: 2}})
          .slice(0, 10)
          .map(({url}) => String(url)),
      ),
    loaded: () => size,
    megabytes,
    close: () => Promise.resolve(),
  };
}
