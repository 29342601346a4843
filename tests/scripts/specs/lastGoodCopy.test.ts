import {existsSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {toSha256, writeSnapshot} from '../../../scripts/lib/specs/snapshot';
import {keepCandidates, type UpdateOptions} from '../../../scripts/lib/specs/update';
import {answer, fetchOnly, start, update, type Folders} from './endpoint';
import {createFolders, row, toSpecText} from './support';

/** Puts a folder with contents in the place of a file. */
function toFolder(file: string): void {
  rmSync(file, {force: true});
  mkdirSync(file, {recursive: true});
  writeFileSync(path.join(file, 'other'), '');
}

describe('the last good copy', () => {
  const fileOf = ({copies}: Folders, folder = ''): string =>
    path.join(copies, folder, `${row.spec}.yaml`);
  const refuse = (cause: string): Pick<UpdateOptions, 'accept'> => ({
    accept: (drafts) => Promise.resolve(new Map(drafts.map((draft) => [draft.row.spec, cause]))),
  });
  const better = toSpecText((text) => text.replace('Order coffee.', 'Order tea.'));

  it('is replaced only after the build with the new document has ended', async () => {
    const folders = createFolders();
    await update((await start(answer(toSpecText()))).url, folders);
    const before = readFileSync(fileOf(folders), 'utf8');
    const outcome = await fetchOnly((await start(answer(better, {ETag: '"two"'}))).url, folders);
    expect(outcome.state).toBe('updated');
    expect(readFileSync(fileOf(folders), 'utf8')).toBe(before);
    expect(readFileSync(fileOf(folders, 'candidates'), 'utf8')).toContain('Order tea.');
    await keepCandidates([outcome], folders.copies);
    expect(readFileSync(fileOf(folders), 'utf8')).toContain('Order tea.');
    expect(existsSync(fileOf(folders, 'candidates'))).toBe(false);
  });

  it('survives a document that breaks the build, which is set aside with the reason', async () => {
    const folders = createFolders();
    const kept = await update((await start(answer(toSpecText()))).url, folders);
    const {url, requests} = await start((request, response) => {
      if (requests.length === 1) answer(better, {ETag: '"bad"'})(request, response);
      else response.writeHead(500).end();
    });
    const bad = await fetchOnly(url, folders, {
      accept: async (drafts) =>
        drafts[0]?.file.includes('candidates') ? new Map([[row.spec, 'has no tables']]) : new Map(),
    });
    expect(bad).toMatchObject({
      state: 'failed',
      cause: 'its answer has no tables',
      file: fileOf(folders, 'rejected'),
    });
    expect(readFileSync(fileOf(folders, 'rejected'), 'utf8')).toContain('Order tea.');
    expect(
      JSON.parse(readFileSync(fileOf(folders, 'rejected').replace('.yaml', '.meta.json'), 'utf8')),
    ).toMatchObject({
      cause: 'its answer has no tables',
      fetchedAt: '2026-11-20T10:00:00.000Z',
    });
    expect(existsSync(fileOf(folders, 'candidates'))).toBe(false);
    const after = await fetchOnly(url, folders);
    expect(after).toMatchObject({state: 'failed', cause: 'it answers 500 (3 attempts)'});
    expect(after.copy).toEqual(kept.copy);
    // The ETag of the copy, never that of what was set aside: a 304 has to mean the copy.
    expect(requests.map(({etag}) => etag)).toEqual(['"one"', '"one"', '"one"', '"one"']);
  });

  it('is set aside and fetched again if it breaks the build', async () => {
    const folders = createFolders();
    await update((await start(answer(toSpecText()))).url, folders);
    const {url, requests} = await start((_request, response) => void response.writeHead(500).end());
    const outcome = await fetchOnly(url, folders, refuse('breaks a guide'));
    expect(outcome).toMatchObject({
      state: 'failed',
      copy: undefined,
      dropped: {
        cause: 'its answer breaks a guide',
        file: fileOf(folders, 'rejected'),
        fetchedAt: '2026-11-20T10:00:00.000Z',
      },
    });
    expect(requests[0]?.etag).toBeUndefined();
    expect(existsSync(fileOf(folders))).toBe(false);
    expect(existsSync(fileOf(folders, 'rejected'))).toBe(true);
  });

  it('is not used if it breaks a newer rule', async () => {
    const folders = createFolders();
    const {copy} = await update((await start(answer(toSpecText()))).url, folders);
    const text = toSpecText((old) => old.replace('paths:', 'x-error-catalogue: [null]\npaths:'));
    writeSnapshot(fileOf(folders), {text, meta: {...copy!.meta, sha256: toSha256(text)}});
    const {url} = await start((_request, response) => void response.writeHead(500).end());
    expect(await fetchOnly(url, folders)).toMatchObject({
      copy: undefined,
      dropped: {cause: 'its answer has an empty or unreadable row at #/x-error-catalogue/0'},
    });
  });

  it.each([
    ['a folder', toFolder],
    ['half a file', (file: string) => truncateSync(file, 300)],
  ])('is fetched again if it is %s, whatever else the folder has', async (_name, damage) => {
    const folders = createFolders();
    const {url} = await start(answer(toSpecText()));
    const {copy} = await update(url, folders);
    damage(fileOf(folders));
    for (const folder of ['candidates', 'rejected']) toFolder(fileOf(folders, folder));
    await update(url, folders);
    expect(readFileSync(fileOf(folders), 'utf8')).toBe(copy?.text);
  });

  it('deletes rejected documents when it is replaced', async () => {
    const folders = createFolders();
    const {url} = await start(answer(toSpecText()));
    await fetchOnly(url, folders, refuse('has no tables'));
    expect(existsSync(fileOf(folders, 'rejected'))).toBe(true);
    await update(url, folders);
    expect(existsSync(fileOf(folders, 'rejected'))).toBe(false);
  });
});
