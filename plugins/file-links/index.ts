import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Definition, Link, Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {resolveFileLink} from '../../src/model/content/fileLinks';
import type {ContentFolder} from '../../src/model/content/folders';

export interface FileLinksOptions {
  readonly root: string;
  readonly folders: readonly ContentFolder[];
  /** Language being built. */
  readonly locale: string;
}

/**
 * Lets file links lead from a page to a translation and back. Docusaurus only looks for
 * `./exports.mdx` beside the page, but originals and translations are in different folders. So each
 * file link becomes the full path of the file that this language shows, and Docusaurus turns that
 * into an address. Docusaurus reports links without a file.
 */
export default function fileLinks({root, folders, locale}: FileLinksOptions): Transformer<Root> {
  const exists = (file: string): boolean => existsSync(path.join(root, file));
  return (tree, file) => {
    const name = path.relative(root, file.path).split(path.sep).join('/');
    visit(tree, ['link', 'definition'], (node) => {
      const link = node as Link | Definition;
      const [, target, rest = ''] =
        /^(?![a-z][a-z+.-]*:|@site\/)([^?#]+\.mdx?)([?#].*)?$/i.exec(link.url) ?? [];
      if (target === undefined) return;
      const found = resolveFileLink(name, decodeURIComponent(target), {folders, locale, exists});
      if (found !== undefined)
        link.url = `@site/${found.split('/').map(encodeURIComponent).join('/')}${rest}`;
    });
  };
}
