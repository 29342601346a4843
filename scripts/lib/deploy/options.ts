/** A whole number from an option. Throws on anything else. */
export function toCount(name: string, text: string, least: number): number {
  const count = Number(text);
  if (!/^\d{1,4}$/.test(text) || count < least) throw new Error(`--${name} is "${text}". Give a whole number from ${least}.`);
  return count;
}
