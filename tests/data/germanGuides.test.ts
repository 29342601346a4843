import {readFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {describe, expect, it} from 'vitest';
import {fiscalPackage} from '../../src/data/check/fiscalPackage';
import {germanReceipt} from '../../src/data/receipts/germany';
import {germanPrintedReceipts} from '../../src/data/receipts/printed/germany';
import {germanStateMachines} from '../../src/data/stateMachines/de';
import {germanTables} from '../../src/data/tables/de';
import {toFinishLogMessage, toReceiptCode} from '@bonarium/fiscal/germany';
import {PUBLISHED_CODES} from '../support/receiptCodes';
import {readYaml} from '../support/readYaml';

const root = path.resolve(__dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const page = (name: string): string => read(`docs/sign-de/${name}.mdx`);
const fences = (text: string, language: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(
    ([, body = '']) => body,
  );

const toPrinted = (id: string): string =>
  germanPrintedReceipts.find((row) => row.id === id)?.text ?? '';

/** The code on a page, run unchanged, with the packages that it imports. */
async function run<T>(name: string): Promise<T> {
  const [contents = ''] = fences(page(name), 'ts');
  const {outputFiles} = await build({
    stdin: {contents, loader: 'ts', resolveDir: root},
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return (await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`)) as T;
}

describe('the guide to the receipt code', () => {
  const code = toReceiptCode(germanReceipt);
  const texts = fences(page('qr-code-validation'), 'text');
  const message = Buffer.from(toFinishLogMessage(germanReceipt)).toString('hex');

  it('shows the code of the example, with its length', () => {
    expect(texts).toContain(`${code}\n`);
    expect(page('qr-code-validation')).toContain(`${code.length} characters`);
  });

  it('lists its fields in their order', () => {
    const rows: readonly Readonly<Record<string, string>>[] =
      germanTables.find(({id}) => id === 'kassensichv-qr-fields')?.rows ?? [];
    expect(rows.map(({example}) => example).join(';')).toBe(code);
    expect(rows.map(({position}) => Number(position))).toEqual(rows.map((_, index) => index + 1));
  });

  it('shows the bytes that the TSS signed', () => {
    expect(texts.map((text) => text.replace(/\s/g, ''))).toContain(message);
    expect(page('qr-code-validation')).toContain(`${message.length / 2} bytes`);
  });

  interface Result {
    readonly verdict: string;
    readonly facts: Readonly<Record<string, string>>;
    readonly reasons: readonly string[];
  }
  type Check = (code: string) => Promise<Result>;

  it('checks a code with the package, as its table of verdicts says', async () => {
    const {checkReceiptCode} = await run<{checkReceiptCode: Check}>('qr-code-validation');
    const {serialNumber} = germanReceipt.tss;
    const {verdict, facts} = await checkReceiptCode(code);
    expect({verdict, ...facts}).toMatchObject({
      verdict: 'unchanged',
      logVersion: '3',
      curve: 'P-256',
      tssSerialNumber: serialNumber,
    });
    expect(page('qr-code-validation')).toContain(`serial number \`${serialNumber}\``);
    const changed = await checkReceiptCode(code.replace('11.90', '12.90'));
    expect(changed.verdict).toBe('changed-or-incomplete');
    const local = await checkReceiptCode(code.replace('09:41:37', '10:41:37'));
    expect(local.reasons.join()).toContain('local time');
    const other = await checkReceiptCode(code.replace('ecdsa-plain-SHA256', 'ecsdsa-plain-SHA256'));
    expect(other.verdict).toBe('cannot-tell');
  });

  it('checks every code of the specification, and those of other vendors', async () => {
    const {checkReceiptCode} = await run<{checkReceiptCode: Check}>('qr-code-validation');
    const {components} = readYaml('static/openapi/kassensichv/v2.yaml') as {
      components: {examples: Record<string, {value: {qr_code_data?: string}}>};
    };
    const codes = Object.values(components.examples).flatMap(({value}) => value.qr_code_data ?? []);
    expect(codes.length).toBeGreaterThan(5);
    for (const one of [...codes, ...PUBLISHED_CODES.map((row) => row.code)])
      expect((await checkReceiptCode(one)).verdict, one).toBe('unchanged');
  });

  it('installs the package that is built', () => {
    expect(fences(page('qr-code-validation'), 'bash').join()).toContain(`/${fiscalPackage}`);
  });
});

describe('the guide to receipt data', () => {
  it('prints the example receipt with every value in full', () => {
    expect(page('receipt-data')).toContain('<Receipt id="germany-sale" />');
    const joined = toPrinted('germany-sale').replace(/\([a-k]\)|\s+/g, '');
    const {
      merchant,
      lines,
      vat,
      payments,
      total,
      firstOrderAt,
      tss,
      transaction,
      clientSerialNumber,
    } = germanReceipt;
    const german = (amount: string): string => amount.replace('.', ',');
    const shown = [
      merchant.name,
      merchant.owner,
      merchant.street,
      merchant.town,
      ...lines.flatMap(({text, quantity, amount}) => [`${quantity} x ${text}`, german(amount)]),
      ...vat.flatMap(({gross, net, vat: tax}) => [net, tax, gross].map(german)),
      ...payments.flatMap(({label, amount}) => [label, german(amount)]),
      german(total),
      ...[firstOrderAt, transaction.startedAt, transaction.finishedAt].map((moment) =>
        new Date(moment).toISOString(),
      ),
      String(transaction.number),
      String(transaction.signatureCounter),
      clientSerialNumber,
      tss.serialNumber,
      transaction.signature,
    ];
    for (const text of shown) expect(joined).toContain(text.replace(/\s+/g, ''));
  });
});

describe('the pages that check a receipt', () => {
  it.each(['src/localised/en/docs/receipt-data.mdx', 'src/localised/de/docs/beleg-daten.mdx'])(
    '%s print the start of the first order',
    (file) => {
      expect(read(file)).toContain('<Receipt id="germany-sale-code" />');
      expect(toPrinted('germany-sale-code')).toContain(
        `Erste Bestellung ${new Date(germanReceipt.firstOrderAt).toISOString()}`,
      );
    },
  );
});

describe('the guide to exports', () => {
  it('names the log message of the example like a TSS', () => {
    const {transaction, clientSerialNumber} = germanReceipt;
    const time = Date.parse(transaction.finishedAt) / 1000;
    expect(page('exports')).toContain(
      `Unixt_${time}_Sig-${transaction.signatureCounter}_Log-Tra_No-${transaction.number}_Finish_Client-${clientSerialNumber}.log`,
    );
  });

  it('waits until the estimate, within the limit of twelve reads a minute', async () => {
    const {toPause} = await run<{
      toPause: (
        shown: {state: string; estimated_time_of_completion?: number},
        now: number,
      ) => number;
    }>('exports');
    expect(toPause({state: 'WORKING'}, 1_000)).toBe(5_000);
    expect(toPause({state: 'PENDING', estimated_time_of_completion: 130}, 100_000)).toBe(30_000);
    expect(toPause({state: 'PENDING', estimated_time_of_completion: 1_000}, 100_000)).toBe(60_000);
  });

  it('draws the transitions of the specification', () => {
    const {components} = readYaml('static/openapi/shared/kassensichv.yaml') as {
      components: {
        schemas: {
          ExportState: {enum: string[]; 'x-transitions': {from: string | null; to: string}[]};
        };
      };
    };
    const {states, transitions} = germanStateMachines.find(
      ({id}) => id === 'kassensichv-export',
    ) ?? {states: [], transitions: []};
    const {enum: values, 'x-transitions': known} = components.schemas.ExportState;
    expect(states.map(({id}) => id)).toEqual(values);
    const toPairs = (all: readonly {from: string | null; to: string}[]): string[] =>
      all.map(({from, to}) => `${from} ${to}`).sort();
    expect(toPairs(transitions)).toEqual(toPairs(known.filter(({from}) => from !== null)));
  });
});
