/** Messages of one file by key, in Docusaurus' format. */
export type Messages = Readonly<
  Record<string, {readonly message: string; readonly description?: string}>
>;

interface ValidateOptions {
  /** Name of the file in messages, e.g. `i18n/de/code.json`. */
  readonly file: string;
  /** Texts that are the same in every language: names, abbreviations. */
  readonly same: (message: string) => boolean;
}

/**
 * Problems in a language's messages compared with the extracted ones: missing, unused,
 * untranslated, other placeholders or plural forms.
 */
export function validateMessages(
  asked: Messages,
  given: Messages,
  {file, same}: ValidateOptions,
): readonly string[] {
  const missing = Object.keys(asked).filter((key) => given[key] === undefined);
  const unused = Object.keys(given).filter((key) => asked[key] === undefined);
  const shared = Object.keys(asked).filter((key) => given[key] !== undefined);
  const english = shared.filter(
    (key) => given[key]?.message === asked[key]?.message && !same(asked[key]?.message ?? ''),
  );
  const places = shared.filter(
    (key) =>
      toPlaceholders(given[key]?.message ?? '') !== toPlaceholders(asked[key]?.message ?? ''),
  );
  return [
    ...missing.map(
      (key) => `${file}: "${key}" is missing. Run "npm run translations", then translate it.`,
    ),
    ...unused.map(
      (key) =>
        `${file}: "${key}" is not used anywhere. Run "npm run translations", which removes it.`,
    ),
    ...english.map(
      (key) =>
        `${file}: "${key}" is still English: "${asked[key]?.message}". Translate it, or list it in src/data/untranslated.ts.`,
    ),
    ...places.map(
      (key) =>
        `${file}: "${key}" has other placeholders than the English "${asked[key]?.message}". Use the same ones.`,
    ),
  ];
}

/** The distinct placeholders of a message. Some plural forms may omit one. */
function toPlaceholders(message: string): string {
  return [...new Set(message.match(/\{\w+\}/g) ?? [])].sort().join();
}
