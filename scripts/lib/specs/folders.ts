import path from 'node:path';

/** The files of one specification below the folder of fetched copies. */
export interface SpecFiles {
  /** The last document with which a complete build succeeded. */
  readonly copy: string;
  /** The document of the current build. It replaces the copy when the build has succeeded. */
  readonly candidate: string;
  /** A rejected document, stored for investigation. */
  readonly rejected: string;
}

/** The folders with the documents of a specification. */
export function toSpecFiles(copies: string, spec: string): SpecFiles {
  const name = `${spec}.yaml`;
  return {
    copy: path.join(copies, name),
    candidate: path.join(copies, 'candidates', name),
    rejected: path.join(copies, 'rejected', name),
  };
}
