import {createRequire} from 'node:module';
import lunr from 'lunr';
import {measureMemory, toBrotliSize, type EngineSection, type MeasuredEngine} from './benchEngine';

const load = createRequire(__filename);
load('lunr-languages/lunr.stemmer.support')(lunr);
load('lunr-languages/lunr.multi')(lunr);
for (const language of ['de', 'es', 'it', 'fr']) load(`lunr-languages/lunr.${language}`)(lunr);

/**
 * Lunr with the stemmer of the language, as its plugins for Docusaurus use it: whole words first,
 * then prefixes.
 */
export async function createLunrEngine(
  sections: readonly EngineSection[],
  locale: string,
): Promise<MeasuredEngine> {
  const build = (): lunr.Index =>
    lunr(function () {
      if (locale !== 'en')
        this.use(
          (
            lunr as unknown as {multiLanguage: (...languages: string[]) => lunr.Builder.Plugin}
          ).multiLanguage('en', locale),
        );
      this.ref('id');
      this.field('title', {boost: 5});
      this.field('heading', {boost: 10});
      this.field('text');
      sections.forEach(({title, heading, text}, id) =>
        this.add({id: String(id), title, heading, text}),
      );
    });
  const text = JSON.stringify(build());
  const titles = JSON.stringify(sections.map(({url, title, heading}) => [url, title, heading]));
  const [index, megabytes] = await measureMemory(() => lunr.Index.load(JSON.parse(text) as object));
  const size = toBrotliSize(text) + toBrotliSize(titles);
  return {
    name: 'lunr',
    search: (query) => {
      const words = lunr.tokenizer(query).map(String).filter(Boolean);
      const found = index.query((asked) => {
        for (const word of words) {
          asked.term(word, {boost: 10});
          asked.term(word, {boost: 1, wildcard: lunr.Query.wildcard.TRAILING, usePipeline: false});
        }
      });
      return Promise.resolve(found.slice(0, 10).map(({ref}) => sections[Number(ref)]?.url ?? ''));
    },
    loaded: () => size,
    megabytes,
    close: () => Promise.resolve(),
  };
}
