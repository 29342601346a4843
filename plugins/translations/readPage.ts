import {createHash} from 'node:crypto';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
// Not the whole package, because loading it takes longer than reading a page.
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils/lib/markdownUtils';
import type {Block} from '../../src/model/translation/block';
import {toBlocks} from '../../src/model/translation/blocks';
import {loadParser} from './parser.cjs';

/** A page with its blocks. The nodes of the blocks are those of the tree. */
export interface ReadPage {
  readonly tree: Root;
  readonly blocks: readonly Block[];
}

/**
 * Reads a page's text with the parser that Docusaurus uses. A page that says its own language in
 * `lang` is read in that one.
 */
export async function readPage(file: string, text: string, language: string): Promise<ReadPage> {
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: text});
  // Replaces lines of front matter with empty lines, so that every line keeps its number.
  const value = text.replace(/^---\n[\s\S]*?\n---\n/, (head) => head.replace(/[^\n]/g, ''));
  const tree = await parse(new VFile({path: file, value}));
  return {tree, blocks: toBlocks(tree, frontMatter, toLanguage(frontMatter) ?? language)};
}

function toLanguage({lang}: Readonly<Record<string, unknown>>): string | undefined {
  return typeof lang === 'string' ? lang : undefined;
}

/** Ends the compilation after parsing; MDX offers no shorter way to its tree. */
const PARSED = Symbol('parsed');

async function parse(file: VFile): Promise<Root> {
  const {createProcessor, gfm, directive} = await loadParser();
  let parsed: Root | undefined;
  const stop = () => (tree: Root) => {
    parsed = tree;
    throw PARSED as unknown as Error;
  };
  try {
    await createProcessor({remarkPlugins: [gfm, directive, stop]}).process(file);
  } catch (error) {
    if (error !== PARSED) throw error;
  }
  return parsed ?? {type: 'root', children: []};
}

/** A short digest, for finding out whether a text has changed. */
export function toDigest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
