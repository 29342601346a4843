import {useSyncExternalStore} from 'react';
import {codeLanguages} from '@site/src/data/codeLanguages';
import {exampleChoice} from '@site/src/data/exampleChoice';
import {toExampleForm} from '@site/src/model/examples/form';
import {isCodeLanguage, subscribeToCodeLanguage, writeCodeLanguage} from './codeLanguage';

const {formKey, languageKey, raw} = exampleChoice;
const languages = codeLanguages.map(({id}) => id);
const listeners = new Set<() => void>();
/** A choice that the browser would not store. It holds until the page goes. */
let unstored: string | undefined;

function readStoredForm(): string {
  try {
    return toExampleForm({form: localStorage.getItem(formKey), language: localStorage.getItem(languageKey)}, raw, languages);
  } catch {
    return raw;
  }
}

/** The form in which the reader sees examples: `http` or a code language. Browser only. */
export function readExampleForm(): string {
  return unstored ?? readStoredForm();
}

/** Remembers the form for all examples of all pages; a language also becomes that of the reference. */
export function writeExampleForm(form: string): void {
  try {
    if (form === raw) localStorage.setItem(formKey, raw);
    else localStorage.removeItem(formKey);
  } catch {
    // Kept until the next page load.
  }
  if (isCodeLanguage(form)) writeCodeLanguage(form);
  unstored = readStoredForm() === form ? undefined : form;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  const stop = subscribeToCodeLanguage(listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    stop();
  };
}

/** The reader's form; `undefined` while the page still shows what the server made. */
export function useExampleForm(): string | undefined {
  return useSyncExternalStore(subscribe, readExampleForm, () => undefined);
}
