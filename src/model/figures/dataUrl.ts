/**
 * Address of a table's file: below the address of the language it is in, or below the address of
 * the whole site as it was written.
 */
export function toDataUrl(id: string, format: 'json' | 'csv', baseUrl: string): string {
  return `${baseUrl}data/${id}.${format}`;
}
