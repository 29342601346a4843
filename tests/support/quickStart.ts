import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ApiRow} from '../../src/data/apis';
import {products} from '../../src/data/products';
import {quickStart} from '../../src/data/quickStart';

const page = readFileSync(path.resolve(__dirname, '../../src/pages/quick-start.mdx'), 'utf8');

/**
 * Parts of the quick start that don't lead to the newest version of their API, each with its
 * remedy.
 */
export function findQuickStartProblems(apis: readonly ApiRow[]): readonly string[] {
  return quickStart.flatMap(({product}) => {
    const newest = apis.find(
      ({id, latest}) => latest && id === products.find((row) => row.id === product)?.api,
    );
    const [, part = ''] =
      new RegExp(`<QuickStartPart product="${product}">([^]*?)</QuickStartPart>`).exec(page) ?? [];
    const link = `${newest?.path}#section/Quick-Start`;
    return part.includes(`(${link})`)
      ? []
      : [
          `src/pages/quick-start.mdx: the part "${product}" doesn't link to ${link}. Rewrite it for that version.`,
        ];
  });
}
