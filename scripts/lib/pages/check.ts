import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
// Not the whole package, because loading it takes longer than checking a page.
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils/lib/markdownUtils';
import {toTextLanguage, toTranslationFiles} from '../../../src/config/contentFolders';
import {parseFrontMatter} from '../../../src/config/frontMatter';
import {buildMdxPlugins} from '../../../src/config/preset';
import {checkTranslation} from '../translations/checkTranslation';
import {findShownFigureLinkProblems} from './figureLinks';
import {findUnglossedProblems} from './glosses';
import {findLinkProblems} from './links';
import {toMdxProblem} from './mdxProblem';
import {findStyleProblems} from './rules';
import {findSidebarProblems} from './sidebars';

/**
 * Problems in one page, each as `file:line: problem and remedy`, sorted by line: front matter, MDX,
 * components and their attributes, sources and terms, terms without a gloss, pictures and tables,
 * `http` examples against their specification, links with their anchors, headings, admonitions,
 * translations. A build takes minutes and finds most of them (CONTRIBUTING.md says which it doesn't).
 */
export async function checkPage(
  root: string,
  file: string,
  text = readFileSync(file, 'utf8'),
): Promise<string[]> {
  const name = path.relative(root, file).split(path.sep).join('/');
  const params = {
    filePath: file,
    fileContent: text,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  };
  // First: the YAML parser reports a mistake once, and reads the same text as empty after that.
  const problems = await parseFrontMatter(params).then(
    (): string[] => [],
    (error: unknown) => [...toProblems(name, error)],
  );
  problems.push(
    ...findSidebarProblems(name),
    ...findStyleProblems(name, text),
    ...(await findLinkProblems(root, file, text)),
    ...(await findShownFigureLinkProblems(root, name, text)),
    ...(await findUnglossedProblems(name, text)),
    ...(await findTranslationProblems(root, name, text)),
    ...(await findMdxProblems(name, file, text)),
  );
  const toLine = (problem: string): number => Number(/:(\d+): /.exec(problem)?.[1] ?? 0);
  return [...new Set(problems)].sort((one, other) => toLine(one) - toLine(other));
}

/** A page that MDX can't parse has been reported by MDX. */
async function findTranslationProblems(
  root: string,
  name: string,
  text: string,
): Promise<readonly string[]> {
  const files = toTranslationFiles(name);
  return files ? checkTranslation({...files, root}, {text}).catch(() => []) : [];
}

/**
 * Problems found by MDX and the plugins for pages. If one plugin finds a problem, the next ones
 * still run.
 */
async function findMdxProblems(
  name: string,
  file: string,
  text: string,
): Promise<readonly string[]> {
  const [{createProcessor}, {default: gfm}, {default: directive}, {VFile}] = await Promise.all([
    import('@mdx-js/mdx'),
    import('remark-gfm'),
    import('remark-directive'),
    import('vfile'),
  ]);
  const problems: string[] = [];
  const {beforeDefaultRemarkPlugins, remarkPlugins} = buildMdxPlugins(toTextLanguage(name));
  const collecting = [...beforeDefaultRemarkPlugins, ...remarkPlugins].map((plugin) => () => {
    const transform = plugin() as (...given: Parameters<Transformer<Root>>) => unknown;
    return async (...given: Parameters<Transformer<Root>>): Promise<void> => {
      try {
        await transform(...given);
      } catch (error) {
        problems.push(...toProblems(name, error));
      }
    };
  });
  // Replaces lines of front matter with empty lines, so that every line keeps its number.
  const value = text.replace(/^---\n[\s\S]*?\n---\n/, (head) => head.replace(/[^\n]/g, ''));
  const page = new VFile({path: file, value});
  const processor = createProcessor({remarkPlugins: [gfm, directive, ...collecting]});
  try {
    await processor.process(page);
  } catch (error) {
    problems.push(toMdxProblem(name, error));
  }
  return problems;
}

/**
 * The problems in an error, which may list several, one per line. Lines that only count them are
 * left out.
 */
function toProblems(name: string, error: unknown): readonly string[] {
  const message = error instanceof Error ? error.message : String(error);
  const lines = message.split('\n').map((line) => line.replace(/^- /, ''));
  const named = lines.filter((line) => line.startsWith(`${name}:`));
  return named.length > 0 ? named : [`${name}:1: ${message}`];
}

/** The command's summary. */
export function toSummary(pages: number, problems: number): string {
  const count = (number: number, word: string): string =>
    `${number} ${word}${number === 1 ? '' : 's'}`;
  return `${count(pages, 'page')} checked, ${problems === 0 ? 'no problems' : count(problems, 'problem')}.`;
}
