/** The first sentence of a summary, for search engines. */
export function toMetaDescription(summary: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(summary)?.[0] ?? summary;
}
