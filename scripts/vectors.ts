import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {runCommand} from './lib/command';
import {toArchiveDefects} from './lib/vectors/exports';
import {toDetectionTable, toVectorFiles} from './lib/vectors/files';
import {toVectorSets} from './lib/vectors/sets';

const folder = path.resolve(__dirname, '../static/vectors');

/**
 * Writes the test vectors of the fiscal package to `static/vectors`, and prints the detection table
 * for its README. Run it after changing an example. The files are committed and tested.
 */
runCommand(async () => {
  await mkdir(folder, {recursive: true});
  for (const [name, text] of Object.entries(await toVectorFiles()))
    await writeFile(path.join(folder, name), text);
  console.log(toDetectionTable(toVectorSets(), toArchiveDefects()));
});
