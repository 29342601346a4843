import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {germanReceipt} from '../../src/data/receipts/germany';
import {tables} from '../../src/data/tables/all';
import {
  DOCUMENT_KINDS,
  checkProcessData,
  toFinishLogMessage,
  toProcess,
  toReceiptCode,
} from '@bonarium/fiscal/germany';
import {readYaml} from '../support/readYaml';

interface Specification {
  readonly 'x-error-catalogue': readonly {readonly code: string; readonly status: number}[];
  readonly components: {
    readonly examples: Readonly<Record<string, {readonly value: {readonly certificate: string}}>>;
  };
}

const root = path.resolve(__dirname, '../..');
const guide = (name: string): string =>
  readFileSync(path.join(root, 'docs/sign-de', `${name}.mdx`), 'utf8');
const specification = readYaml(
  path.join(root, 'static/openapi/kassensichv/v2.yaml'),
) as Specification;
const page = guide('process-data');
const cookbook: readonly Readonly<Record<string, string>>[] =
  tables.find(({id}) => id === 'kassenbeleg-cases')?.rows ?? [];
const cases = [
  ...[...page.matchAll(/`((?:Beleg|AV[A-Za-z]+)\^[^`\n]*)`/g)].map(([, data = '']) => data),
  ...cookbook.map(({process_data = ''}) => process_data),
];
const orders = [...page.matchAll(/^2;"Cappuccino".*$|`(-?\d[^`\n]*;"[^`\n]*";\d[^`\n]*)`/gm)].map(
  ([line, code]) => (code ?? line).replaceAll('\\r', '\r'),
);

describe('the guide to process data', () => {
  it('has examples', () => {
    expect(cookbook.length).toBeGreaterThan(20);
    expect(cases.length).toBeGreaterThan(30);
    expect(orders.length).toBeGreaterThan(3);
  });

  it.each(cases)('shows %s in the form of annex I', (data) =>
    expect(checkProcessData('Kassenbeleg-V1', data)).toEqual([]),
  );

  it.each(cookbook)(
    'shows what SIGN DE writes for "$case"',
    ({receipt_type, vat = '', payments = '', process_data}) => {
      const parts = (list: string): string[][] =>
        list === '' ? [] : list.split(', ').map((entry) => entry.split(' '));
      const receipt = {
        receipt_type: receipt_type as 'RECEIPT',
        amounts_per_vat_rate: parts(vat).map(([vat_rate = '', amount = '']) => ({
          vat_rate: vat_rate as 'NORMAL',
          amount,
        })),
        amounts_per_payment_type: parts(payments).map(
          ([payment_type = '', amount = '', currency_code]) => ({
            payment_type: payment_type as 'CASH',
            amount,
            ...(currency_code === undefined ? {} : {currency_code}),
          }),
        ),
      };
      expect(toProcess({standard_v1: {receipt}})).toEqual({
        processType: 'Kassenbeleg-V1',
        processData: process_data,
      });
    },
  );

  it.each(orders)('shows the order %j in the form of annex I', (data) =>
    expect(checkProcessData('Bestellung-V1', data)).toEqual([]),
  );

  it('shows documents whose slots add up to their payments, including cash movements', () => {
    const cents = (amounts: readonly string[]): number =>
      amounts.reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0);
    const off = cases.filter((data) => {
      const [kind, slots = '', payments = ''] = data.split('^');
      // A sum in another currency has no rate here.
      if (!['Beleg', 'AVTraining', 'AVTransfer'].includes(kind ?? '') || /:[A-Z]{3}/.test(payments))
        return false;
      return (
        cents(slots.split('_')) !==
        cents(
          payments
            .split('_')
            .filter(Boolean)
            .map((payment) => payment.split(':')[0] ?? ''),
        )
      );
    });
    expect(off).toEqual([]);
  });
});

describe.each(['v0', 'v1', 'v2'])('the counters of the examples of %s', (version) => {
  const {components} = readYaml(path.join(root, `static/openapi/kassensichv/${version}.yaml`)) as {
    readonly components: {
      readonly examples: Readonly<
        Record<
          string,
          {
            readonly description?: string;
            readonly value?: {
              readonly number?: number;
              readonly log?: {readonly operation: string};
              readonly signature?: {readonly counter: number};
            };
          }
        >
      >;
    };
  };
  const finished = new Map(
    Object.values(components.examples).flatMap(({value}) =>
      value?.number !== undefined &&
      value.signature &&
      value.log?.operation === 'FINISH_TRANSACTION'
        ? [[value.number, value.signature.counter] as const]
        : [],
    ),
  );
  const systemEvents = [
    ...(components.examples.SaleCancelled?.description ?? '').matchAll(
      /Counter (\d+) is a system/g,
    ),
  ].map(([, counter]) => Number(counter));

  it('increase by two for each transaction and by one for each system event', () => {
    const [[first, start] = [0, 0], ...others] = [...finished].sort(([a], [b]) => a - b);
    expect(others.length).toBeGreaterThan(2);
    for (const [number, counter] of others) {
      const passed = systemEvents.filter((event) => event > start && event < counter);
      expect({number, counter}).toEqual({
        number,
        counter: start + 2 * (number - first) + passed.length,
      });
    }
  });
});

