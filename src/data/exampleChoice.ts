import {storageKeys} from './cookies';

/** Where the reader's choice of an example's form is kept in the browser. */
export const exampleChoice = {
  /** Storage key of the language of code samples, in guides and in the reference. */
  languageKey: storageKeys.codeLanguage,
  /** Storage key that is set while the reader prefers the raw message in guides. */
  formKey: storageKeys.exampleForm,
  /** The raw message: what everyone sees first, and all there is without scripts. */
  raw: 'http',
  /** Attribute of `<html>` that holds the choice before the first paint. */
  attribute: 'data-example-form',
  /** Attribute of `<html>` that holds the language of code samples. */
  languageAttribute: 'data-code-language',
} as const;
