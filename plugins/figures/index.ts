import type {Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import path from 'node:path';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {DecisionTreeRow} from '../../src/data/decisionTrees/row';
import type {PrintedReceiptRow} from '../../src/data/receipts/printed/row';
import type {SequenceRow} from '../../src/data/sequences/row';
import type {StateMachineRow} from '../../src/data/stateMachines/row';
import type {TableRow} from '../../src/data/tables/row';
import type {AnyRowWords} from '../../src/data/translations/row';
import {
  toDataTableContent,
  toDecisionTreeContent,
  toSequenceContent,
  toStateMachineContent,
} from '../../src/model/figures/content';
import {toReceiptContent} from '../../src/model/figures/receipt';
import {translateRow} from '../../src/model/translation/rows';

export interface FiguresOptions {
  readonly stateMachines: readonly StateMachineRow[];
  readonly sequences: readonly SequenceRow[];
  readonly decisionTrees: readonly DecisionTreeRow[];
  readonly tables: readonly TableRow[];
  readonly receipts: readonly PrintedReceiptRow[];
  /** The words of rows in other languages, by language. */
  readonly translations?: Readonly<Partial<Record<string, AnyRowWords>>>;
  /** Language of a page's text, by its path from the project's root. */
  readonly toLanguage?: (file: string) => string;
}

type Row = StateMachineRow | SequenceRow | DecisionTreeRow | TableRow | PrintedReceiptRow;

/** One component: the folder of its rows, and the data of a row that the page receives. */
interface Kind {
  readonly folder: string;
  readonly rows: readonly Row[];
  readonly toContent: (row: Row, english: readonly number[]) => object;
}

/**
 * Resolves `<StateMachine id>`, `<Sequence id>`, `<DecisionTree id>`, `<DataTable id>` and
 * `<Receipt id>` while the page is compiled: pictures are laid out here, and a page ships only what
 * it shows. Problems stop the build, with one error for the whole page that names file, line and
 * remedy. Runs before the citations, since tables and decision trees cite their sources.
 */
export default function figures({
  stateMachines,
  sequences,
  decisionTrees,
  tables,
  receipts,
  translations = {},
  toLanguage = () => 'en',
}: FiguresOptions): Transformer<Root> {
  const kinds: Readonly<Record<string, Kind>> = {
    StateMachine: toKind('src/data/stateMachines', stateMachines, toStateMachineContent),
    Sequence: toKind('src/data/sequences', sequences, toSequenceContent),
    DecisionTree: toKind('src/data/decisionTrees', decisionTrees, toDecisionTreeContent),
    DataTable: toKind('src/data/tables', tables, toDataTableContent),
    Receipt: toKind('src/data/receipts/printed', receipts, toReceiptContent),
  };
  return (tree, file) => {
    const problems: string[] = [];
    const name = path.relative(process.cwd(), file.path).split(path.sep).join('/');
    const language = toLanguage(name);
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
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
      // A figure without a complete translation stays English.
      const translated = translateRow(original, translations[language] ?? {});
      const {row, english} = translated ?? {row: original, english: []};
      element.attributes = toAttributes({
        id: row.id,
        ...('title' in row ? {title: row.title} : {}),
        lang: translated ? language : (row.lang ?? 'en'),
        json: JSON.stringify(kind.toContent(row, english)),
      });
      element.children = toSources(row).map(({law, at}) =>
        toElement('Law', {id: law, ...(at === undefined ? {} : {at})}),
      );
    });
    if (problems.length > 0) throw new Error(problems.join('\n'));
  };
}

function toKind<T extends Row>(
  folder: string,
  rows: readonly T[],
  build: (row: T, english: readonly number[]) => object,
): Kind {
  return {folder, rows, toContent: build as Kind['toContent']};
}

function toSources(row: Row): readonly {readonly law: string; readonly at?: string}[] {
  if ('sources' in row) return row.sources ?? [];
  return 'law' in row && row.law !== undefined
    ? [{law: row.law, ...(row.at === undefined ? {} : {at: row.at})}]
    : [];
}

function toId({attributes}: MdxJsxFlowElement): string | undefined {
  const found = attributes.find(
    (attribute): attribute is MdxJsxAttribute =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === 'id',
  );
  return typeof found?.value === 'string' ? found.value : undefined;
}

function toElement(name: string, attributes: Readonly<Record<string, string>>): MdxJsxFlowElement {
  return {type: 'mdxJsxFlowElement', name, attributes: toAttributes(attributes), children: []};
}

function toAttributes(values: Readonly<Record<string, string>>): MdxJsxAttribute[] {
  return Object.entries(values).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value}));
}
