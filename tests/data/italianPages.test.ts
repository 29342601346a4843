import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {italianReceipt, type ItalianDocument, type ItalianJournalEntry} from '../receipts/italy';
import {printedReceipts} from '../../src/data/receipts/printed/all';
import {italianTables} from '../../src/data/tables/it';
import {isLotteryEligible, splitVat} from '@bonarium/fiscal/italy';
import {readYaml} from '../support/readYaml';
import {runGuide} from '../support/runGuide';

const root = path.resolve(__dirname, '../..');
const folder = path.join(root, 'docs/sign-it');
const {sale, lotterySale, cancellation, closing, replays, system} = italianReceipt;
const returned = italianReceipt.return;
const documents: readonly ItalianDocument[] = [sale, lotterySale, cancellation, returned];
const specification = ['sign-it/2025-08-12', 'sign-it/local', 'shared/unified']
  .map((name) => readFileSync(path.join(root, `static/openapi/${name}.yaml`), 'utf8'))
  .join('\n');

const readPage = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
const pages = readdirSync(folder).map((name) => ({name, text: readPage(name)}));
const toCents = (amount: string): number => Math.round(Number(amount.replace(',', '.')) * 100);

/** Matches every object that has these fields, and lists of the same length. */
const toPartial = (value: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(value).map(([key, part]: [string, unknown]) => [key, toMatcher(part)]),
  );
const toMatcher = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(toMatcher)
    : typeof value === 'object' && value !== null
      ? expect.objectContaining(toPartial(value))
      : value;

const runPage = (name: string) => runGuide(readPage(name));

