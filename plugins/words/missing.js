import words from '@generated/codeTranslations.json';

/** Docusaurus' list of words at build time: the code contains them, so none is looked up. */
export default new Proxy(words, {
  get(_, id) {
    if (!Object.hasOwn(words, id)) return undefined;
    throw new Error(
      `The word "${String(id)}" isn't in the code that says it. Write <Translate> and translate() with plain texts, in a folder that plugins/words reads.`,
    );
  },
});
