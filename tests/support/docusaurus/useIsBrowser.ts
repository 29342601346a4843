/** Tests of components run where React has taken over. */
export default function useIsBrowser(): boolean {
  return true;
}
