/** The files of one build, as paths below its folder. */
export type BuiltFiles = ReadonlyMap<string, Buffer>;

/** The difference between two builds of the same sources in one file. */
export interface Difference {
  readonly file: string;
  /**
   * Description for a person: which build alone contains the file, or where and how the contents
   * differ.
   */
  readonly text: string;
}

const AROUND = 60;

/** Every file that isn't identical in two builds, sorted by name. */
export function compareBuilds(first: BuiltFiles, second: BuiltFiles): readonly Difference[] {
  return [...new Set([...first.keys(), ...second.keys()])].sort().flatMap((file) => {
    const [one, other] = [first.get(file), second.get(file)];
    if (one === undefined || other === undefined)
      return [{file, text: `only in the ${one === undefined ? 'second' : 'first'} build`}];
    return one.equals(other) ? [] : [{file, text: describeDifference(one, other)}];
  });
}

/** The first position where two contents differ, with the text around it. */
export function describeDifference(one: Buffer, other: Buffer): string {
  const length = Math.min(one.length, other.length);
  let at = 0;
  while (at < length && one[at] === other[at]) at += 1;
  const excerpt = (content: Buffer): string =>
    JSON.stringify(content.subarray(Math.max(0, at - AROUND), at + AROUND).toString('utf8'));
  return `byte ${at} (of ${one.length} and ${other.length}):\n    first:  ${excerpt(one)}\n    second: ${excerpt(other)}`;
}

/** The report of a comparison: the first of each kind of difference in full, the others by name. */
export function toReport(differences: readonly Difference[], compared: number, shown = 20): string {
  if (differences.length === 0)
    return `The two builds are the same: ${compared} files, byte for byte.`;
  const lines = differences.slice(0, shown).map(({file, text}) => `- ${file}: ${text}`);
  const rest = differences.slice(shown).map(({file}) => file);
  return [
    `${differences.length} of ${compared} files differ between two builds of the same sources:`,
    ...lines,
    ...(rest.length === 0 ? [] : [`… and ${rest.length} more: ${rest.slice(0, 100).join(', ')}`]),
  ].join('\n');
}
