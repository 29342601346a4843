import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parseBuildNote, type BuildNote} from '../build/note';
import {NOTE_FILE} from '../cdn/files';
import {parseHeaderRules} from '../cdn/rules';
import {readBuildFiles, type BuildFile} from './files';
import {BUILD, validateBuild} from './whole';

/** A build that may be published: its files and its note. Throws with everything that speaks against it. */
export async function readWholeBuild(folder: string, locales: readonly string[]): Promise<{readonly files: readonly BuildFile[]; readonly note: BuildNote}> {
  if (!existsSync(path.join(folder, '_headers'))) throw new Error(`${folder} holds no built site: _headers is missing. Run "${BUILD}" first.`);
  const readText = (name: string): Promise<string | undefined> => readFile(path.join(folder, name), 'utf8').catch(() => undefined);
  const files = await readBuildFiles(folder);
  const note = parseBuildNote(await readText(NOTE_FILE));
  const rules = parseHeaderRules((await readText('_headers')) ?? '');
  const problems = validateBuild({paths: new Set(files.map((file) => file.path)), note, rules, locales});
  if (note === undefined || problems.length > 0)
    throw new Error(
      [`This build is not published: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`, ...problems.map((problem) => `- ${problem}`)].join(
        '\n',
      ),
    );
  return {files, note};
}
