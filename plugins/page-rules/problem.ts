/** Something wrong with a page, and what to do. */
export interface PageProblem {
  /** Line of the page. */
  readonly line: number;
  readonly message: string;
}
