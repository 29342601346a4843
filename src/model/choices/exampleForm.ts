/** The stored values. */
export interface StoredChoice {
  /** `http` while the raw message is preferred, else `null`. */
  readonly form: string | null;
  readonly language: string | null;
}

/**
 * The form in which examples are shown: the raw message until the reader chooses a language, then
 * that language.
 */
export function toExampleForm(
  {form, language}: StoredChoice,
  raw: string,
  languages: readonly string[],
): string {
  return form === raw || language === null || !languages.includes(language) ? raw : language;
}

interface PreflightNames {
  readonly languageKey: string;
  readonly formKey: string;
  readonly raw: string;
  readonly attribute: string;
  /** Attribute that tells in which language the reference shows samples. */
  readonly languageAttribute: string;
  readonly languages: readonly string[];
}

/**
 * An inline script that sets the stored choice on `<html>` before the first paint. CSS then shows
 * the right samples in the reference and reserves the space that a guide's example needs.
 */
export function toFormPreflight({
  languageKey,
  formKey,
  raw,
  attribute,
  languageAttribute,
  languages,
}: PreflightNames): string {
  const set = (name: string): string => `d.setAttribute('${name}',v)`;
  return `try{const d=document.documentElement,s=localStorage,v=s.getItem('${languageKey}');if(${JSON.stringify(languages)}.includes(v)){${set(languageAttribute)};if(s.getItem('${formKey}')!=='${raw}')${set(attribute)}}}catch{}`;
}
