import type {Nodes, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import path from 'node:path';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {LawRow} from '../../src/data/laws/row';
import type {TermRow} from '../../src/data/glossary/row';
import type {QuickStartPart} from '../../src/model/choices/country';
import {toCitation, toTermText, type Language} from '../../src/model/content/citation';
import {keepSection} from '../../src/model/content/lineBreaks';

export interface CitationOptions {
  readonly laws: readonly LawRow[];
  readonly terms: readonly TermRow[];
  /** The reader's language, for definitions. */
  readonly language: Language;
  /** Parts of a page that show for some countries, and their sources with them. */
  readonly parts?: readonly QuickStartPart[];
}

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * Resolves `<Law id at>` and `<Term id>` while the page is compiled, so that a page ships only the
 * sources and terms it uses, and appends the page's sources. Unknown IDs stop the build, with one
 * error for all IDs of a page that names file, line and remedy.
 */
export default function citations({
  laws,
  terms,
  language,
  parts = [],
}: CitationOptions): Transformer<Root> {
  return (tree, file) => {
    const cited = new Map<string, Cited>();
    const problems: string[] = [];
    const shownFor = toShownFor(tree, parts);
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, place, parent) => {
      const element = node as Element;
      if (element.name !== 'Law' && element.name !== 'Term') return;
      const id = toAttribute(element, 'id');
      const fail = (fault: string): void =>
        void problems.push(
          `${path.relative(process.cwd(), file.path)}:${element.position?.start.line ?? 1}: <${element.name} id="${id ?? ''}"> ${fault}`,
        );
      if (element.name === 'Law') {
        const law = laws.find((row) => row.id === id);
        if (!law) return fail('is not in src/data/laws. Add the source there, or correct the id.');
        const countries = shownFor.get(element);
        const before = cited.has(law.id) ? cited.get(law.id)?.countries : countries;
        cited.set(law.id, {law, countries: before && countries && [...before, ...countries]});
        setAttributes(element, {
          ...toCitation(law, toAttribute(element, 'at'), language),
          ...(isCitation(parent?.children.slice((place ?? 0) + 1)) && {more: ''}),
        });
        return;
      }
      const term = terms.find((row) => row.id === id);
      if (!term) return fail('is not in src/data/glossary. Add the term there, or correct the id.');
      setAttributes(element, {...toTermText(term, language)});
    });
    if (problems.length > 0) throw new Error(problems.join('\n'));
    if (cited.size === 0) return;
    tree.children.push({
      type: 'mdxJsxFlowElement',
      name: 'Sources',
      attributes: [
        {
          type: 'mdxJsxAttribute',
          name: 'json',
          value: JSON.stringify([...cited.values()].map(toSource)),
        },
      ],
      children: [],
    } satisfies MdxJsxFlowElement as Root['children'][number]);
  };
}

interface Cited {
  readonly law: LawRow;
  /** Those of the parts that cite it; none if the text for everybody does. */
  readonly countries: readonly string[] | undefined;
}

/** The elements of parts for some countries, with these. */
function toShownFor(
  tree: Root,
  parts: readonly QuickStartPart[],
): ReadonlyMap<Nodes, readonly string[]> {
  const shownFor = new Map<Nodes, readonly string[]>();
  visit(tree, 'mdxJsxFlowElement', (part) => {
    const product = part.name === 'QuickStartPart' && toAttribute(part, 'product');
    const countries = parts.find((row) => row.product === product)?.countries;
    if (countries) visit(part, (node) => void shownFor.set(node, countries));
  });
  return shownFor;
}

/** Whether nodes begin with another citation, perhaps after a space. */
function isCitation(nodes: readonly Nodes[] = []): boolean {
  const [first, ...rest] = nodes;
  if (first?.type === 'text' && first.value.trim() === '') return isCitation(rest);
  return first !== undefined && 'name' in first && first.name === 'Law';
}

/** What the list at a page's foot shows of a source. */
function toSource({law, countries}: Cited): Pick<
  LawRow,
  'short' | 'title' | 'url' | 'version' | 'read' | 'quoted'
> & {
  readonly lang: string;
  readonly countries?: string;
} {
  const {short, title, url, version, read, quoted} = law;
  return {
    short: keepSection(short),
    title: keepSection(title),
    url,
    version,
    read,
    lang: toCitation(law).lang,
    ...(quoted && {quoted}),
    ...(countries && {countries: [...new Set(countries)].join(' ')}),
  };
}

function toAttribute(element: Element, name: string): string | undefined {
  const found = element.attributes.find(
    (attribute): attribute is MdxJsxAttribute =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
  return typeof found?.value === 'string' ? found.value : undefined;
}

function setAttributes(element: Element, values: Readonly<Record<string, string>>): void {
  element.attributes = Object.entries(values).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value,
  }));
}
