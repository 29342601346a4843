import {useLayoutEffect, useSyncExternalStore} from 'react';
import {codeLanguages} from '@site/src/data/codeLanguages';
import {exampleChoice} from '@site/src/data/exampleChoice';
import {createStoredChoice} from '@site/src/features/choices/storedChoice';
import {toExampleForm} from '@site/src/model/choices/exampleForm';
import {codeLanguage, isCodeLanguage} from './codeLanguage';

const {attribute, formKey, raw} = exampleChoice;
const languages = codeLanguages.map(({id}) => id);

/**
 * Whether the reader prefers the raw message in guides, regardless of the language in the
 * reference.
 */
const prefersRaw = createStoredChoice({
  key: formKey,
  parse: (stored) => stored === raw,
  format: (isPreferred) => (isPreferred ? raw : null),
});

/** The current form of examples: `http` or a code language. Browser only. */
export function readExampleForm(): string {
  return toExampleForm(
    {form: prefersRaw.read() ? raw : null, language: codeLanguage.read() ?? null},
    raw,
    languages,
  );
}

/** Stores the form for all examples on all pages. A language also applies to the reference. */
export function writeExampleForm(form: string): void {
  if (isCodeLanguage(form)) codeLanguage.write(form);
  prefersRaw.write(form === raw);
}

function subscribe(listener: () => void): () => void {
  const stops = [prefersRaw.subscribe(listener), codeLanguage.subscribe(listener)];
  return () => stops.forEach((stop) => stop());
}

/**
 * The reader's form; the raw one while the page still shows the server's HTML. Once the reader's form
 * is rendered, removes the attribute of `<html>` by which the style sheet reserves its space.
 */
export function useExampleForm(): string {
  const form = useSyncExternalStore(subscribe, readExampleForm, () => raw);
  useLayoutEffect(() => {
    if (form === readExampleForm()) document.documentElement.removeAttribute(attribute);
  }, [form]);
  return form;
}
