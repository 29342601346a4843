/** The site under test is at the root of its host. */
export default function useBaseUrl(address: string): string {
  return address;
}
