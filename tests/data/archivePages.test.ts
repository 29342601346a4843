import {readFileSync} from 'node:fs';
import path from 'node:path';
import {format} from 'node:util';
import {describe, expect, it} from 'vitest';
import {austrianReceipt} from '../receipts/austria';
import {germanReceipt} from '../../src/data/receipts/germany';
import {printedReceipts} from '../../src/data/receipts/printed/all';
import {findTotalsMismatches, type ReceiptTotals} from '@bonarium/fiscal/ereceipt';
import {toReceiptCode} from '@bonarium/fiscal/germany';
import {readYaml} from '../support/readYaml';
import {runGuide} from '../support/runGuide';

const root = path.resolve(__dirname, '../..');
const readPage = (name: string): string =>
  readFileSync(path.join(root, 'docs', `${name}.mdx`), 'utf8');
const readSpecification = (name: string) =>
  readYaml(path.join(root, 'static/openapi', `${name}.yaml`));

/** What a page prints, what its comments say that it prints, and its exports. */
function runPage<T>(name: string): {
  readonly printed: readonly string[];
  readonly promised: readonly string[];
  readonly exported: T;
} {
  const {source, printed, exported} = runGuide(readPage(name), {
    toLine: (values) => format(...values).replace(/\s+/g, ' '),
  });
  const promised = [...source.matchAll(/^console\.log\(.*\); \/\/ (.*)$/gm)].map(
    ([, text = '']) => text,
  );
  return {printed, promised, exported: exported as T};
}

