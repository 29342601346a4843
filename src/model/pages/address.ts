/** The path as it is where it can be decoded; otherwise every percent sign in it is one to read: `/%` becomes `/%25`. */
export function toDecodableAddress(path: string): string {
  try {
    decodeURIComponent(path);
    return path;
  } catch {
    return path.replaceAll('%', '%25');
  }
}
