import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
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

/** The code on a page, run unchanged. */
async function run<T>(name: string): Promise<T> {
  const [source = ''] = fences(page(name), 'ts');
  const {outputText} = ts.transpileModule(source, {
    compilerOptions: {module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022},
  });
  return (await import(
    /* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(outputText).toString('base64')}`
  )) as T;
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
    readonly result: string;
    readonly profile?: {readonly version: number; readonly curve: string};
  }

  it('has a check that finds a change, and accepts semicolons and umlauts in the process data', async () => {
    const {checkReceiptCode} = await run<{checkReceiptCode: (text: string) => Result}>(
      'qr-code-validation',
    );
    const unchanged = {
      result: 'unchanged since signing',
      message,
      tssSerialNumber: germanReceipt.tss.serialNumber,
      profile: {version: 3, curve: 'P-256'},
    };
    expect(checkReceiptCode(code)).toMatchObject(unchanged);
    expect(checkReceiptCode(code.replace('11.90', '12.90')).result).toBe('changed or incomplete');
    const {components} = readYaml('static/openapi/kassensichv/v2.yaml') as {
      components: {examples: Record<string, {value: {qr_code_data?: string}}>};
    };
    const codes = Object.values(components.examples).flatMap(({value}) => value.qr_code_data ?? []);
    expect(codes.length).toBeGreaterThan(5);
    for (const one of codes)
      expect(checkReceiptCode(one).result, one).toBe('unchanged since signing');
  });

  it('has a check that accepts the receipts of other vendors and never reports those it cannot judge', async () => {
    const {checkReceiptCode} = await run<{checkReceiptCode: (text: string) => Result}>(
      'qr-code-validation',
    );
    for (const {code: published, profile} of PUBLISHED_CODES) {
      expect(checkReceiptCode(published)).toMatchObject({
        result: 'unchanged since signing',
        profile: {
          version: profile.logVersion,
          curve: profile.curve,
          dsaEncoding: profile.signature === 'DER' ? 'der' : 'ieee-p1363',
        },
      });
      expect(
        checkReceiptCode(
          published
            .replace('.00:', '.01:')
            .replace('^2.55:', '^2.56:')
            .replace('^7.05:', '^7.06:')
            .replace('^21.42:', '^21.43:'),
        ).result,
      ).toBe('changed or incomplete');
    }
    expect(checkReceiptCode(code.replace('ecdsa-plain-SHA256', 'ecsdsa-plain-SHA256')).result).toBe(
      'cannot tell',
    );
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
