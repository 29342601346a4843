import type {Heading, Nodes, Root} from 'mdast';
import {findSimilar} from '../http-examples/nearest';
import type {PageProblem} from './problem';

/** A block between fences: code, or an admonition such as `:::tip[Title]`. */
interface Fenced {
  readonly type: 'code' | 'containerDirective';
  readonly name?: string;
  readonly position?: {
    readonly start: {readonly line: number; readonly column: number};
    readonly end: {readonly line: number; readonly column: number};
  };
}

/**
 * Finds blocks that are never closed, admonitions without a style, and IDs that two headings or
 * elements share.
 */
export function findStructureProblems(
  tree: Root,
  text: string,
  admonitions: readonly string[],
): readonly PageProblem[] {
  const lines = text.split('\n');
  const problems: PageProblem[] = [];
  const ids = new Map<string, number>();
  const check = (node: Nodes, ancestors: readonly Nodes[]): void => {
    const line = node.position?.start.line ?? 1;
    const id = readId(node);
    if (id !== undefined) {
      const first = ids.get(id);
      if (first === undefined) ids.set(id, line);
      else
        problems.push({
          line,
          message: `The id "${id}" is already used on line ${first}, so links to it lead there. Give this one another id.`,
        });
    }
    if (!isFenced(node)) return;
    if (node.type === 'containerDirective' && !admonitions.includes(node.name ?? '')) {
      const similar = findSimilar(admonitions, node.name ?? '');
      const remedy =
        similar === undefined ? `Known: ${admonitions.join(', ')}.` : `Did you mean :::${similar}?`;
      problems.push({line, message: `:::${node.name ?? ''} is not an admonition. ${remedy}`});
    }
    const fence = readFence(node, lines);
    if (fence === undefined || isClosed(node, fence, lines)) return;
    // The fence that closes an inner admonition closes the outer one first, so the parser doesn't
    // find the end of the inner one.
    const outer = ancestors.find(
      (ancestor): ancestor is typeof ancestor & Fenced =>
        isFenced(ancestor) && readFence(ancestor, lines) === fence,
    );
    const open = outer ?? node;
    const what = fence.startsWith(':') ? 'admonition' : 'block of code';
    const where = outer ? ` before another one opens on line ${line}` : '';
    problems.push({
      line: open.position?.start.line ?? 1,
      message: `The ${what} isn't closed${where}. End it with a line ${fence}`,
    });
  };
  const visit = (node: Nodes, ancestors: readonly Nodes[]): void => {
    check(node, ancestors);
    if ('children' in node) for (const child of node.children) visit(child, [...ancestors, node]);
  };
  visit(tree, []);
  return problems;
}

function isFenced(node: {readonly type: string}): node is Fenced {
  return node.type === 'code' || node.type === 'containerDirective';
}

/** The characters that open a block; `undefined` for indented code. */
function readFence({position}: Fenced, lines: readonly string[]): string | undefined {
  return /^(:{3,}|`{3,}|~{3,})/.exec(
    lines[(position?.start.line ?? 1) - 1]?.slice((position?.start.column ?? 1) - 1) ?? '',
  )?.[1];
}

function isClosed({position}: Fenced, fence: string, lines: readonly string[]): boolean {
  if (!position || position.end.line === position.start.line) return false;
  const end = /^[\s>]*(:{3,}|`{3,}|~{3,})\s*$/.exec(
    lines[position.end.line - 1]?.slice(0, position.end.column - 1) ?? '',
  )?.[1];
  return end !== undefined && end.startsWith(fence);
}

/**
 * The ID of a heading (`{/* #its-id *\/}` at its end) or of an HTML element. The `id` of a
 * component refers to a row instead.
 */
function readId(node: {readonly type: string}): string | undefined {
  if (node.type === 'heading') {
    const last = (node as Heading).children.at(-1) as
      {readonly type: string; readonly value?: string} | undefined;
    return last?.type === 'mdxTextExpression'
      ? /^\/\* #([\w-]+) \*\/$/.exec(last.value ?? '')?.[1]
      : undefined;
  }
  const {name, attributes} = node as {readonly name?: unknown; readonly attributes?: unknown};
  if (typeof name !== 'string' || !/^[a-z]/.test(name) || !Array.isArray(attributes))
    return undefined;
  const id = (attributes as readonly {readonly name?: string; readonly value?: unknown}[]).find(
    (attribute) => attribute.name === 'id',
  )?.value;
  return typeof id === 'string' ? id : undefined;
}
