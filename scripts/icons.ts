import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {site} from '../src/data/site';
import {runCommand} from './lib/command';
import {manifestIcons, toIcon, toManifest} from './lib/icons';

const root = path.resolve(__dirname, '..');

/**
 * Writes the web manifest and its icons to `static`, from the brand's mark, the tokens and
 * `src/data/site.ts`. Run it after changing any of them. The files are committed.
 */
runCommand(async () => {
  const css = await readFile(path.join(root, 'src/kit/tokens.css'), 'utf8');
  const mark = await readFile(path.join(root, 'static/img/favicon.svg'), 'utf8');
  for (const {file, size, purpose} of manifestIcons)
    await writeFile(path.join(root, 'static/img', file), await toIcon(mark, size, purpose, css));
  const description =
    'Guides and API reference for signing fiscal receipts in Germany, Austria, Spain, Italy and France.';
  await writeFile(
    path.join(root, 'static/manifest.webmanifest'),
    toManifest({name: `${site.name} ${site.title}`, shortName: site.name, description, css}),
  );
});
