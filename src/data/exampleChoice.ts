import {storageKeys} from './cookies';

/** Where the browser stores the reader's choice of an example's form. */
export const exampleChoice = {
  /** Storage key of the language of code samples, in guides and in the reference. */
  languageKey: storageKeys.codeLanguage,
  /** Storage key that is set if the reader prefers the raw message in guides. */
  formKey: storageKeys.exampleForm,
  /** The raw message, which everyone sees first, and the only form without scripts. */
  raw: 'http',
  /** Attribute of `<html>` that contains the choice before the first paint. */
  attribute: 'data-example-form',
  /** Attribute of `<html>` that contains the language of code samples. */
  languageAttribute: 'data-code-language',
} as const;
