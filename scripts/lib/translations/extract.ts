import {spawn} from 'node:child_process';
import {readFile, readdir, rm} from 'node:fs/promises';
import path from 'node:path';
import {localisedInstances} from '../../../src/data/localised';
import type {Messages} from './validate';

const root = path.resolve(__dirname, '../../..');

/** The message files of one language, by path below its folder. */
export type MessageFiles = ReadonlyMap<string, Messages>;

/**
 * The messages of code, theme and configuration, extracted by Docusaurus itself into a temporary
 * folder. Throws with its output.
 */
export async function extractMessages(locale: string): Promise<MessageFiles> {
  const folder = path.join('.cache', 'i18n', locale);
  await rm(path.join(root, folder), {recursive: true, force: true});
  const cli = path.join(root, 'node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');
  await new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, [cli, 'write-translations', '--locale', locale], {
      cwd: root,
      env: {
        ...process.env,
        PORTAL_I18N_PATH: folder,
        DOCUSAURUS_CURRENT_LOCALE: locale,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join('.docusaurus', `messages-${locale}`),
      },
    });
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The messages could not be read:\n${output}`)),
    );
  });
  return readMessageFiles(path.join(root, folder, locale));
}

/** The message files below a language's folder, without the translated pages next to them. */
export async function readMessageFiles(folder: string): Promise<MessageFiles> {
  const files = (await readdir(folder, {recursive: true}))
    .filter(
      (file) => file.endsWith('.json') && !file.endsWith('.blocks.json') && !isOfOneLanguage(file),
    )
    .sort();
  const entries = await Promise.all(
    files.map(
      async (file) =>
        [
          file.split(path.sep).join('/'),
          JSON.parse(await readFile(path.join(folder, file), 'utf8')) as Messages,
        ] as const,
    ),
  );
  return new Map(entries);
}

/** Plugin instances in one language have nothing to translate. */
function isOfOneLanguage(file: string): boolean {
  return localisedInstances.some(({id}) => file.split(path.sep)[0]?.endsWith(`-${id}`));
}
