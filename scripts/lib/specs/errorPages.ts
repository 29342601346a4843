import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readErrorIndex} from '../../../plugins/error-codes';
import type {ApiRow} from '../../../src/data/apis';
import {toFiles, type PageFault} from './pageUses';

/** A page that lists error codes by HTTP status. */
export interface ErrorPage {
  readonly page: string;
  /** The line of each status. */
  readonly statuses: ReadonlyMap<number, number>;
}

interface Against {
  readonly row: ApiRow;
  /** The document. */
  readonly file: string;
  readonly apis: readonly ApiRow[];
  /** Folder of the repository's specifications. */
  readonly repository: string;
}

/** The pages below files and folders that list error codes. */
export function readErrorPages(entries: readonly string[]): readonly ErrorPage[] {
  return entries.flatMap(toFiles).flatMap((file) => {
    if (!file.endsWith('.mdx')) return [];
    const lines = readFileSync(file, 'utf8').split('\n');
    const statuses = new Map(
      lines.flatMap((line, index): [number, number][] => {
        const [, status] = /^<ErrorCodes status="(\d+)"/.exec(line) ?? [];
        return status === undefined ? [] : [[Number(status), index + 1]];
      }),
    );
    return statuses.size === 0 ? [] : [{page: path.relative(process.cwd(), file), statuses}];
  });
}

/**
 * Problems of these pages with a document in the place of the row's file: a status of its error
 * codes that a page lacks, or one for which no API has a code any more.
 */
export async function findErrorPageFaults(
  pages: readonly ErrorPage[],
  {row, file, apis, repository}: Against,
): Promise<readonly PageFault[]> {
  const toOwnFile = ({spec}: ApiRow): string => path.join(repository, `${spec}.yaml`);
  const readAlone = async (toSpecFile: () => string): Promise<string> =>
    JSON.stringify(
      [...(await readErrorIndex({apis: [row], toSpecFile}))].map(([status, codes]) => [
        status,
        codes.map(({code}) => code),
      ]),
    );
  // Reading the specifications of all APIs takes seconds.
  if (
    pages.length === 0 ||
    (await readAlone(() => file)) === (await readAlone(() => toOwnFile(row)))
  )
    return [];
  const index = await readErrorIndex({
    apis,
    toSpecFile: (api) => (api.spec === row.spec ? file : toOwnFile(api)),
  });
  return pages.flatMap(({page, statuses}) => [
    ...[...index]
      .filter(([status]) => !statuses.has(status))
      .map(([status, [first]]) => ({
        place: `${page}:1`,
        message: `${first?.code} has the status ${status}, for which the page has no heading`,
      })),
    ...[...statuses]
      .filter(([status]) => !index.has(status))
      .map(([status, line]) => ({
        place: `${page}:${line}`,
        message: `no API has an error code with the status ${status} any more`,
      })),
  ]);
}
