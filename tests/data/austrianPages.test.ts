import {createHash, X509Certificate} from 'node:crypto';
import {mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {austrianReceipt, type AustrianReceiptRecord} from '../receipts/austria';
import {austrianTables} from '../../src/data/tables/at';
import {
  toDep7File,
  toInitializationVector,
  toInitializationVectorInput,
} from '@bonarium/fiscal/austria';
import {runGuide} from '../support/runGuide';

const folder = path.resolve(__dirname, '../../docs/sign-at');
const {cashRegister, records, signatureCreationUnit} = austrianReceipt;
const chain: readonly AustrianReceiptRecord[] = Object.values(records);

const readPage = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

const runPage = (name: string, args: readonly string[] = []) => runGuide(readPage(name), {args});

function writeDep(name: string, part: readonly AustrianReceiptRecord[]): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'austrian-pages-')), name);
  const {certificate, certificationAuthorities} = signatureCreationUnit;
  writeFileSync(
    file,
    JSON.stringify(
      toDep7File(
        certificate,
        certificationAuthorities,
        part.map(({jws}) => jws),
      ),
    ),
  );
  return file;
}

describe('the Austrian guides', () => {
  it('show only codes of the example', () => {
    const known = new Set<string>(chain.map(({code}) => code));
    const ocr = (
      runPage('machine-readable-code.mdx').exported.toOcrText as (code: string) => string
    )(records.sale.code);
    const shown = readdirSync(folder).flatMap(
      (name) => readPage(name).match(/_R1-AT\d+_[\w+/=:,-]+/g) ?? [],
    );
    expect(shown.length).toBeGreaterThan(5);
    expect(shown.filter((code) => !known.has(code) && code !== ocr)).toEqual([]);
  });

  it('list the fields of the code with the values of receipt 3', () => {
    const table = austrianTables.find(({id}) => id === 'rksv-code-fields');
    expect(
      ['', ...(table?.rows ?? []).map((row) => ('example' in row ? row.example : undefined))].join(
        '_',
      ),
    ).toBe(records.sale.code);
  });

  it('parse codes and check their chain', () => {
    const {printed, exported} = runPage('machine-readable-code.mdx');
    const {toJws, toChainValue, isSignedBy} = exported as {
      toJws: (code: string) => string;
      toChainValue: (before: string) => string;
      isSignedBy: (certificate: X509Certificate, jws: string) => boolean;
    };
    const certificate = new X509Certificate(
      Buffer.from(signatureCreationUnit.certificate, 'base64'),
    );
    expect(printed).toEqual(['true', 'true']);
    expect(chain.map(({code}) => toJws(code))).toEqual(chain.map(({jws}) => jws));
    expect(
      chain.map((_, index) => toChainValue(chain[index - 1]?.jws ?? cashRegister.serialNumber)),
    ).toEqual(chain.map(({chainValue}) => chainValue));
    expect(chain.map(({jws}) => isSignedBy(certificate, jws))).toEqual(
      chain.map(({signed}) => signed),
    );
  });

  it('compute the turnover counter and the check value of its key', () => {
    const input = toInitializationVectorInput(cashRegister.serialNumber, '3');
    const iv = toInitializationVector(createHash('sha256').update(input).digest());
    expect(runPage('turnover-counter.mdx').printed).toEqual([
      Buffer.from(iv).toString('hex'),
      records.sale.counterField,
      String(records.sale.turnoverCents),
      cashRegister.aesKeyChecksum,
    ]);
    const rows = readPage('turnover-counter.mdx').matchAll(
      /^\| (\d) \| .* \| (\d+) \| `([^`]+)` \|$/gm,
    );
    expect([...rows].map(([, number, cents, field]) => ({number, cents, field}))).toEqual(
      chain.map(({number, turnoverCents, counterField}) => ({
        number,
        cents: String(turnoverCents),
        field: counterField,
      })),
    );
  });

  it('check an export in one file or in two', () => {
    const expected = chain.map(
      ({number, signed}) => `${number} ${signed ? 'signed' : 'outage'} ok`,
    );
    expect(runPage('dep-export.mdx', [writeDep('all.json', chain)]).printed).toEqual(expected);
    expect(
      runPage('dep-export.mdx', [
        writeDep('a.json', chain.slice(0, 3)),
        writeDep('b.json', chain.slice(3)),
      ]).printed,
    ).toEqual(expected);
    expect(readPage('dep-export.mdx')).toContain(`\`\`\`text\n${expected.join('\n')}\n\`\`\``);
  });

  it('find a missing receipt and a duplicate one', () => {
    const file = writeDep('bad.json', [records.start, records.sale, records.sale]);
    expect(runPage('dep-export.mdx', [file]).printed).toEqual([
      '1 signed ok',
      '3 signed chain broken',
      '3 signed chain broken, number used twice',
    ]);
  });

  it('send stored receipts in order and stop at a rejected one', async () => {
    const {replay} = runPage('outages.mdx').exported as {
      replay: (
        queue: readonly {id: string; body: unknown}[],
        send: (receipt: {
          id: string;
        }) => Promise<{status: number; code?: string; retryAfter?: number}>,
        wait: (ms: number) => Promise<void>,
      ) => Promise<readonly {id: string}[]>;
    };
    const answers = [
      {status: 200},
      {status: 503, retryAfter: 30},
      {status: 409, code: 'E_CONFLICT'},
      {status: 200},
      {status: 400},
    ];
    const sent: string[] = [];
    const pauses: number[] = [];
    const left = await replay(
      ['a', 'b', 'c', 'd'].map((id) => ({id, body: {}})),
      ({id}) => {
        sent.push(id);
        return Promise.resolve(answers[sent.length - 1] ?? {status: 500});
      },
      (ms) => {
        pauses.push(ms);
        return Promise.resolve();
      },
    );
    expect(sent).toEqual(['a', 'b', 'b', 'b', 'c']);
    expect(left.map(({id}) => id)).toEqual(['c', 'd']);
    expect(pauses.map((ms) => ms >= 30_000)).toEqual([true, false]);
  });
});
