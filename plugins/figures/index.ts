import type {Heading, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import path from 'node:path';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {DecisionTreeRow} from '../../src/data/decisionTrees/row';
import type {ArchiveRow} from '../../src/data/receipts/archives';
import type {PrintedReceiptRow} from '../../src/data/receipts/printed/row';
import type {RetentionRow} from '../../src/data/retention';
import type {SequenceRow} from '../../src/data/sequences/row';
import type {StateMachineRow} from '../../src/data/stateMachines/row';
import type {TableRow} from '../../src/data/tables/row';
import type {AnyRowWords} from '../../src/data/translations/row';
import {keepTogether} from '../../src/model/content/keepTogether';
import {toArchiveContent} from '../../src/model/figures/archive';
import {
  toDataTableContent,
  toDecisionTreeContent,
  toSequenceContent,
  toStateMachineContent,
} from '../../src/model/figures/content';
import {toReceiptContent} from '../../src/model/figures/receipt';
import {toRetentionContent} from '../../src/model/figures/retention';
import {translateRow} from '../../src/model/translation/rows';

export interface FiguresOptions {
  readonly stateMachines: readonly StateMachineRow[];
  readonly sequences: readonly SequenceRow[];
  readonly decisionTrees: readonly DecisionTreeRow[];
  readonly tables: readonly TableRow[];
  readonly receipts: readonly PrintedReceiptRow[];
  readonly archives?: readonly ArchiveRow[];
  readonly retention?: readonly RetentionRow[];
  /** The words of rows in other languages, by language. */
  readonly translations?: Readonly<Partial<Record<string, AnyRowWords>>>;
  /** Language of a page's text, by its path from the project's root. */
  readonly toLanguage?: (file: string) => string;
}

type Row =
  | StateMachineRow
  | SequenceRow
  | DecisionTreeRow
  | TableRow
  | PrintedReceiptRow
  | ArchiveRow
  | RetentionRow;

/** One component: the folder of its rows, and the data of a row that the page receives. */
interface Kind {
  readonly folder: string;
  readonly rows: readonly Row[];
  readonly toContent: (
    row: Row,
    english: readonly number[],
    language: string,
    element: MdxJsxFlowElement,
  ) => object;
}

/**
 * Resolves `<StateMachine id>`, `<Sequence id>`, `<DecisionTree id>`, `<DataTable id>`,
 * `<Receipt id>`, `<Archive id>` and `<Retention id>` while the page is compiled: pictures are laid
 * out here, and a page ships only what it shows. Problems stop the build, with one error for the
 * whole page that names file, line and remedy. Runs before the citations, since tables, decision
 * trees and retention periods cite their sources.
 */
export default function figures({
  stateMachines,
  sequences,
  decisionTrees,
  tables,
  receipts,
  archives = [],
  retention = [],
  translations = {},
  toLanguage = () => 'en',
}: FiguresOptions): Transformer<Root> {
  const toTablesIn = (language: string): readonly TableRow[] =>
    tables.map((row) => translateRow(row, translations[language] ?? {})?.row ?? row);
  const kinds: Readonly<Record<string, Kind>> = {
    StateMachine: toKind('src/data/stateMachines', stateMachines, toStateMachineContent),
    Sequence: toKind('src/data/sequences', sequences, toSequenceContent),
    DecisionTree: toKind('src/data/decisionTrees', decisionTrees, toDecisionTreeContent),
    DataTable: toKind('src/data/tables', tables, toDataTableContent),
    Receipt: toKind('src/data/receipts/printed', receipts, (row, _english, _language, {children}) =>
      toReceiptContent(row, children.length > 0),
    ),
    Retention: toKind('src/data/retention.ts', retention, toRetentionContent),
    Archive: toKind('src/data/receipts/archives.ts', archives, (row, _english, language) =>
      toArchiveContent(row, toTablesIn(language), receipts),
    ),
  };
  return (tree, file) => {
    const problems: string[] = [];
    const name = path.relative(process.cwd(), file.path).split(path.sep).join('/');
    const language = toLanguage(name);
    let heading = '';
    visit(tree, ['heading', 'mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if (node.type === 'heading') heading = toText(node as Heading);
      const element = node as MdxJsxFlowElement;
      const kind = element.name ? kinds[element.name] : undefined;
      if (!kind) return;
      const id = toId(element);
      const fail = (fault: string): void =>
        void problems.push(
          `${name}:${element.position?.start.line ?? 1}: <${element.name} id="${id ?? ''}"> ${fault}`,
        );
      const original = kind.rows.find((candidate) => candidate.id === id);
      if (!original) return fail(`is not in ${kind.folder}. Add the row there, or correct the id.`);
      if (node.type === 'mdxJsxTextElement')
        return fail('is inside a paragraph. Put it on its own line, with empty lines around it.');
      const isFolded = element.attributes.some(
        (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'folded',
      );
      // A figure without a complete translation stays English.
      const translated = translateRow(original, translations[language] ?? {});
      const {row, english} = translated ?? {row: original, english: []};
      const content = JSON.stringify(
        kind.toContent(row, english, translated ? language : 'en', element),
      );
      element.attributes = toAttributes({
        id: row.id,
        ...('title' in row ? {title: row.title} : {}),
        lang: translated ? language : ('lang' in row && row.lang) || 'en',
        // The lines of a receipt and a file are as they are printed and exported.
        json: /^(Receipt|Archive)$/.test(element.name ?? '') ? content : keepTogether(content),
      });
      if (isFolded) element.attributes.push({type: 'mdxJsxAttribute', name: 'folded'});
      if ('title' in row && row.title === heading)
        element.attributes.push({type: 'mdxJsxAttribute', name: 'headed'});
      // Only a receipt has content of the page: its notes.
      if (element.name !== 'Receipt')
        element.children =
          'groups' in row
            ? row.groups.flatMap(({records}) =>
                records.map(({sources}) => toElement('span', {}, toCitations(sources))),
              )
            : toCitations(toSources(row));
    });
    if (problems.length > 0) throw new Error(problems.join('\n'));
  };
}

/** The words of a heading, with its code in backticks, as in the title of a figure. */
function toText(heading: Heading): string {
  let text = '';
  visit(heading, ['text', 'inlineCode'], (node) => {
    if (node.type === 'text') text += node.value;
    else if (node.type === 'inlineCode') text += `\`${node.value}\``;
  });
  return text.trim();
}

function toKind<T extends Row>(
  folder: string,
  rows: readonly T[],
  build: (
    row: T,
    english: readonly number[],
    language: string,
    element: MdxJsxFlowElement,
  ) => object,
): Kind {
  return {folder, rows, toContent: build as Kind['toContent']};
}

function toSources(row: Row): readonly {readonly law: string; readonly at?: string}[] {
  if ('sources' in row) return row.sources ?? [];
  return 'law' in row && row.law !== undefined
    ? [{law: row.law, ...(row.at === undefined ? {} : {at: row.at})}]
    : [];
}

/** Citations with spaces between them. */
function toCitations(
  sources: readonly {readonly law: string; readonly at?: string}[],
): MdxJsxFlowElement['children'] {
  const children = sources.flatMap((source, place) => [
    ...(place > 0 ? [{type: 'text', value: ' '}] : []),
    toLaw(source),
  ]);
  return children as MdxJsxFlowElement['children'];
}

function toLaw({law, at}: {readonly law: string; readonly at?: string}): MdxJsxFlowElement {
  return toElement('Law', {id: law, ...(at === undefined ? {} : {at})});
}

function toId({attributes}: MdxJsxFlowElement): string | undefined {
  const found = attributes.find(
    (attribute): attribute is MdxJsxAttribute =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === 'id',
  );
  return typeof found?.value === 'string' ? found.value : undefined;
}

function toElement(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: MdxJsxFlowElement['children'] = [],
): MdxJsxFlowElement {
  return {type: 'mdxJsxFlowElement', name, attributes: toAttributes(attributes), children};
}

function toAttributes(values: Readonly<Record<string, string>>): MdxJsxAttribute[] {
  return Object.entries(values).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value}));
}
