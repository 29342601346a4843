import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseFigures, toComparison} from './lib/compare';
import {readOptions, runCommand} from '../lib/command';

/**
 * Writes the results of the last bench as Markdown, compared with those of another bench. Options:
 * `--figures` (.cache/bench/latest.json), `--base` (figures to compare with; if omitted or missing,
 * nothing is compared), `--out` (a file; without it, the report is printed).
 */
runCommand(async (argv) => {
  const options = readOptions(argv, {
    figures: path.join('.cache', 'bench', 'latest.json'),
    base: '',
    out: '',
  });
  const read = async (name: string): Promise<ReturnType<typeof parseFigures>> =>
    parseFigures(await readFile(name, 'utf8').catch(() => ''), name);
  const base =
    options.base !== '' && existsSync(options.base) ? await read(options.base) : undefined;
  const report = toComparison(await read(options.figures), base);
  if (options.out === '') return console.log(report);
  await mkdir(path.dirname(path.resolve(options.out)), {recursive: true});
  await writeFile(options.out, `${report}\n`);
});
