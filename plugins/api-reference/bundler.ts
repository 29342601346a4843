import path from 'node:path';
import type {Configuration} from 'webpack';
import {writeWhole} from './cache';
import type {Reference} from './pages';
import {weightPatches, type RedocPatch} from './redocPatches';

interface Modules {
  readonly staticHtml: string;
  readonly viewer: string;
}

/** Writes the modules that pages import under `@api-reference/…`: the viewer's options, and for the server the way to the static HTML. */
export function writeModules(folder: string, {pages}: Reference, viewerOptions: object): Modules {
  const staticHtml = path.join(folder, 'static-html.js');
  const viewer = path.join(folder, 'viewer.js');
  const files = Object.fromEntries(pages.map(({page, htmlFile}) => [page.key, htmlFile]));
  writeWhole(staticHtml, `import {readFileSync} from 'node:fs';\nconst files = ${JSON.stringify(files)};\nexport function readStaticHtml(key) {\n  return readFileSync(files[key], 'utf8');\n}\n`);
  writeWhole(viewer, `export const viewerOptions = ${JSON.stringify(viewerOptions)};\n`);
  return {staticHtml, viewer};
}

/** The bundler's settings: static HTML and no Redoc on the server, patched Redoc and no static HTML in browsers. */
export function toBundlerConfig(modules: Modules, patches: readonly RedocPatch[], isServer: boolean): Configuration {
  const absent = path.join(__dirname, 'browser', 'absent.ts');
  return {
    resolve: {
      alias: {
        '@api-reference/viewer': modules.viewer,
        '@api-reference/static-html': isServer ? modules.staticHtml : absent,
        ...(isServer ? {redoc$: absent} : {}),
      },
    },
    module: {rules: isServer ? [] : [{test: /[\\/]redoc\.browser\.lib\.js$/, use: [{loader: path.join(__dirname, 'redocLoader.cjs'), options: {patches: [...patches, ...weightPatches]}}]}]},
  };
}
