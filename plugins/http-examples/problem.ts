/** A problem in an example, with its line and remedy. */
export interface Problem {
  /** Line of the page. */
  readonly line: number;
  readonly message: string;
}

/** All problems of a page as one error text, sorted by line. */
export function toProblemText(file: string, problems: readonly Problem[]): string {
  const sorted = [...problems].sort((one, other) => one.line - other.line);
  return [
    `${sorted.length} ${sorted.length === 1 ? 'problem' : 'problems'} in the HTTP examples of ${file}`,
    ...sorted.map(({line, message}) => `- ${file}:${line}: ${message}`),
  ].join('\n');
}
