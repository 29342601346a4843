import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {findNames} from './names';
import type {PageProblem} from './problem';

/** Names that Docusaurus defines on every page, and the JavaScript globals that pages may need. */
const KNOWN = new Set(
  'props frontMatter contentTitle toc assets metadata undefined Array Boolean Date Intl JSON Math Number Object String'.split(
    ' ',
  ),
);

/**
 * A piece of JavaScript on a page: `{…}` in text or as the value of an attribute, imports and
 * exports.
 */
interface Script {
  readonly value?: unknown;
  readonly data?: {readonly estree?: unknown};
}

/** The names a page imports or defines. */
export function findPageNames(tree: Root): ReadonlySet<string> {
  const names = new Set<string>();
  visit(tree, (node) => {
    if ((node.type as string) === 'mdxjsEsm')
      for (const name of findNames((node as Script).data?.estree).bound) names.add(name);
  });
  return names;
}

/**
 * Finds braces that run as JavaScript but use undefined names, such as a placeholder in the text.
 */
export function findExpressionProblems(
  tree: Root,
  bound: ReadonlySet<string>,
): readonly PageProblem[] {
  const problems: PageProblem[] = [];
  const check = ({value, data}: Script, line: number): void => {
    const unknown = [...findNames(data?.estree).free].filter(
      (name) => !bound.has(name) && !KNOWN.has(name),
    );
    if (unknown.length === 0) return;
    problems.push({
      line,
      message: `{${String(value).trim()}} is run as JavaScript, and this page doesn't define ${unknown.join(', ')}. Put text with braces into backticks, or write \\{ for a brace.`,
    });
  };
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (['mdxTextExpression', 'mdxFlowExpression'].includes(node.type as string))
      check(node as Script, line);
    if (!('attributes' in node) || !Array.isArray(node.attributes)) return;
    for (const attribute of node.attributes as readonly (Script & {readonly type: string})[])
      check(
        attribute.type === 'mdxJsxExpressionAttribute'
          ? attribute
          : ((attribute.value ?? {}) as Script),
        line,
      );
  });
  return problems;
}
