/** The words of this page in the language that is built, by id; see plugins/page-words. */
declare module '@generated/codeTranslations?part=check' {
  const words: Readonly<Record<string, string>>;
  export default words;
}
