import {copyFileSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Configuration} from 'webpack';
import {toCacheKey, writeWhole} from '../specification-files/cache';
import type {Reference} from './pages';
import {patchRedoc, weightPatches, type RedocPatch, type Replacements} from './redocPatches';

interface Modules {
  readonly staticHtml: string;
  readonly viewer: string;
  readonly redoc: string;
}

/**
 * The name under which the browsers' Redoc requires our modules. Their absolute paths would change
 * the bundle in every folder.
 */
export const browserModules: Replacements = {
  colourShim: '@api-reference/colour-shim',
  sanitizer: '@api-reference/sanitizer',
  expandAll: '@api-reference/expand-all',
};

/**
 * Writes the modules that pages import: the viewer's options, access to the static HTML for the
 * server, and the patched Redoc for browsers. They are files instead of loader output, because the
 * bundler's disk cache notices changed files, but not changed options.
 */
export function writeModules(
  folder: string,
  {pages}: Reference,
  viewerOptions: object,
  patches: readonly RedocPatch[],
): Modules {
  const staticHtml = path.join(folder, 'static-html.js');
  const viewer = path.join(folder, 'viewer.js');
  const files = Object.fromEntries(pages.map(({page, htmlFile}) => [page.key, htmlFile]));
  writeWhole(
    staticHtml,
    `import {copyFileSync, readFileSync} from 'node:fs';\nconst files = ${JSON.stringify(files)};\nexport function readStaticHtml(key) {\n  return readFileSync(files[key], 'utf8');\n}\n`,
  );
  writeWhole(viewer, `export const viewerOptions = ${JSON.stringify(viewerOptions)};\n`);
  return {staticHtml, viewer, redoc: writeRedoc(folder, patches)};
}

/**
 * Writes the patched browser bundle under a name that changes with its contents, and an entry with
 * a constant name. The folder is called `node_modules`, so that no loader compiles the bundle
 * again. Its package keeps Redoc's name and licence.
 */
function writeRedoc(folder: string, patches: readonly RedocPatch[]): string {
  const bundles = path.dirname(require.resolve('redoc'));
  const text = patchRedoc(readFileSync(path.join(bundles, 'redoc.browser.lib.js'), 'utf8'), [
    ...patches,
    ...weightPatches,
  ]);
  const bundle = path.join(folder, 'node_modules', `redoc-${toCacheKey(text)}`, 'index.js');
  const entry = path.join(folder, 'redoc.js');
  writeWhole(bundle, text);
  const {name, version, license} = JSON.parse(
    readFileSync(path.join(bundles, '..', 'package.json'), 'utf8'),
  ) as Readonly<Record<string, string>>;
  writeWhole(
    path.join(path.dirname(bundle), 'package.json'),
    `${JSON.stringify({name, version, license})}\n`,
  );
  copyFileSync(path.join(bundles, '..', 'LICENSE'), path.join(path.dirname(bundle), 'LICENSE'));
  writeWhole(entry, `module.exports = require(${JSON.stringify(bundle)});\n`);
  return entry;
}

/**
 * The bundler's settings: static HTML and no Redoc on the server, patched Redoc and no static HTML
 * in browsers.
 */
export function toBundlerConfig(modules: Modules, isServer: boolean): Configuration {
  const absent = path.join(__dirname, 'browser', 'absent.ts');
  return {
    resolve: {
      alias: {
        '@api-reference/viewer': modules.viewer,
        '@api-reference/static-html': isServer ? modules.staticHtml : absent,
        [browserModules.colourShim]: path.join(__dirname, 'colourShim.cjs'),
        [browserModules.sanitizer]: path.join(__dirname, 'browser', 'sanitizer.ts'),
        [browserModules.expandAll]: path.join(__dirname, 'browser', 'ExpandAll.tsx'),
        redoc$: isServer ? absent : modules.redoc,
      },
    },
  };
}
