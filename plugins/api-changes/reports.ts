import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LawRow} from '../../src/data/laws/row';
import type {VersionPair} from '../../src/model/catalogue/pairs';
import {toChangesReport, type ChangesReport} from '../../src/model/openapi/changes/changesReport';
import {
  keep,
  readCode,
  readKept,
  readSpecificationFiles,
  toCacheKey,
} from '../specification-files/cache';
import {bundleSpecification} from '../specification-files/bundle';

export interface ReportSources {
  /** Folder of the repository's specifications, as an absolute path. */
  readonly specFolder: string;
  /** Absolute path of the cache folder for comparisons, which all five languages share. */
  readonly cacheFolder: string;
  /** The path of a row's specification in this build. */
  readonly toSpecFile: (row: Pick<VersionPair['to'], 'spec'>) => string;
}

/**
 * The differences between the versions of a pair. Comes from the cache if neither the
 * specifications nor the comparing code changed.
 */
export async function readReport(
  pair: VersionPair,
  {specFolder, cacheFolder, toSpecFile}: ReportSources,
  laws: readonly LawRow[],
): Promise<ChangesReport> {
  const files = [pair.from, pair.to].map(toSpecFile);
  const key = toCacheKey(
    files.map((file) => [...readSpecificationFiles(file, specFolder).values()]),
    pair,
    laws,
    ...['openapi', 'json', 'catalogue'].map((folder) =>
      readCode(path.join(__dirname, '../../src/model', folder)),
    ),
    readCode(path.join(__dirname, '../specification-files')),
    ...['api-smart-diff', '@redocly/openapi-core'].map((name) =>
      readFileSync(path.join(__dirname, '../../node_modules', name, 'package.json'), 'utf8'),
    ),
  );
  const cached = path.join(cacheFolder, `${key}.json`);
  const kept = readKept(cached);
  if (kept) return JSON.parse(kept.toString()) as ChangesReport;
  const [before, after] = await Promise.all(
    files.map(async (file) => (await bundleSpecification(file, specFolder)).document),
  );
  if (!before || !after) throw new Error(`${pair.path} compares two versions.`);
  const report = toChangesReport(pair, before, after, laws);
  keep(cached, JSON.stringify(report));
  return report;
}
