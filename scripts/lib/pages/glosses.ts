import {readPage} from '../../../plugins/translations/readPage';
import {readOwnLanguage, toTextLanguage} from '../../../src/config/contentFolders';
import {terms} from '../../../src/data/glossary/all';
import {locales} from '../../../src/data/locales';
import {translatedTerms} from '../../../src/data/terms/all';
import {findGlossProblems, toGlossedTerms} from '../../../src/model/translation/gloss';

const glossed = new Map(
  locales.map(({id}) => [id as string, toGlossedTerms(id, terms, translatedTerms)]),
);

/** Terms that a page doesn't explain at their first use. MDX reports a page that can't be parsed. */
export async function findUnglossedProblems(name: string, text: string): Promise<string[]> {
  const language = readOwnLanguage(text) ?? toTextLanguage(name);
  const page = await readPage(name, text, language).catch(() => undefined);
  return findGlossProblems(page?.blocks ?? [], glossed.get(language) ?? []).map(
    ({line, message}) => `${name}:${line}: ${message}`,
  );
}
