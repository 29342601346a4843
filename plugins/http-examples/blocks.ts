import type {Code, Parents, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {hiddenLines, isFolded} from '../../src/model/content/folding';
import type {Problem} from './problem';

/** A fenced block that is part of an example. */
interface Block {
  readonly language: string;
  readonly text: string;
  /** Line of the page on which the text begins. */
  readonly line: number;
  /** How many lines the page shows before it is asked for the rest. */
  readonly shown?: string;
}

export interface RequestBlock extends Block {
  /** The API in the writer's words, e.g. `kassensichv/v2`. */
  readonly api: string;
}

export interface ResponseBlock extends Block {
  readonly status: string;
  /** Whether it is an excerpt, in which required properties may be missing. */
  readonly isPartial: boolean;
}

/** What is wrong with the number of lines that a block shows in each of its forms. */
export function toShownFault({shown}: Block, forms: readonly string[]): string | undefined {
  if (shown === undefined) return undefined;
  if (!/^[1-9]\d?$/.test(shown))
    return `"shown=${shown}" is not a number of lines. Write shown=8 to show the first eight.`;
  return forms.some((form) => isFolded(form, Number(shown)))
    ? undefined
    : `"shown=${shown}" would hide fewer than ${hiddenLines} lines, so nothing is folded. Remove it.`;
}

/** A request with the responses that follow it, and their position in the page. */
export interface ExampleBlocks {
  readonly parent: Parents;
  readonly nodes: readonly Code[];
  readonly request: RequestBlock;
  readonly responses: readonly ResponseBlock[];
}

/**
 * The words after the language in a block's first line: `api=kassensichv/v2 shown=8`,
 * `response=200 partial shown=8`.
 */
function parseMeta(meta: string | null | undefined): ReadonlyMap<string, string> {
  return new Map(
    (meta ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .map((word): [string, string] => [
        /^[^=]*/.exec(word)?.[0] ?? '',
        word.replace(/^[^=]*=?/, ''),
      ]),
  );
}

/**
 * Every example of a page, and problems in the marking of its blocks. `http unchecked` blocks are
 * ignored, because they don't call our APIs.
 */
export function findExamples(tree: Root): {
  readonly examples: readonly ExampleBlocks[];
  readonly problems: readonly Problem[];
} {
  const examples: ExampleBlocks[] = [];
  const problems: Problem[] = [];
  const taken = new Set<Code>();
  visit(tree, 'code', (node: Code, index, parent) => {
    if (parent === undefined || index === undefined || taken.has(node)) return;
    const meta = parseMeta(node.meta);
    const line = node.position?.start.line ?? 1;
    if (meta.has('response')) {
      problems.push({
        line,
        message: 'A response follows no request. Put it directly after its ```http api=… block.',
      });
      return;
    }
    if (node.lang !== 'http' || meta.has('unchecked')) return;
    const api = meta.get('api');
    if (!api) {
      problems.push({
        line,
        message:
          'This request names no API. Write ```http api=<id>/<version>, or ```http unchecked for a call that is not to one of our APIs.',
      });
      return;
    }
    const nodes = [node, ...toResponseNodes(parent, index)];
    for (const one of nodes) taken.add(one);
    examples.push({
      parent,
      nodes,
      request: {...toBlock(node), api},
      responses: nodes.slice(1).map(toResponseBlock),
    });
  });
  return {examples, problems};
}

function toResponseNodes(parent: Parents, index: number): readonly Code[] {
  const following = parent.children.slice(index + 1);
  const end = following.findIndex(
    (node) => node.type !== 'code' || !parseMeta(node.meta).has('response'),
  );
  return following
    .slice(0, end === -1 ? undefined : end)
    .filter((node): node is Code => node.type === 'code');
}

function toBlock(node: Code): Block {
  const shown = parseMeta(node.meta).get('shown');
  return {
    language: node.lang ?? 'text',
    text: node.value,
    line: (node.position?.start.line ?? 1) + 1,
    ...(shown === undefined ? {} : {shown}),
  };
}

function toResponseBlock(node: Code): ResponseBlock {
  const meta = parseMeta(node.meta);
  return {
    ...toBlock(node),
    status: meta.get('response') ?? '',
    isPartial: meta.has('partial'),
  };
}
