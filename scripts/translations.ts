import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {locales} from '../src/data/locales';
import {runCommand} from './lib/command';
import {extractMessages, readMessageFiles} from './lib/translations/extract';
import {mergeMessages} from './lib/translations/merge';

const root = path.resolve(__dirname, '..');

/**
 * Brings `i18n` in line with the code: adds new messages in English for translators, removes unused
 * ones and keeps translations. English has no files, because the code contains its texts.
 */
runCommand(async () => {
  const [source, ...translations] = locales;
  const asked = await extractMessages(source.id);
  for (const {id} of translations) {
    const folder = path.join(root, 'i18n', id);
    await mkdir(folder, {recursive: true});
    const given = await readMessageFiles(folder);
    for (const file of given.keys()) if (!asked.has(file)) await rm(path.join(folder, file));
    for (const [file, messages] of asked) {
      await mkdir(path.dirname(path.join(folder, file)), {recursive: true});
      const merged = mergeMessages(messages, given.get(file) ?? {});
      await writeFile(path.join(folder, file), `${JSON.stringify(merged, null, 2)}\n`);
    }
    console.log(`i18n/${id}: ${asked.size} files`);
  }
});
