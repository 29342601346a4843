import {codeLanguages, type CodeLanguageId} from '@site/src/data/codeLanguages';
import {exampleChoice} from '@site/src/data/exampleChoice';
import {createStoredChoice} from '@site/src/features/choices/storedChoice';

/** Whether a stored or chosen value is a language of the code samples. */
export function isCodeLanguage(value: unknown): value is CodeLanguageId {
  return codeLanguages.some(({id}) => id === value);
}

/**
 * The language of code samples, in guides and in the reference; `undefined` until the reader
 * chooses. `<html data-code-language>` switches samples by CSS, without a render.
 */
export const codeLanguage = createStoredChoice<CodeLanguageId | undefined>({
  key: exampleChoice.languageKey,
  parse: (stored) => (isCodeLanguage(stored) ? stored : undefined),
  format: (language) => language ?? null,
  show: (language) => {
    if (language) document.documentElement.setAttribute(exampleChoice.languageAttribute, language);
  },
});

/** The current language of samples: the first one until the reader chooses. Browser only. */
export function readCodeLanguage(): CodeLanguageId {
  return codeLanguage.read() ?? codeLanguages[0].id;
}
