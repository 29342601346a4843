import type {Server} from 'node:http';
import {afterEach, describe, expect, it} from 'vitest';
import {LOCAL_ALGOLIA} from '../../services/search/local';
import {BATCH_SIZE, pushRecords} from '../../../scripts/lib/search/push';
import {createSearchServer} from '../../services/search/server';
import type {Call, Fault} from '../../services/server';
import {listen} from '../../../scripts/lib/serve';
import {hostedSettings, toHostedRecords, type HostedRecord} from '../../../src/model/search/hosted';
import {records} from '../../features/search/records';

const {index, adminKey, ...account} = LOCAL_ALGOLIA;
const open: Server[] = [];

afterEach(async () => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** More records than fit in one batch. */
const many: readonly HostedRecord[] = Array.from({length: BATCH_SIZE + 200}, (_, number) => ({
  ...toHostedRecords(records, 'en')[number % records.length]!,
  objectID: `record-${number}`,
}));

/** A service whose index contains one old record, and an upload to it. */
async function start(fault: (call: Call, count: number) => Fault = () => 'none') {
  let count = 0;
  const service = createSearchServer({
    ...account,
    adminKey,
    fault: (call) => {
      if (call.path.endsWith('/batch')) count += 1;
      return fault(call, count);
    },
  });
  open.push(service.server);
  const old = new Map(
    toHostedRecords(records.slice(0, 1), 'en').map((record) => [record.objectID, record]),
  );
  service.indices.set(index, {records: old, settings: {}});
  const hosts = [`http://localhost:${await listen(service.server, 0)}`];
  const lines: string[] = [];
  const push = (key: string = adminKey, what = many): Promise<void> =>
    pushRecords({
      algolia: {appId: account.appId, searchKey: account.searchKey, index, hosts},
      adminKey: key,
      records: what,
      log: (line) => lines.push(line),
    });
  return {...service, push, lines, old};
}

describe('the upload', () => {
  it('replaces the records and the settings, and reports progress', async () => {
    const {push, lines, indices} = await start();
    await push();
    expect([...indices.keys()]).toEqual([index]);
    expect([...indices.get(index)!.records.keys()].sort()).toEqual(
      many.map(({objectID}) => objectID).sort(),
    );
    expect(indices.get(index)!.settings).toEqual(JSON.parse(JSON.stringify(hostedSettings)));
    expect(lines).toEqual([
      `Setting up ${index}`,
      `Uploading ${many.length} records in 2 batches`,
      `  ${BATCH_SIZE} of ${many.length} records`,
      `  ${many.length} of ${many.length} records`,
      `${index} holds ${many.length} records`,
    ]);
  });

  it('creates an index that does not exist yet', async () => {
    const {push, indices} = await start();
    indices.delete(index);
    await push();
    expect(indices.get(index)!.records.size).toBe(many.length);
  });

  it.each([
    [
      'the second batch is refused',
      (call: Call, count: number): Fault =>
        call.path.endsWith('/batch') && count === 2 ? '403' : 'none',
      'Invalid Application-ID or API key',
    ],
    [
      'the second batch meets a service that is down',
      (call: Call, count: number): Fault =>
        call.path.endsWith('/batch') && count >= 2 ? '503' : 'none',
      'Unreachable hosts',
    ],
    [
      'the connection breaks',
      (call: Call, count: number): Fault =>
        call.path.endsWith('/batch') && count >= 1 ? 'refuse' : 'none',
      'Unreachable hosts',
    ],
    [
      'the last step is refused',
      (call: Call): Fault =>
        call.path.endsWith('/operation') && (call.body as {operation: string}).operation === 'move'
          ? '403'
          : 'none',
      'Invalid Application-ID or API key',
    ],
    [
      'settings are refused',
      (call: Call): Fault => (call.path.endsWith('/settings') ? '403' : 'none'),
      'Invalid Application-ID or API key',
    ],
  ])('keeps the old records complete when %s', async (_, fault, message) => {
    const {push, indices, old} = await start(fault);
    await expect(push()).rejects.toThrow(message);
    expect(indices.get(index)!.records).toEqual(old);
    expect([...indices.keys()]).toEqual([index]);
  });

  it('requires a key with write access', async () => {
    const {push, indices, old} = await start();
    await expect(push(account.searchKey)).rejects.toThrow('Method not allowed with this API key');
    expect(indices.get(index)!.records).toEqual(old);
  });

  it('does not empty an index', async () => {
    const {push, indices, old} = await start();
    await expect(push(adminKey, [])).rejects.toThrow(
      'There are no records to upload. The index is unchanged.',
    );
    expect(indices.get(index)!.records).toEqual(old);
  });
});
