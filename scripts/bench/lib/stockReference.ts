import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {measureNode} from './measure';

/** Address of the page in the stock site. */
export const stockAddress = '/api';

const config = (specification: string): string => `export default {
  title: 'Stock',
  url: 'https://stock.example',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'warn',
  future: {v4: true, faster: true},
  presets: [
    ['classic', {docs: false, blog: false, pages: {}}],
    ['redocusaurus', {config: {}, specs: [{id: 'stock', spec: ${JSON.stringify(specification)}, route: '${stockAddress}'}]}],
  ],
};
`;

/**
 * Builds a site with a single page that shows a specification in unmodified redocusaurus. The site
 * is inside this project, so that it uses the same packages. Returns its folder.
 */
export async function buildStockReference(root: string, specification: string): Promise<string> {
  const folder = path.join(root, '.cache', 'bench', 'stock-reference');
  await rm(folder, {recursive: true, force: true});
  await mkdir(path.join(folder, 'src', 'pages'), {recursive: true});
  await writeFile(path.join(folder, 'docusaurus.config.ts'), config(specification));
  await writeFile(
    path.join(folder, 'package.json'),
    JSON.stringify({
      name: 'stock',
      private: true,
      browserslist: {production: ['chrome >= 111', 'firefox >= 113', 'safari >= 16.4']},
    }),
  );
  await writeFile(
    path.join(folder, 'src', 'pages', 'index.js'),
    "export default function Home() {\n  return 'Stock';\n}\n",
  );
  await measureNode({
    args: [
      path.join(root, 'node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs'),
      'build',
    ],
    cwd: folder,
    env: {NODE_ENV: 'production'},
  });
  return path.join(folder, 'build');
}
