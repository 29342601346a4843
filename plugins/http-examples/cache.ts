import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {
  keep,
  readCode,
  readKept,
  readSpecificationFiles,
  toCacheKey,
} from '../specification-files/cache';
import type {ExampleBlocks} from './blocks';
import type {CheckedExample, HttpExamplesOptions} from './options';

const root = path.resolve(__dirname, '../..');
let code: string | undefined;

interface KnownFiles {
  readonly times: ReadonlyMap<string, number>;
  readonly key: string;
}

const known = new Map<string, KnownFiles>();

/**
 * An example that is checked once: by another language's build, an earlier build, or now with
 * `check`. Only examples without problems are kept, because a problem names the line of its page.
 */
export async function readExample(
  {request: {api, language, text, shown}, responses}: ExampleBlocks,
  {apis, languages, toSpecFile, partsFolder}: HttpExamplesOptions,
  {folder, check}: {readonly folder: string; readonly check: () => Promise<CheckedExample>},
): Promise<CheckedExample> {
  const row = apis.find((one) => `${one.id}/${one.version}` === api || one.spec === api);
  const entry = row && toSpecFile(row);
  if (entry === undefined || !existsSync(entry)) return check();
  const key = toCacheKey(
    (code ??= readCodeKey()),
    toFilesKey(entry, partsFolder),
    {row, api, language, text, shown, languages},
    responses.map(({line: _line, ...response}) => response),
  );
  const file = path.join(folder, `${key}.json`);
  const kept = readKept(file);
  if (kept) return {element: JSON.parse(kept.toString('utf8')), problems: []};
  const checked = await check();
  if (checked.element && checked.problems.length === 0) keep(file, JSON.stringify(checked.element));
  return checked;
}

/** A key for our code, the installed packages and Node, which names the statuses. */
function readCodeKey(): string {
  return toCacheKey(
    readCode(__dirname),
    ...['code-samples', 'specification-files'].map((name) =>
      readCode(path.join(__dirname, '..', name)),
    ),
    ...['catalogue', 'content', 'json', 'openapi'].map((name) =>
      readCode(path.join(root, 'src/model', name)),
    ),
    readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
    process.version,
  );
}

/** A key for a specification's files, which are read again when one of them changes. */
function toFilesKey(entry: string, folder: string): string {
  const last = known.get(entry);
  if (last && [...last.times].every(([file, time]) => toTime(file) === time)) return last.key;
  const files = readSpecificationFiles(entry, folder);
  const times = new Map([...files.keys()].map((file) => [file, toTime(file)]));
  const key = toCacheKey([...files.values()]);
  known.set(entry, {times, key});
  return key;
}

function toTime(file: string): number {
  return statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? 0;
}