describe('payments of the kinds of document', () => {
  const examples = JSON.stringify(readYaml(path.join(root, 'static/openapi/kassensichv/v2.yaml')));
  const shown = [
    ...cases,
    ...[...examples.matchAll(/(?:Beleg|AV[A-Za-z]+)\^[^;"]*/g)].map(([data]) => data),
  ];

  it('are only recorded for sales and trainings', () => {
    expect(shown.filter((data) => /^AV(?!Training)/.test(data) && !data.endsWith('^'))).toEqual([]);
  });

  it('are recorded with a training', () => {
    const trainings = shown.filter((data) => data.startsWith('AVTraining'));
    expect(trainings.length).toBeGreaterThan(1);
    expect(trainings.filter((data) => data.endsWith('^'))).toEqual([]);
  });

  it('are the same in both lists', () => {
    const columns = [
      ['kassenbeleg-document-kinds', 'bon_typ', 'payments', 'none'],
      ['dsfinvk-bon-typ', 'value', 'payment', 'Keine'],
    ] as const;
    for (const [id, kind, payments, none] of columns) {
      const rows: readonly Readonly<Record<string, string>>[] =
        tables.find((table) => table.id === id)?.rows ?? [];
      const unpaid = rows.filter((row) => row[payments] === none).map((row) => row[kind]);
      expect(unpaid).toEqual(
        expect.arrayContaining([
          'AVTransfer',
          'AVBestellung',
          'AVRechnung',
          'AVSachbezug',
          'AVSonstige',
          'AVBelegabbruch',
        ]),
      );
      expect(unpaid).not.toContain('AVTraining');
    }
  });
});

describe('the list of document kinds', () => {
  const rows = tables.find(({id}) => id === 'kassenbeleg-document-kinds')?.rows ?? [];

  it('names every kind', () => {
    expect(new Set(rows.map(({bon_typ}) => bon_typ))).toEqual(new Set(DOCUMENT_KINDS));
  });

  it.each(rows)('pairs $receipt_type with what SIGN DE writes', ({bon_typ, receipt_type}) => {
    const {processData} = toProcess({
      standard_v1: {
        receipt: {
          receipt_type: receipt_type as 'RECEIPT',
          amounts_per_vat_rate: [],
          amounts_per_payment_type: [],
        },
      },
    });
    expect(processData.split('^')[0]).toBe(bon_typ);
  });
});

describe('the guide to errors', () => {
  const text = guide('error-handling');

  it.each(specification['x-error-catalogue'])('says what to do on $code', ({code, status}) =>
    expect(text).toContain(`| \`${code}\` | ${status} |`),
  );

  it('contains no other codes', () => {
    const known = specification['x-error-catalogue'].map(({code}) => code);
    expect(
      [...text.matchAll(/`(E_[A-Z_]+)`/g)]
        .map(([, code = '']) => code)
        .filter((code) => !known.includes(code)),
    ).toEqual([]);
  });
});

describe('the guide to certificates', () => {
  it('shows the bytes that the example receipt signs', () => {
    const dump =
      /```text\n(02 01 03[\s\S]*?)```/.exec(guide('certificates-and-algorithms'))?.[1] ?? '';
    const shown = dump.replace(/^((?:[0-9a-f]+ ?)+|\s+[0-9a-f]+).*$/gm, '$1').replace(/\s/g, '');
    expect(shown).toBe(Buffer.from(toFinishLogMessage(germanReceipt)).toString('hex'));
  });
});

describe('the technical details', () => {
  const text = guide('technical-details');

  it('give the sizes of the example', () => {
    expect(text).toContain(
      `${toReceiptCode(germanReceipt).length} characters for the example receipt`,
    );
    expect(text).toContain(
      `${specification.components.examples['TssRetrieved']?.value.certificate.length} characters in the example`,
    );
  });
});
