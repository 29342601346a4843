import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {toCompanionFile, toCompanionText} from '../plugins/translations/companion';
import {toTranslationFiles} from '../src/config/contentFolders';
import {runCommand} from './lib/command';
import {checkTranslation, readBoth} from './lib/translations/checkTranslation';

const root = path.resolve(__dirname, '..');

/**
 * Says that translations are made from the originals as they are now: writes the digests of the
 * originals' blocks beside them. Stops at a translation that deviates from its original.
 */
runCommand(async (argv) => {
  if (argv.length === 0)
    throw new Error(
      'Name the translations that are done: npm run translations:mark -- i18n/de/…/page.mdx',
    );
  for (const entry of argv) {
    const file = path.relative(root, path.resolve(root, entry)).split(path.sep).join('/');
    const files = toTranslationFiles(file);
    if (!files || !existsSync(path.join(root, file)))
      throw new Error(`${entry} is not a translated page. Name a page below i18n/<language>.`);
    if (!existsSync(path.join(root, files.original)))
      throw new Error(`${file}: There is no page ${files.original} to translate.`);
    const problems = await checkTranslation(files, {isMarking: true});
    if (problems.length > 0) throw new Error(problems.join('\n'));
    const {original} = await readBoth(files);
    const text = readFileSync(path.join(root, files.original), 'utf8');
    const companion = toCompanionFile(file);
    writeFileSync(path.join(root, companion), toCompanionText(text, original.blocks));
    console.log(`${companion}: ${original.blocks.length} blocks of ${files.original}`);
  }
});
