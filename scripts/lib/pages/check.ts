import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {buildMdxPlugins} from '../../../src/config/preset';
import {parseFrontMatter} from '../../../src/config/frontMatter';
import {findLinkProblems, findStyleProblems} from './rules';

/**
 * What is wrong with one page, each as `file:line: fault and remedy`: front matter, MDX, sources and terms, pictures and tables, `http` examples against their
 * specification, links between pages with their anchors, headings without an id. A build finds the same and more, but takes minutes.
 */
export async function checkPage(root: string, file: string): Promise<string[]> {
  const name = path.relative(root, file);
  const text = readFileSync(file, 'utf8');
  const problems = [...findStyleProblems(name, text), ...findLinkProblems(root, file, text)];
  const attempt = async (action: () => Promise<unknown>): Promise<void> => {
    try {
      await action();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      problems.push(message.includes(name) ? message : `${name}: ${message}`);
    }
  };
  await attempt(() =>
    parseFrontMatter({
      filePath: file,
      fileContent: text,
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    }),
  );
  await attempt(() => compilePage(file, text));
  return problems;
}

async function compilePage(file: string, text: string): Promise<void> {
  const [{compile}, {default: gfm}, {default: directive}, {VFile}] = await Promise.all([
    import('@mdx-js/mdx'),
    import('remark-gfm'),
    import('remark-directive'),
    import('vfile'),
  ]);
  // Lines of front matter become empty lines, so that every line keeps its number.
  const value = text.replace(/^---\n[\s\S]*?\n---\n/, (head) => head.replace(/[^\n]/g, ''));
  const {beforeDefaultRemarkPlugins, remarkPlugins} = buildMdxPlugins(readLanguage(file));
  await compile(new VFile({path: file, value}), {remarkPlugins: [gfm, directive, ...beforeDefaultRemarkPlugins, ...remarkPlugins], jsx: true});
}

/** The language whose build shows a page that only one language has. */
function readLanguage(file: string): string | undefined {
  const language = /src\/localised\/([^/]+)\//.exec(file.split(path.sep).join('/'))?.[1];
  return language !== undefined && existsSync(file) ? language : undefined;
}
