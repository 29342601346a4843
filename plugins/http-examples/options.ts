import type {ApiRow} from '../../src/data/apis';
import type {CodeLanguageRow} from '../../src/data/codeLanguages';
import type {toExampleElement} from './element';
import type {Problem} from './problem';

export interface HttpExamplesOptions {
  readonly apis: readonly ApiRow[];
  readonly languages: readonly CodeLanguageRow[];
  /** The path of a row's specification. */
  readonly toSpecFile: (row: ApiRow) => string;
  /**
   * Folder of the repository's specifications, which may refer to each other's files. Other
   * specifications may not.
   */
  readonly partsFolder: string;
  /** Folder that keeps checked examples for other languages and builds; none if not set. */
  readonly cacheFolder?: string;
}

/** An example as an element, or its problems. */
export interface CheckedExample {
  readonly element?: ReturnType<typeof toExampleElement>;
  readonly problems: readonly Problem[];
}
