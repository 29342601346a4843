import type {RequestListener} from 'node:http';
import {afterEach} from 'vitest';
import {readSpecText} from '../../../scripts/lib/specs/document';
import type {DownloadOptions} from '../../../scripts/lib/specs/download';
import {
  keepCandidates,
  updateSpecs,
  type SpecOutcome,
  type UpdateOptions,
} from '../../../scripts/lib/specs/update';
import type {createFolders} from './support';
import {row, serve} from './support';

const open: {close(): Promise<void>}[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

/** A server that is closed when the test ends. */
export async function start(listener: RequestListener): Promise<Awaited<ReturnType<typeof serve>>> {
  const server = await serve(listener);
  open.push(server);
  return server;
}

const now = (): Date => new Date('2026-11-20T10:00:00Z');
export const waits: number[] = [];
export const quick: DownloadOptions = {
  sleep: (milliseconds) => {
    waits.push(milliseconds);
    return Promise.resolve();
  },
};

export type Folders = ReturnType<typeof createFolders>;

/** What comes of an endpoint before the build with it has ended. */
export async function fetchOnly(
  url: string,
  folders: Folders,
  options: Partial<UpdateOptions> = {},
): Promise<SpecOutcome> {
  const [outcome] = await updateSpecs({
    rows: [row],
    url,
    ...folders,
    now,
    download: quick,
    accept: () => Promise.resolve(new Map()),
    read: readSpecText,
    ...options,
  });
  return outcome!;
}

/** The same, with a successful build. */
export async function update(
  url: string,
  folders: Folders,
  download: DownloadOptions = quick,
  acceptRemovals = false,
): Promise<SpecOutcome> {
  const outcome = await fetchOnly(url, folders, {download, acceptRemovals});
  await keepCandidates([outcome], folders.copies);
  return outcome;
}

/** Answers 200 with a text. */
export const answer =
  (text: string, headers: Readonly<Record<string, string>> = {}): RequestListener =>
  (_request, response) => {
    response
      .writeHead(200, {'Content-Type': 'application/yaml', ETag: '"one"', ...headers})
      .end(text);
  };
