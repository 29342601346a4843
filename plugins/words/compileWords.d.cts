/**
 * The code with each word of the interface in the language of the words, without ids and
 * descriptions.
 */
declare function compileWords(
  source: string,
  words: Readonly<Record<string, string>>,
  name?: string,
): string;
export = compileWords;
