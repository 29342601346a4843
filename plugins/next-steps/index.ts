import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Link, List, ListItem, Root} from 'mdast';
import type {Transformer} from 'unified';
import {parse} from 'yaml';
import {resolveFileLink} from '../../src/model/content/fileLinks';
import {addPageInput} from '../cache-inputs/pageInputs';
import {
  findContentPlace,
  toSourceFile,
  toTranslationFile,
  type ContentFolder,
} from '../../src/model/content/folders';

export interface NextStepsOptions {
  readonly root: string;
  readonly folders: readonly ContentFolder[];
  /** Language of a page's text, by its path from the project's root. */
  readonly toLanguage: (file: string) => string;
}

/**
 * Gives each link of the section `#where-next` a paragraph on what the page is about: the words
 * after its colon, or what the page says, so that no writer repeats it. Reads file links, so it runs
 * before `file-links`.
 */
export default function nextSteps(options: NextStepsOptions): Transformer<Root> {
  return (tree, file) => {
    const list = findSteps(tree);
    if (!list) return;
    const name = path.relative(options.root, file.path).split(path.sep).join('/');
    for (const item of list.children) {
      const step = toStep(item);
      const description = step && (step.words || readDescription(step.link.url, name, options));
      if (!description) continue;
      item.children = [
        {type: 'paragraph', children: [step.link]},
        {type: 'paragraph', children: [{type: 'text', value: description}]},
      ];
      item.spread = true;
      list.spread = true;
    }
  };
}

/** The list directly below the heading `#where-next`. */
function findSteps(tree: Root): List | undefined {
  const start = tree.children.findIndex(
    (node) =>
      node.type === 'heading' &&
      node.children.some((part) => 'value' in part && /#where-next\b/.test(String(part.value))),
  );
  const below = start === -1 ? undefined : tree.children[start + 1];
  return below?.type === 'list' ? below : undefined;
}

/** The link of an item, and the words after its colon as a sentence. */
function toStep({children}: ListItem): {readonly link: Link; readonly words: string} | undefined {
  const [text, ...others] = children;
  if (text?.type !== 'paragraph' || others.length > 0) return undefined;
  const [link, after, ...rest] = text.children;
  if (link?.type !== 'link' || rest.length > 0) return undefined;
  if (after === undefined) return {link, words: ''};
  const [, first = '', more = ''] =
    (after.type === 'text' && /^:\s+(.)([^]*)$/u.exec(after.value)) || [];
  return first === '' ? undefined : {link, words: `${first.toUpperCase()}${more}.`};
}

/** What the front matter of a page says, in the language of the page that links to it. */
function readDescription(
  url: string,
  from: string,
  {root, folders, toLanguage}: NextStepsOptions,
): string | undefined {
  const [target = ''] = url.split(/[?#]/);
  const locale = toLanguage(from);
  const exists = (file: string): boolean => existsSync(path.join(root, file));
  const files = target.startsWith('/')
    ? folders.flatMap(({source}) => {
        const place = findContentPlace(folders, `${source}${target}.mdx`);
        return place ? [toTranslationFile(place, locale), toSourceFile(place)] : [];
      })
    : [resolveFileLink(from, target, {folders, locale, exists})];
  for (const one of files)
    if (one !== undefined) addPageInput(path.join(root, from), path.join(root, one));
  const file = files.find((one) => one !== undefined && exists(one));
  if (file === undefined) return undefined;
  const own = toLanguage(file) === locale ? readFrontMatter(root, file) : undefined;
  return own?.lang === readFrontMatter(root, from).lang ? own?.description : undefined;
}

function readFrontMatter(
  root: string,
  file: string,
): {readonly description?: string; readonly lang?: string} {
  const text = readFileSync(path.join(root, file), 'utf8');
  return (parse(/^---\n([^]*?)\n---/.exec(text)?.[1] ?? '') ?? {}) as object;
}
