import type {createProcessor} from '@mdx-js/mdx';
import type directive from 'remark-directive';
import type gfm from 'remark-gfm';

interface Parser {
  readonly createProcessor: typeof createProcessor;
  readonly gfm: typeof gfm;
  readonly directive: typeof directive;
}

/** MDX and the extensions of Markdown that Docusaurus adds to it. */
export const loadParser: () => Promise<Parser>;
