/** A problem in a page, and its remedy. */
export interface PageProblem {
  /** Line of the page. */
  readonly line: number;
  readonly message: string;
}
