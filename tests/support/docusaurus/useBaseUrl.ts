/** The site under test is at the root of its host. */
export default function useBaseUrl(address: string): string {
  return address;
}

export function useBaseUrlUtils(): {readonly withBaseUrl: (address: string) => string} {
  return {withBaseUrl: useBaseUrl};
}
