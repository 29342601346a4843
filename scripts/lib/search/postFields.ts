import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {PageFields} from '../../../src/model/search/fields';

const BLOG = path.resolve(__dirname, '../../../blog');

/** The products and countries of the posts, by slug. */
export async function readPostFields(): Promise<ReadonlyMap<string, Omit<PageFields, 'kind'>>> {
  const names = (await readdir(BLOG)).filter((name) => name.endsWith('.mdx'));
  return new Map(
    await Promise.all(
      names.map(async (name) => {
        const filePath = path.join(BLOG, name);
        const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({
          filePath,
          fileContent: await readFile(filePath, 'utf8'),
        });
        const {slug, products, countries} = frontMatter;
        return [String(slug), {products: toList(products), countries: toList(countries)}] as const;
      }),
    ),
  );
}

function toList(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
