/** The site under test lies at the root of its host. */
export default function useBaseUrl(address: string): string {
  return address;
}
