export declare function keepArticle(source: string, path: string): string | undefined;
export declare function wholeArticle(
  source: string,
  path: string,
  components: readonly string[],
): string | undefined;
