/** MDX's messages about text it can't parse, with remedies for writers. */
const REMEDIES: readonly (readonly [RegExp, string])[] = [
  [
    /before name|before attribute name|in name|after `<`/,
    'A < starts a tag. If it is text, write &lt; or put it into backticks.',
  ],
  [
    /Expected a closing tag for `<([^>]*)>`/,
    'Close the tag, or end it with /> if it has no content.',
  ],
  [/closing slash|closing tag/, 'Check that each tag is opened and closed at the same level.'],
  [
    /acorn|expression/,
    'Braces hold JavaScript. Put text with braces into backticks, or write \\{ for a brace.',
  ],
];

/** An error of the MDX compiler as `file:line: problem and remedy`. */
export function toMdxProblem(name: string, error: unknown): string {
  const {reason, line, place} = error as {
    reason?: string;
    line?: number;
    place?: {start?: {line: number}; line?: number};
  };
  const fault = reason ?? (error instanceof Error ? error.message : String(error));
  // If the error has no location, its text contains one: "(5:3-5:20)".
  const at = line ?? place?.line ?? place?.start?.line ?? /\((\d+):\d+/.exec(fault)?.[1] ?? 1;
  const remedy =
    REMEDIES.find(([pattern]) => pattern.test(fault))?.[1] ?? 'Correct the MDX on this line.';
  return `${name}:${at}: ${fault.replace(/\.$/, '')}. ${remedy}`;
}
