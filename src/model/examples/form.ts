/** What the browser remembers. */
export interface StoredChoice {
  /** `http` while the raw message is preferred, else `null`. */
  readonly form: string | null;
  readonly language: string | null;
}

/** In which form examples are shown: the raw message until the reader chooses a language, then that language. */
export function toExampleForm({form, language}: StoredChoice, raw: string, languages: readonly string[]): string {
  return form === raw || language === null || !languages.includes(language) ? raw : language;
}

interface PreflightNames {
  readonly languageKey: string;
  readonly formKey: string;
  readonly raw: string;
  readonly attribute: string;
}

/** An inline script that puts the stored choice on `<html>` before the first paint, so that CSS can keep the room an example will need. */
export function toFormPreflight({languageKey, formKey, raw, attribute}: PreflightNames): string {
  return `try{const l=localStorage,v=l.getItem('${languageKey}');if(v&&l.getItem('${formKey}')!=='${raw}')document.documentElement.setAttribute('${attribute}',v)}catch{}`;
}
