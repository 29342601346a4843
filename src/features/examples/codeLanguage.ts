import {codeLanguages, type CodeLanguageId} from '@site/src/data/codeLanguages';
import {exampleChoice} from '@site/src/data/exampleChoice';

const {languageKey: storageKey, languageAttribute: attribute} = exampleChoice;
const [first] = codeLanguages;
const listeners = new Set<() => void>();

/** Whether a stored or chosen value names a language that samples are shown in. */
export function isCodeLanguage(value: unknown): value is CodeLanguageId {
  return codeLanguages.some(({id}) => id === value);
}

/** The reader's language for code samples; the first one until they choose. Browser only. */
export function readCodeLanguage(): CodeLanguageId {
  const shown = document.documentElement.getAttribute(attribute);
  if (isCodeLanguage(shown)) return shown;
  try {
    const stored = localStorage.getItem(storageKey);
    return isCodeLanguage(stored) ? stored : first.id;
  } catch {
    return first.id;
  }
}

/** Remembers the choice and shows it everywhere: `<html data-code-language>` switches samples by CSS, without a render. */
export function writeCodeLanguage(language: CodeLanguageId): void {
  document.documentElement.setAttribute(attribute, language);
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // A browser without storage keeps the choice until the next page load.
  }
  for (const listener of listeners) listener();
}

/** Calls back on every choice, also on one made in another tab. Returns how to stop. */
export function subscribeToCodeLanguage(listener: () => void): () => void {
  const onStorage = ({key, newValue}: StorageEvent): void => {
    if (key !== storageKey || !isCodeLanguage(newValue)) return;
    document.documentElement.setAttribute(attribute, newValue);
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
