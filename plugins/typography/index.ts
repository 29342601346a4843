import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {toTypography} from '../../src/model/content/typography';

/**
 * Sets the text of a page, headings included, with the signs of print. Writers type those of a
 * keyboard. Code stays as it is.
 */
export default function typography(): Transformer<Root> {
  return (tree) => {
    visit(tree, 'text', (node) => {
      node.value = toTypography(node.value);
    });
  };
}
