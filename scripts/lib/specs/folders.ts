import path from 'node:path';

/** The files of one specification below the folder of fetched copies. */
export interface SpecFiles {
  /** The last document that a whole build was made with. */
  readonly copy: string;
  /** What this build was given: it takes the copy's place when the build has ended well. */
  readonly candidate: string;
  /** What must not be shown, kept to be looked into. */
  readonly rejected: string;
}

/** The folders with the documents of a specification. */
export function toSpecFiles(copies: string, spec: string): SpecFiles {
  const name = `${spec}.yaml`;
  return {copy: path.join(copies, name), candidate: path.join(copies, 'candidates', name), rejected: path.join(copies, 'rejected', name)};
}