/** The JSON bodies of a page's requests with this method and address. */
function toBodies(name: string, request: string): readonly Record<string, unknown>[] {
  const fences = [...readPage(name).matchAll(/^```http[^\n]*\n([\s\S]*?)^```$/gm)].map(
    ([, text = '']) => text,
  );
  return fences
    .filter((text) => text.startsWith(request))
    .map((text) => JSON.parse(text.slice(text.search(/^\{/m))));
}

const safe = readSpecification('safe/v0');
const ereceipt = readSpecification('ereceipt/v1');

describe('the guides to SAFE', () => {
  it('archive the files of SIGN FR as often as SIGN FR makes them', () => {
    const {tags} = readSpecification('sign-fr/2025-08-12');
    expect(JSON.stringify(tags)).toContain('Daily closings and exports create files.');
    for (const page of ['safe/introduction', 'safe/safe-vs-safe-flex'])
      for (const line of readPage(page).match(/^\|.*SIGN FR.*$/gm) ?? [])
        expect(line).toMatch(/after each daily closing \|$/);
  });

  it.each([
    'safe/integration_safe',
    'safe/compliance-and-legal-basis',
    'bonariumreceipt/guides/integration-guide',
  ])('%s prints the output that it shows', (name) => {
    const {printed, promised} = runPage(name);
    expect(promised.length).toBeGreaterThan(0);
    expect(printed).toEqual(promised);
  });

  it('find a week that no run covers, and none after the next run has covered it', () => {
    const {findGaps} = runPage<{
      findGaps: (jobs: readonly unknown[], source: string, until: number) => unknown[];
    }>('safe/integration_safe').exported;
    const run = (period_start: number, period_end: number, state: string, source = 'SIGN_DE') => ({
      period_start,
      period_end,
      state,
      source,
    });
    const jobs = [
      run(0, 99, 'COMPLETED'),
      run(100, 199, 'ERROR'),
      run(0, 299, 'COMPLETED', 'SIGN_AT'),
    ];
    expect(findGaps(jobs, 'SIGN_DE', 199)).toEqual([{from: 100, to: 199}]);
    expect(findGaps([...jobs, run(200, 299, 'COMPLETED')], 'SIGN_DE', 299)).toEqual([
      {from: 100, to: 199},
    ]);
    expect(findGaps([...jobs, run(100, 299, 'COMPLETED')], 'SIGN_DE', 299)).toEqual([]);
  });

  it('upload exactly the bytes that the checksum covers', () => {
    const {sha256} = runPage<{sha256: (bytes: Uint8Array) => string}>(
      'safe/integration_safe_flex',
    ).exported;
    const [, file = ''] =
      /application\/octet-stream\n\n(.*)\n--morgenrot--/.exec(
        readPage('safe/integration_safe_flex'),
      ) ?? [];
    const {checksum, size} = safe.components.examples.ReceiptFile.value;
    expect(Buffer.byteLength(file)).toBe(size);
    expect(sha256(Buffer.from(file))).toBe(checksum);
    expect(JSON.parse(file)).toMatchObject({
      receipt_number: germanReceipt.receiptNumber,
      qr_code_data: toReceiptCode(germanReceipt),
    });
  });

  it('retry an upload with the same ID and form, and give up on permanent errors', async () => {
    type Archive = (...args: readonly unknown[]) => Promise<{readonly checksum: string}>;
    const {archive, sha256} = runPage<{archive: Archive; sha256: (bytes: Uint8Array) => string}>(
      'safe/integration_safe_flex',
    ).exported;
    const bytes = new TextEncoder().encode('{}');
    const upload = async (answers: readonly (Response | Error)[]) => {
      const calls: {url: string; checksum: string}[] = [];
      const send = async (url: string, {body}: {body: FormData}): Promise<Response> => {
        const description = await (body.get('archive_file_request') as Blob).text();
        const answer =
          answers[calls.push({url, checksum: JSON.parse(description).checksum}) - 1] ??
          new Error('unreachable');
        if (answer instanceof Error) throw answer;
        return answer;
      };
      const outcome = await archive(
        'af095e70',
        {name: 'a.json', type: 'JSON'},
        bytes,
        'token',
        send,
        () => Promise.resolve(),
      ).catch(String);
      return {outcome, calls};
    };
    const stored = () => Response.json({checksum: sha256(bytes)});
    const busy = Response.json(
      {code: 'E_TOO_MANY_REQUESTS'},
      {status: 429, headers: {'Retry-After': '1'}},
    );
    const {outcome, calls} = await upload([
      new Error('time-out'),
      busy,
      new Response('', {status: 502}),
      stored(),
    ]);
    expect(outcome).toEqual({checksum: sha256(bytes)});
    expect(new Set(calls.map(({url, checksum}) => `${url} ${checksum}`))).toEqual(
      new Set([`https://safe.bonarium.example/api/v0/files/af095e70 ${sha256(bytes)}`]),
    );
    expect(
      (await upload([Response.json({code: 'E_FILE_CONFLICT'}, {status: 409}), stored()])).outcome,
    ).toBe('Error: E_FILE_CONFLICT');
    expect((await upload([Response.json({checksum: 'other'}), stored()])).outcome).toBe(
      'Error: the stored checksum is another one',
    );
    expect((await upload([])).calls).toHaveLength(6);
  });

  it('verify the audit log, and notice a change, a gap and a truncated end', () => {
    interface Entry {
      readonly log_number: number;
      readonly current_hash: string;
      readonly audit_event: string;
    }
    type FindFaults = (log: readonly Entry[], noted?: Readonly<Record<number, string>>) => string[];
    const {findFaults} = runPage<{findFaults: FindFaults}>(
      'safe/compliance-and-legal-basis',
    ).exported;
    const log: readonly Entry[] =
      safe.paths['/audit-log'].get.responses['200'].content['application/json'].examples.firstDay
        .value.data;
    const noted = {5: log[4]?.current_hash ?? ''};
    expect(findFaults(log, noted)).toEqual([]);
    expect(
      findFaults(
        log.map((entry) => (entry.log_number === 3 ? {...entry, audit_event: 'file'} : entry)),
      ),
    ).toEqual(['entry 3 was altered']);
    expect(findFaults(log.filter(({log_number}) => log_number !== 2))).toContain(
      'entry 3 does not follow',
    );
    expect(findFaults(log.slice(0, 4), noted)).toEqual(['entries 5 to 5 are missing']);
    expect(findFaults(log, {5: '0'.repeat(64)})).toEqual(['entry 5 is another than noted']);
  });

  it('count the term of the example as the specification does', () => {
    const {endOfTerm} = runPage<{endOfTerm: (moment: number, years: number) => number}>(
      'safe/compliance-and-legal-basis',
    ).exported;
    const {time_archiving, time_retention_end} = safe.components.examples.ReceiptFile.value;
    expect(
      endOfTerm(
        time_archiving,
        safe.components.examples.CafeConfiguration.value.retention.vouchers,
      ),
    ).toBe(time_retention_end);
  });
});

describe('the guides to RECEIPT', () => {
  const examples =
    ereceipt.paths['/receipt/{receipt_id}'].put.requestBody.content['application/json'].examples;
  const guide = 'bonariumreceipt/guides/integration-guide';

  it('copy the protection data of SIGN DE unchanged', () => {
    const {toSecurity} = runPage<{toSecurity: (tx: unknown) => unknown}>(guide).exported;
    const signed = readSpecification('kassensichv/v2').components.examples;
    const sale = Object.values<{value: {number?: number; state?: string; type?: string}}>(
      signed,
    ).find(
      ({value}) => value.number === germanReceipt.transaction.number && value.state === 'FINISHED',
    );
    expect(toSecurity(sale?.value)).toEqual(examples.sale.value.schema.ekabs_v0.security);
  });

  it('split every gross amount of the examples as they do', () => {
    const {toVatAmount} = runPage<{toVatAmount: (percentage: string, cents: number) => unknown}>(
      guide,
    ).exported;
    for (const {value} of [examples.sale, examples.void, examples.austria]) {
      const {lines, vat_amounts}: ReceiptTotals = value.schema.ekabs_v0.data;
      const shares = [...vat_amounts, ...lines.flatMap((line) => line.vat_amounts)];
      expect(
        shares.map(({percentage, incl_vat}) =>
          toVatAmount(percentage, Math.round(Number(incl_vat) * 100)),
        ),
      ).toEqual(shares);
    }
  });

  it('send receipts whose sums match, the Austrian one as in the specification', () => {
    const bodies = toBodies(guide, 'PUT /receipt/') as readonly {
      schema: {ekabs_v0: {data: ReceiptTotals; security: {rksv?: {qr_code_data: string}}}};
    }[];
    expect(bodies).toHaveLength(2);
    expect(bodies.flatMap(({schema}) => findTotalsMismatches(schema.ekabs_v0.data))).toEqual([]);
    expect(bodies[0]).toEqual(examples.austria.value);
    expect(bodies[0]?.schema.ekabs_v0.security.rksv?.qr_code_data).toBe(
      austrianReceipt.records.sale.code,
    );
  });

  it('show the outage sale of the German guides', () => {
    const [, sale] = toBodies(guide, 'PUT /receipt/') as readonly {
      schema: {ekabs_v0: {head: {number: string; date: number}}};
    }[];
    const printed = printedReceipts.find(({id}) => id === 'germany-outage')?.text;
    expect(readPage('sign-de/outages')).toContain('<Receipt id="germany-outage">');
    const time = new Intl.DateTimeFormat('de-DE', {
      timeZone: 'Europe/Berlin',
      timeStyle: 'medium',
    }).format((sale?.schema.ekabs_v0.head.date ?? 0) * 1000);
    expect(printed).toContain(`Beleg ${sale?.schema.ekabs_v0.head.number} `);
    expect(printed).toMatch(new RegExp(`^Ende +20\\.11\\.2026 +${time}$`, 'm'));
    expect(JSON.stringify(sale)).toContain(germanReceipt.tss.serialNumber);
    expect(JSON.stringify(sale)).toContain(germanReceipt.clientSerialNumber);
  });
});
