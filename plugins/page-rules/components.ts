import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {PageComponentRow} from '../../src/data/pageComponents';
import {findSimilar} from '../http-examples/nearest';
import type {PageProblem} from './problem';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** A component with the allowed values of some attributes. */
export interface PageComponent extends PageComponentRow {
  readonly values?: Readonly<Record<string, readonly string[]>>;
}

/**
 * Finds tags that are neither components nor HTML elements, and attributes that a component doesn't
 * have. `bound` are the names the page imports or defines.
 */
export function findComponentProblems(
  tree: Root,
  bound: ReadonlySet<string>,
  components: readonly PageComponent[],
  elements: readonly string[],
): readonly PageProblem[] {
  const problems: PageProblem[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const element = node as Element;
    if (element.name === null) return;
    const row = components.find(({name}) => name === element.name);
    const line = element.position?.start.line ?? 1;
    for (const message of row
      ? findAttributeFaults(element, row, bound)
      : findNameFaults(element.name, bound, components, elements))
      problems.push({line, message});
  });
  return problems;
}

function findNameFaults(
  name: string,
  bound: ReadonlySet<string>,
  components: readonly PageComponent[],
  elements: readonly string[],
): readonly string[] {
  if (elements.includes(name) || bound.has(name.split('.')[0] ?? '')) return [];
  const similar = findSimilar(
    [...components.map((row) => row.name), ...elements.filter((element) => element.length > 3)],
    name,
  );
  const remedy =
    similar === undefined
      ? 'Put it into backticks if it is text, or import the component.'
      : `Did you mean <${similar}>? If it is text, use backticks.`;
  return [`<${name}> is neither a component nor an HTML element that pages use. ${remedy}`];
}

function findAttributeFaults(
  element: Element,
  {name, from, required, optional = [], values = {}}: PageComponent,
  bound: ReadonlySet<string>,
): readonly string[] {
  const faults: string[] = [];
  if (from !== undefined && !bound.has(name))
    faults.push(
      `<${name}> isn't imported. Add below the front matter: import {${name}} from '${from}';`,
    );
  const known = [...required, ...optional];
  const given = new Set<string>();
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    given.add(attribute.name);
    if (!known.includes(attribute.name)) {
      const similar = findSimilar(known, attribute.name);
      const list = known.length > 0 ? `Known: ${known.join(', ')}.` : 'It has none.';
      faults.push(
        `<${name}> has no attribute "${attribute.name}". ${similar === undefined ? list : `Did you mean "${similar}"?`}`,
      );
    }
    const allowed = values[attribute.name];
    if (allowed && typeof attribute.value === 'string' && !allowed.includes(attribute.value)) {
      const similar = findSimilar(allowed, attribute.value);
      faults.push(
        `<${name} ${attribute.name}="${attribute.value}"> isn't known. ${similar === undefined ? `Known: ${allowed.join(', ')}.` : `Did you mean "${similar}"?`}`,
      );
    }
  }
  return [
    ...faults,
    ...required
      .filter((attribute) => !given.has(attribute))
      .map((attribute) => `<${name}> needs the attribute "${attribute}". Add it.`),
  ];
}
