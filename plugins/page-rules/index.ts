import path from 'node:path';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {findComponentProblems, type PageComponent} from './components';
import {findExpressionProblems, findPageNames} from './expressions';
import {findStructureProblems} from './structure';

export interface PageRulesOptions {
  readonly components: readonly PageComponent[];
  /** HTML elements that pages may use. */
  readonly elements: readonly string[];
  /** Names of admonitions. */
  readonly admonitions: readonly string[];
}

/**
 * Finds mistakes that MDX accepts and readers would see: unknown components and attributes,
 * placeholders in braces, blocks that are never closed, duplicate IDs. Problems stop the build,
 * with one error for the whole page that names file, line and remedy. Runs before other plugins
 * change the page.
 */
export default function pageRules({
  components,
  elements,
  admonitions,
}: PageRulesOptions): Transformer<Root> {
  return (tree, file) => {
    const names = findPageNames(tree);
    const problems = [
      ...findComponentProblems(tree, names, components, elements),
      ...findExpressionProblems(tree, names),
      ...findStructureProblems(tree, String(file.value), admonitions),
    ].sort((one, other) => one.line - other.line);
    const name = path.relative(process.cwd(), file.path).split(path.sep).join('/');
    if (problems.length > 0)
      throw new Error(problems.map(({line, message}) => `${name}:${line}: ${message}`).join('\n'));
  };
}
