import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {cp, mkdir, readFile, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {PluginConfig} from '@docusaurus/types';
import sidebars from '../../../sidebars';
import {buildI18n} from '../../../src/config/i18n';
import {buildLocalisedPlugins} from '../../../src/config/plugins';
import {buildPresetOptions} from '../../../src/config/preset';
import {buildThemeConfig} from '../../../src/config/themeConfig';
import {locales} from '../../../src/data/locales';
import {localisedInstances} from '../../../src/data/localised';
import {site} from '../../../src/data/site';
import {toBareConfig} from './bareConfig';
import {
  STAND_IN_PAGE,
  findComponents,
  findSiteImports,
  toStandInComponents,
  toStandInModule,
} from './standIns';

/** Folders with the pages' sources. Tables are copied because pages read them. */
const SOURCES: readonly string[] = [
  'docs',
  'blog',
  'i18n',
  'src/pages',
  'src/data',
  ...localisedInstances.map((row) => row.path),
];

/**
 * Writes a stock Docusaurus site of the portal's pages into `folder`: same sources, languages,
 * preset options and flags; no plugin, swizzle or stylesheet of the portal. Stand-ins replace
 * components, and pages written in React become a heading in the stock layout. There are no API
 * pages.
 */
export async function writeBareSite(root: string, folder: string): Promise<void> {
  await rm(folder, {recursive: true, force: true});
  await mkdir(folder, {recursive: true});
  // The site has its own Git history, so that reading dates takes the same time as in the portal.
  if (existsSync(path.join(root, '.git')))
    spawnSync('git', ['clone', '--quiet', '--shared', '--no-checkout', root, folder], {
      stdio: 'ignore',
    });
  for (const source of SOURCES)
    if (existsSync(path.join(root, source)))
      await cp(path.join(root, source), path.join(folder, source), {recursive: true});

  const files = (await readdir(folder, {recursive: true})).filter(
    (file) => !file.startsWith('.git'),
  );
  const pages = await Promise.all(
    files
      .filter((file) => /\.mdx?$/.test(file))
      .map((file) => readFile(path.join(folder, file), 'utf8')),
  );
  const modules = new Map<string, string[]>();
  for (const {module, names} of pages.flatMap(findSiteImports))
    modules.set(module, [...(modules.get(module) ?? []), ...names]);
  const standIns = [...modules].map(
    ([module, names]) => [`${module}.js`, toStandInModule(names)] as const,
  );
  const written: readonly (readonly [file: string, text: string])[] = [
    ...standIns,
    ...files.filter((file) => file.endsWith('.tsx')).map((file) => [file, STAND_IN_PAGE] as const),
    [
      'src/theme/MDXComponents.js',
      toStandInComponents([...new Set(pages.flatMap(findComponents))]),
    ],
    ['sidebars.ts', `export default ${JSON.stringify(sidebars, null, 2)};\n`],
    ['docusaurus.config.js', toConfig(root)],
  ];
  for (const [file, text] of written) {
    await mkdir(path.dirname(path.join(folder, file)), {recursive: true});
    await writeFile(path.join(folder, file), text);
  }
}

function toConfig(root: string): string {
  const editUrl = `${site.codeHost.repository}/edit/${site.codeHost.branch}/`;
  return toBareConfig({
    title: site.title,
    tagline: site.tagline,
    url: site.url,
    i18n: buildI18n('/', 'i18n'),
    preset: buildPresetOptions(editUrl, undefined),
    themeConfig: buildThemeConfig(undefined, '/'),
    staticFolder: path.join(root, 'static'),
    localised: locales.map(({id}) => ({
      locale: id,
      plugins: buildLocalisedPlugins(id, editUrl).filter(isStock),
    })),
  });
}

/** Whether a plugin is one of Docusaurus' own. */
function isStock(plugin: PluginConfig): boolean {
  return Array.isArray(plugin) && String(plugin[0]).startsWith('@docusaurus/');
}
