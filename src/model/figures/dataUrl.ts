/** Address of a table's file, below the address of the whole site. All languages share one copy. */
export function toDataUrl(id: string, format: 'json' | 'csv', siteBaseUrl: string): string {
  return `${siteBaseUrl}data/${id}.${format}`;
}