describe('the Italian guides', () => {
  it('show only numbers, IDs, hashes and signatures of the example', () => {
    const numbers = new Set([
      ...documents.map(({authorityNumber}) => authorityNumber as string),
      'DCW2026/0000-0000',
    ]);
    const hashes = new Set<string>(replays.map(({hash}) => hash));
    const foreign = pages.flatMap(({name, text}) => [
      ...(text.match(/DCW\d{4}\/\d+-\d+/g) ?? [])
        .filter((number) => !numbers.has(number))
        .map((number) => `${name}: ${number}`),
      ...(text.match(/\b[0-9a-f]{64}\b/g) ?? [])
        .filter((hash) => !hashes.has(hash))
        .map((hash) => `${name}: ${hash}`),
      ...(text.match(/\b01a1f[0-9a-f-]{31}\b/g) ?? [])
        .filter((id) => !specification.includes(id))
        .map((id) => `${name}: ${id}`),
      ...[...text.matchAll(/"signature": "([^"]+)"/g)].flatMap(([, signature = '']) =>
        specification.includes(signature) ? [] : [`${name}: ${signature}`],
      ),
    ]);
    expect(foreign).toEqual([]);
  });

  it('explain the difference between today and 2027 once, and link to that page from others', () => {
    const home = pages
      .filter(({text}) => text.includes('## Today, and from 2027 {/* #today-and-2027 */}'))
      .map(({name}) => name);
    expect(home).toEqual(['introduction.mdx']);
    const others = pages.filter(
      ({name, text}) => !home.includes(name) && /planned for 2027|software solution/.test(text),
    );
    expect(others.length).toBeGreaterThan(0);
    for (const {name, text} of others)
      expect(text, name).toMatch(/\]\(\.\/introduction\.mdx#(today-and-2027|software-solution)\)/);
  });

  it('send requests whose lines, VAT, totals and payments match to the cent', () => {
    interface Part {
      readonly value: {readonly base: string};
      readonly unit: {readonly quantity: string; readonly price: string};
      readonly vat: {
        readonly percentage: string;
        readonly amount: string;
        readonly exclusive: string;
        readonly inclusive: string;
      };
    }
    interface Receipt {
      readonly document: {
        readonly total_vat: {
          readonly amount: string;
          readonly exclusive: string;
          readonly inclusive: string;
        };
      };
      readonly entries: readonly {
        readonly data: Part;
        readonly details: {readonly purpose?: string};
      }[];
      readonly payments: readonly {readonly amount: string}[];
    }
    const receipts: Receipt[] = [];
    const collect = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      if ('entries' in value && 'payments' in value) receipts.push(value as Receipt);
      Object.values(value).forEach(collect);
    };
    for (const {text} of pages)
      for (const [, body = ''] of text.matchAll(
        /^```http [^\n]*\n[\s\S]*?\n\n(\{[\s\S]*?)\n```$/gm,
      ))
        collect(JSON.parse(body));
    expect(receipts.length).toBeGreaterThanOrEqual(3);
    for (const {document, entries, payments} of receipts) {
      for (const {data} of entries) {
        expect((Number(data.unit.quantity) * Number(data.unit.price)).toFixed(2)).toBe(
          data.value.base,
        );
        expect(data.vat.inclusive).toBe(data.value.base);
        expect(splitVat(data.vat.inclusive, data.vat.percentage)).toEqual({
          net: data.vat.exclusive,
          vat: data.vat.amount,
        });
      }
      const sold = entries.filter(({details}) => details.purpose !== 'GIFT');
      for (const key of ['amount', 'exclusive', 'inclusive'] as const)
        expect(sold.reduce((sum, {data}) => sum + toCents(data.vat[key]), 0)).toBe(
          toCents(document.total_vat[key]),
        );
      expect(payments.reduce((sum, {amount}) => sum + toCents(amount), 0)).toBe(
        toCents(document.total_vat.inclusive),
      );
    }
  });

  it('print the paper of the sale', () => {
    expect(readPage('receipt_compliance.mdx')).toContain('<Receipt id="italy-sale">');
    const paper = printedReceipts.find(({id}) => id === 'italy-sale')?.text ?? '';
    const {merchant} = italianReceipt;
    for (const text of [
      merchant.legalName,
      merchant.partitaIva,
      `${merchant.street} ${merchant.streetNumber}`,
      sale.authorityNumber,
      sale.number,
      '20/11/2026 09:58',
    ])
      expect(paper).toContain(text);
    const lines = [...paper.matchAll(/^(\d+) x (.+?) +(\d+,\d\d) +(\d+,\d\d)$/gm)].map(
      ([, quantity, text, rate, gross]) => [quantity, text, rate, gross],
    );
    const comma = (amount: string): string => amount.replace('.', ',');
    expect(lines).toEqual(
      sale.lines.map(({quantity, text, vatRate, gross}) => [
        String(quantity),
        text,
        comma(vatRate),
        comma(gross),
      ]),
    );
    const amountOf = (label: string): string | undefined =>
      new RegExp(`^${label} +(\\d+,\\d\\d)$`, 'm').exec(paper)?.[1];
    expect(
      [
        'Totale complessivo',
        'di cui IVA',
        'Pagamento contante',
        'Pagamento elettronico',
        'Importo pagato',
      ].map(amountOf),
    ).toEqual(
      [
        sale.total.gross,
        sale.total.vat,
        sale.payments[0].amount,
        sale.payments[1].amount,
        sale.total.gross,
      ].map(comma),
    );
  });

  it('explain each numbered line of the paper in one note', () => {
    const notes = printedReceipts.find(({id}) => id === 'italy-sale')?.notes ?? [];
    const [, list = ''] =
      /<Receipt id="italy-sale">([\s\S]*?)<\/Receipt>/.exec(readPage('receipt_compliance.mdx')) ??
      [];
    expect(list.match(/^\d+\. .*<Law .*`/gm)).toHaveLength(notes.length);
  });

  it('show of a gift, a void and a return what the specification sends', () => {
    const examples = (
      readYaml(path.join(root, 'static/openapi/sign-it/2025-08-12.yaml')) as {
        readonly paths: Readonly<
          Record<
            string,
            {post: {requestBody: {content: Readonly<Record<string, {examples: object}>>}}}
          >
        >;
      }
    ).paths['/records']!.post.requestBody.content['application/json']!.examples;
    const operations = Object.values(examples).map(
      ({value}: {value: {content: {operation: object}}}) => value.content.operation,
    );
    const excerpts = [
      ...readPage('receipt_compliance.mdx').matchAll(
        /^```json title="content.operation"\n([\s\S]*?)\n```$/gm,
      ),
    ].map(([, text = '']) => JSON.parse(text) as object);
    expect(excerpts.map((excerpt) => (excerpt as {type: string}).type)).toEqual([
      'RECEIPT',
      'CANCELLATION',
      'CORRECTION',
    ]);
    for (const excerpt of excerpts)
      expect(operations).toContainEqual(expect.objectContaining(toPartial(excerpt)));
  });

  it('calculate net, VAT and a discount as printed on the page', () => {
    const page = readPage('receipt_compliance.mdx');
    const {printed, exported} = runPage('receipt_compliance.mdx');
    expect(page).toContain(`\`\`\`text\n${printed.join('\n')}\n\`\`\``);
    expect(printed.slice(0, 4)).toEqual(
      [...sale.lines, sale.total].map(({gross, net, vat}) => `${gross} ${net} ${vat}`),
    );
    const {splitVat: split, spread} = exported as {
      splitVat: (gross: number, rate: number) => {net: number; vat: number};
      spread: (discount: number, lines: readonly number[]) => readonly number[];
    };
    for (const document of documents)
      for (const {gross, net, vat, vatRate} of document.lines)
        expect(split(toCents(gross), Number(vatRate))).toEqual({
          net: toCents(net),
          vat: toCents(vat),
        });
    for (const discount of [1, 7, 99, 1820])
      expect(spread(discount, [880, 330, 610]).reduce((sum, share) => sum + share, 0)).toBe(
        discount,
      );
  });

  it('add up the day', () => {
    const rows = [
      // Tables have a minus, calls a hyphen.
      ...readPage('receipt_compliance.mdx')
        .replaceAll('−', '-')
        .matchAll(
          /^\| (?:Sale|Void|Return|Total)[^|]*\|[^|]*\|([^|]*)\| (-?[\d.]+) \| (-?[\d.]+) \| (-?[\d.]+) \|$/gm,
        ),
    ];
    expect(
      rows.map(([, number = '', gross, net, vat]) => ({
        number: number.replace(/[` ]/g, ''),
        gross,
        net,
        vat,
      })),
    ).toEqual([
      ...documents.map(({authorityNumber, total}) => ({number: authorityNumber, ...total})),
      {number: '', ...closing.total},
    ]);
  });

  it('map natura and rates as the specification does', () => {
    const rowsOf = (id: string): readonly Readonly<Record<string, string>>[] =>
      italianTables.find((table) => table.id === id)?.rows ?? [];
    const pairs = (pattern: RegExp): string[] =>
      [
        ...new Set(
          [...specification.matchAll(pattern)].map(([, code, value]) => `${code} ${value}`),
        ),
      ].sort();
    expect(
      rowsOf('italian-natura-codes')
        .map(({code, natura}) => `${code} ${natura}`)
        .sort(),
    ).toEqual(pairs(/- code: (\w+)\n\s+text: (N\d) /g));
    expect(
      rowsOf('italian-vat-rates')
        .map(({code, percentage}) => `${code} ${percentage}`)
        .sort(),
    ).toEqual(pairs(/- code: (\w+)\n\s+percentage: '([\d.]+)'/g));
  });

  it('let the right sales take part in the lottery', () => {
    const {printed, exported} = runPage('receipt_lottery.mdx');
    expect(printed).toEqual(['send it', 'part of it is not paid electronically']);
    const toObstacle = exported.toObstacle as (
      code: string,
      total: string,
      payments: readonly object[],
      purchase?: object,
    ) => string | undefined;
    for (const {total, payments} of [sale, lotterySale])
      expect(
        toObstacle(
          lotterySale.lotteryCode,
          total.gross,
          payments.map(({kind, amount}) => ({type: kind, amount, kind: 'DEBIT'})),
        ) === undefined,
      ).toBe(isLotteryEligible(total.gross, payments));
    expect(
      toObstacle(lotterySale.lotteryCode, '0.99', [{type: 'CARD', amount: '0.99', kind: 'CREDIT'}]),
    ).toBeDefined();
    expect(
      toObstacle(lotterySale.lotteryCode, '5.00', [{type: 'CARD', amount: '5.00', kind: 'TICKET'}]),
    ).toBeDefined();
    expect(toObstacle('k7qx2m9a', '5.00', [{type: 'ONLINE', amount: '5.00'}])).toBeDefined();
    const byWallet = [{type: 'ONLINE', amount: '5.00'}];
    expect(toObstacle(lotterySale.lotteryCode, '5.00', byWallet)).toBeUndefined();
    for (const purchase of [{online: true}, {forBusiness: true}, {invoiced: true}])
      expect(toObstacle(lotterySale.lotteryCode, '5.00', byWallet, purchase)).toBe(
        'purchases of this kind are excluded',
      );
  });

  it('count the days until a password expires', () => {
    expect(runPage('credentials.mdx').printed).toEqual(['2027-01-19 2027-02-18']);
    expect(readPage('credentials.mdx')).toContain('`2027-01-19 2027-02-18`');
  });

  it('name the first company, location or system that needs attention', () => {
    const toTask = runPage('entity_system_states_and_modes.mdx').exported.toTask as (
      chain: readonly object[],
    ) => string | undefined;
    const works = (type: string) => ({type, state: 'COMMISSIONED', mode: 'OPERATIVE'});
    expect(toTask([works('COMPANY'), works('LOCATION'), works('FISCAL_DEVICE')])).toBeUndefined();
    expect(
      toTask([
        {...works('COMPANY'), mode: 'SUSPENDED'},
        works('LOCATION'),
        {...works('FISCAL_DEVICE'), mode: 'SUSPENDED'},
      ]),
    ).toMatch(/^COMPANY is suspended/);
    expect(
      toTask([
        works('COMPANY'),
        {type: 'LOCATION', state: 'ACQUIRED', mode: 'INACTIVE'},
        works('FISCAL_DEVICE'),
      ]),
    ).toMatch(/^LOCATION is not commissioned/);
    const degraded = {...works('COMPANY'), mode: 'DEGRADED'};
    expect(
      toTask([
        degraded,
        {type: 'LOCATION', state: 'ACQUIRED', mode: 'INACTIVE'},
        works('FISCAL_DEVICE'),
      ]),
    ).toMatch(/^LOCATION is not commissioned/);
    expect(toTask([degraded, works('LOCATION'), works('FISCAL_DEVICE')])).toMatch(/^COMPANY works/);
  });

  it('poll until the final state and advise by state', async () => {
    const {waitForEnd, toAdvice} = runPage('record_states_and_modes.mdx').exported as {
      waitForEnd: (
        read: () => Promise<object>,
        wait: (ms: number) => Promise<void>,
      ) => Promise<{state: string}>;
      toAdvice: (answer: object) => string;
    };
    const done = {
      state: 'COMPLETED',
      mode: 'FINISHED',
      compliance: {data: sale.authorityNumber},
      logs: [],
    };
    const answers = [
      Promise.reject(new Error('time-out')),
      Promise.resolve({state: 'ACCEPTED', mode: 'PROCESSING', logs: []}),
      Promise.resolve(done),
    ];
    const pauses: number[] = [];
    const end = await waitForEnd(
      () => answers.shift() ?? Promise.resolve(done),
      (ms) => {
        pauses.push(ms);
        return Promise.resolve();
      },
    );
    expect(pauses).toEqual([1000, 2000, 2000]);
    expect(toAdvice(end)).toBe(`print ${sale.authorityNumber}`);
    expect(toAdvice({state: 'REJECTED', logs: [{message: 'why'}]})).toContain('why');
    expect(toAdvice({state: 'FAILED', logs: []})).toContain('portal');
  });

  it('verify the chain of the system and notice a change', () => {
    const isInChain = runPage('record_states_and_modes.mdx').exported.isInChain as (
      till: object,
      record: object,
      before: string,
    ) => boolean;
    const others = [italianReceipt.abort, italianReceipt.rejected, italianReceipt.failed].flatMap(
      ({intention, journal}) => [intention, journal],
    );
    const chain: readonly ItalianJournalEntry[] = [
      ...documents.flatMap(({intention, journal}) => [intention, journal]),
      ...others,
    ];
    const check = (entry: ItalianJournalEntry, index: number): boolean =>
      isInChain(
        system,
        {...entry, type: entry.kind, id: entry.recordId},
        chain[index - 1]?.signature ?? '',
      );
    expect(chain.map(check)).toEqual(chain.map(() => true));
    expect(check({...sale.journal, total: '18.10'}, 1)).toBe(false);
  });

  it('send the emergency register in order, with the hashes of the example', async () => {
    const {printed, exported} = runPage('connection_loss.mdx');
    expect(printed).toEqual(replays.map(({hash}) => hash));
    const replay = exported.replay as (
      gap: object,
      post: (
        body: {content: {operation: {content: {record?: {id: string}}}}},
        headers: Record<string, string>,
      ) => Promise<string>,
    ) => Promise<void>;
    const sent: {
      record: string | undefined;
      remaining: string | undefined;
      hash: string | undefined;
      key: string | undefined;
    }[] = [];
    await replay(
      {
        system: system.id,
        lastRecord: italianReceipt.failed.journal.recordId,
        entries: replays.map(({seed, recordedAt, gross}) => ({
          seed,
          recordedAt,
          gross,
          key: seed,
          ...(gross === '' ? {} : {operation: {type: 'RECEIPT'}}),
        })),
      },
      ({content}, headers) => {
        sent.push({
          record: content.operation.content.record?.id,
          remaining: headers['X-Replay-Remaining'],
          hash: headers['X-Replay-Hash'],
          key: headers['X-Idempotency-Key'],
        });
        return Promise.resolve(`made-from-${sent.length}`);
      },
    );
    expect(sent).toEqual(
      replays.map(({seed, remaining, hash}, index) => ({
        record: index === 0 ? undefined : `made-from-${index}`,
        remaining: String(remaining),
        hash,
        key: seed,
      })),
    );
  });
});
