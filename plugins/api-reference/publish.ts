import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import {toDownloadUrls} from '../../src/model/catalogue/reference';
import {writeWhole} from '../specification-files/cache';
import {specFiles} from './job';
import {toSpecName, type Reference} from './pages';

/** Writes the files that one language's build publishes: its stylesheet. */
export function publishStylesheet({stylesheet}: Reference, outDir: string): void {
  writeWhole(path.join(outDir, stylesheet.name), stylesheet.text);
}

/**
 * Writes the files that all languages share below the site's root `outDir`: each bundled
 * specification, and the downloads.
 */
export function publishSpecifications({pages}: Reference, outDir: string): void {
  for (const {item} of pages) {
    const {yamlUrl, jsonUrl, postmanUrl} = toDownloadUrls(item.api, '');
    copy(
      path.join(item.specFolder, specFiles.json),
      path.join(outDir, toSpecName(item.api.id, item.api.version, item.specHash)),
    );
    copy(path.join(item.specFolder, specFiles.yaml), path.join(outDir, yamlUrl));
    copy(path.join(item.specFolder, specFiles.postman), path.join(outDir, postmanUrl));
    const specification: unknown = JSON.parse(
      readFileSync(path.join(item.specFolder, specFiles.json), 'utf8'),
    );
    writeWhole(path.join(outDir, jsonUrl), `${JSON.stringify(specification, null, 2)}\n`);
  }
}

/**
 * Removes the specifications' source files from the build. Readers get each specification as one
 * document. A source file would differ from a fetched specification, and shared parts are useless
 * alone.
 */
export function removeSources(specFolder: string, outDir: string): void {
  const sources = readdirSync(specFolder, {recursive: true, encoding: 'utf8'}).filter((name) =>
    /\.ya?ml$/.test(name),
  );
  const copies = sources.map((name) => path.join(outDir, path.basename(specFolder), name));
  for (const file of copies) rmSync(file, {force: true});
  for (const folder of new Set(copies.map((file) => path.dirname(file))))
    if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
}

/**
 * Writes each page's static HTML as a file, for the development server, which doesn't render pages.
 */
export function publishFragments({pages}: Reference, outDir: string): void {
  for (const {page, htmlFile} of pages)
    copy(htmlFile, path.join(outDir, 'api-specs', `${page.key.replaceAll('/', '-')}.html`));
}

function copy(from: string, to: string): void {
  mkdirSync(path.dirname(to), {recursive: true});
  copyFileSync(from, to);
}
