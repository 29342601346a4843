/** A whole number from an option. Throws on anything else. */
export function toCount(name: string, text: string, least: number): number {
  const count = Number(text);
  if (!/^\d{1,4}$/.test(text) || count < least) throw new Error(`--${name} is "${text}". Give a whole number from ${least}.`);
  return count;
}

/** Throws unless somebody who wants a deployment removed names the folder it lives in. A site that has the bucket to itself is not removed by a command. */
export function assertRemovable(named: string, prefix: string): void {
  if (prefix === '') throw new Error(`--remove is "${named}", but DEPLOY_PREFIX is not set. Set it to the folder whose deployment is to be removed.`);
  if (named !== prefix) throw new Error(`--remove is "${named}", but DEPLOY_PREFIX is "${prefix}". Name the folder whose deployment is to be removed in both.`);
}
