import path from 'node:path';
import type {Nodes, Parents, PhrasingContent, Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import type {BlockState} from '../../src/model/translation/freshness';
import {isPhrase} from '../../src/model/translation/blocks';
import {addPageInput} from '../cache-inputs/pageInputs';
import {toCompanionFile} from './companion';
import {compareWithOriginal, type TranslationFiles} from './compare';
import {readPage} from './readPage';

export interface TranslationsOptions {
  readonly root: string;
  /** The files of a translation; `undefined` for pages that aren't translations. */
  readonly toFiles: (file: string) => TranslationFiles | undefined;
}

const NOTE = `import {BlockNote} from '@site/src/features/language/BlockNote';\n`;

/**
 * Keeps translated pages true after a change of their originals. Takes the current original and
 * puts the translated blocks into it: those that are fresh, and those whose original only says the
 * same in other words, with a note. The others stay in the original's language and are marked.
 * Pages whose original hasn't changed stay as they are.
 */
export default function translations({root, toFiles}: TranslationsOptions): Transformer<Root> {
  return async (tree, file) => {
    const files = toFiles(path.relative(root, file.path).split(path.sep).join('/'));
    if (!files) return;
    for (const input of [files.original, toCompanionFile(files.translation)])
      addPageInput(file.path, path.join(root, input));
    const comparison = await compareWithOriginal(files);
    if (!comparison) return;
    const {original, translation, states} = comparison;
    const replacements = new Map<unknown, Nodes>();
    let notes = 0;
    for (const [index, {node: english, section}] of original.blocks.entries()) {
      const {state = 'fresh', translated = -1} = states[index] ?? {};
      if (english === undefined) continue;
      const isKept = state === 'fresh' || state === 'reworded';
      const node = (isKept ? translation.blocks[translated]?.node : english) as Nodes;
      replacements.set(english, node);
      if (!isKept) markLanguage(node, 'en');
      if (state !== 'fresh' && addNote(node, state, section)) notes++;
    }
    exchange(original.tree, replacements);
    tree.children = toSameLength(original.tree.children, tree.children);
    if (notes > 0)
      tree.children.unshift(...(await readPage(files.translation, NOTE, 'en')).tree.children);
  };
}

/**
 * The part of a post before its mark, if that is all that was compiled: the list of posts shows only
 * that, and the original has been read whole.
 */
function toSameLength(children: Root['children'], compiled: Root['children']): Root['children'] {
  const end = children.findIndex(isTruncation);
  return end < 0 || compiled.some(isTruncation) ? children : children.slice(0, end);
}

const isTruncation = (node: Nodes): boolean =>
  (node as {type: string}).type === 'mdxFlowExpression' &&
  /^\s*\/\*\s*truncate\s*\*\/\s*$/.test((node as unknown as {value: string}).value);

/** Puts blocks in the place of others. Components with blocks inside keep those and change outside. */
function exchange(parent: Parents, replacements: ReadonlyMap<unknown, Nodes>): void {
  parent.children = (parent.children as Nodes[]).map((child) => {
    const node = replacements.get(child) ?? child;
    if (!('children' in child) || !('children' in node)) return node;
    const isGroup = (child.type as string) === 'mdxJsxFlowElement' && !isPhrase(child);
    if (isGroup) node.children = child.children;
    if (isGroup || node === child) exchange(node, replacements);
    return node;
  }) as typeof parent.children;
}

/** Marks the language of a block's words. Code and components without words have none. */
function markLanguage(node: Nodes, lang: string): void {
  if (node.type === 'heading' || node.type === 'tableRow') {
    const data = (node.data ?? {}) as {hProperties?: object};
    node.data = {...data, hProperties: {...data.hProperties, lang}} as typeof node.data;
  } else if (node.type === 'paragraph') {
    // An element of its own, because a list without gaps drops its paragraphs.
    node.children = [toElement('span', {lang}, node.children)];
  }
}

/** Adds a note to blocks that have a place for one, and says whether it did. */
function addNote(node: Nodes, state: BlockState, section: string): boolean {
  const isLabel = (node.data as {directiveLabel?: boolean} | undefined)?.directiveLabel;
  const place = node.type === 'tableRow' ? node.children.at(-1) : node;
  if (isLabel || (place?.type !== 'paragraph' && place?.type !== 'tableCell')) return false;
  place.children.push(
    toElement('BlockNote', {state: state === 'reworded' ? state : 'changed', section}, []),
  );
  return true;
}

function toElement(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly PhrasingContent[],
): PhrasingContent {
  return {
    type: 'mdxJsxTextElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children: [...children],
  } satisfies MdxJsxTextElement as PhrasingContent;
}
