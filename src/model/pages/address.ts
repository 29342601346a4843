/**
 * The path unchanged if it can be decoded. Otherwise, every percent sign is literal: `/%` becomes
 * `/%25`.
 */
export function toDecodableAddress(path: string): string {
  try {
    decodeURIComponent(path);
    return path;
  } catch {
    return path.replaceAll('%', '%25');
  }
}
