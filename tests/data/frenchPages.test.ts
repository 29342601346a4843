import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  frenchReceipt,
  type FrenchClosing,
  type FrenchTicket,
  type OtherDocument,
} from '../receipts/france';
import {printedReceipts} from '../../src/data/receipts/printed/all';
import {frenchTables} from '../../src/data/tables/fr';
import {toClosingTotals, toTicketInput, type ClosingTotals} from '@bonarium/fiscal/france';
import {runGuide} from '../support/runGuide';

const root = path.resolve(__dirname, '../..');
const folder = path.join(root, 'docs/sign-fr');
const pages = readdirSync(folder);
const {
  closings,
  duplicate,
  events,
  merchant,
  nextDay,
  provisional,
  replays,
  system,
  tickets,
  till,
} = frenchReceipt;
const sales: readonly FrenchTicket[] = Object.values(tickets);
const others: readonly OtherDocument[] = [...nextDay, ...provisional];

const readPage = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
const toCents = (amount: string): number => Math.round(Number(amount) * 100);

const runPage = (name: string) => runGuide(readPage(name));

/** The comments after `console.log` in a page, which show the expected output. */
const toPromised = (name: string): readonly string[] =>
  [...readPage(name).matchAll(/^console\.log\(.*\); \/\/ (.*)$/gm)].map(([, text = '']) => text);

/** The cells of a table's row, with the hyphen of calls as minus. An escaped bar is part of its cell. */
const toCells = (line: string): readonly string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('−', '-'));

/** The cells of a page's table rows that begin with one of these texts. */
function findRows(name: string, beginnings: readonly string[]): readonly (readonly string[])[] {
  const rows = readPage(name)
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map(toCells);
  return beginnings.map((beginning) => rows.find(([cell]) => cell === beginning) ?? []);
}

/** Every JSON on a page: bodies of requests and responses. */
function toBodies(name: string): readonly unknown[] {
  const fences = [...readPage(name).matchAll(/^```(?:json|http)[^\n]*\n([\s\S]*?)^```$/gm)].map(
    ([, text = '']) => text,
  );
  return fences.flatMap((text) => {
    const start = text.search(/^\{/m);
    return start < 0 ? [] : [JSON.parse(text.slice(start)) as unknown];
  });
}

interface ShownDocument {
  readonly document: {
    readonly number: string;
    readonly total_vat: {
      readonly amount: string;
      readonly exclusive: string;
      readonly inclusive: string;
    };
  };
  readonly entries: readonly {
    readonly data: {
      readonly vat: {
        readonly amount: string;
        readonly exclusive: string;
        readonly inclusive: string;
      };
    };
  }[];
  readonly payments?: readonly {readonly amount: string}[];
}

function findDocuments(node: unknown): readonly ShownDocument[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = 'document' in node && 'entries' in node ? [node as unknown as ShownDocument] : [];
  return [...own, ...Object.values(node).flatMap(findDocuments)];
}

interface ShownClosing {
  readonly period: {readonly start: string; readonly end: string};
  readonly vat: readonly Readonly<Record<string, string>>[];
  readonly total: Readonly<Record<string, string>>;
  readonly grand_total: string;
  readonly perpetual_total: string;
  readonly perpetual_total_absolute: string;
  readonly documents: number;
}

function findClosings(node: unknown): readonly ShownClosing[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = 'closing' in node ? [node.closing as ShownClosing] : [];
  return [...own, ...Object.values(node).flatMap(findClosings)];
}

function toShown({
  from,
  to,
  vat,
  total,
  grandTotal,
  perpetualTotal,
  perpetualAbsolute,
  tickets: documents,
}: FrenchClosing): ShownClosing {
  const {gross: inclusive, net: exclusive, vat: amount} = total;
  return {
    period: {start: from, end: to},
    vat: vat.map(({rate, gross, net, vat: tax}) => ({
      percentage: rate,
      amount: tax,
      exclusive: net,
      inclusive: gross,
    })),
    total: {amount, exclusive, inclusive},
    grand_total: grandTotal,
    perpetual_total: perpetualTotal,
    perpetual_total_absolute: perpetualAbsolute,
    documents: documents.length,
  };
}

describe('the French guides', () => {
  it('show only signatures, fingerprints, extracts and IDs of the example', () => {
    const signed = [...sales, ...others, duplicate, ...events, ...closings];
    const known = new Set<string>([
      ...signed.map(({signature}) => signature),
      ...replays.map(({hash}) => hash),
    ]);
    const specification = readFileSync(
      path.join(root, 'static/openapi/sign-fr/2025-08-12.yaml'),
      'utf8',
    );
    const extracts = new Set([...sales, ...others, duplicate].map(({extract}) => extract));
    let count = 0;
    for (const name of pages) {
      const text = readPage(name);
      const shown = text.match(/\b[\w-]{86}(?![\w-])|\b[0-9a-f]{64}\b/g) ?? [];
      const printed = [...text.matchAll(/"compliance": \{\s*"data": "([^"]+)"/g)].map(
        ([, extract = '']) => extract,
      );
      const ids =
        text.match(/\b[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}\b/g) ?? [];
      count += shown.length;
      expect(shown.filter((value) => !known.has(value))).toEqual([]);
      expect(printed.filter((extract) => !extracts.has(extract))).toEqual([]);
      expect(
        ids.filter(
          (id) =>
            !specification.includes(id) &&
            !signed.some((record) => record.recordId === id) &&
            !isIntention(id),
        ),
      ).toEqual([]);
    }
    expect(count).toBeGreaterThan(12);
  });

  it('show only documents whose lines, totals and payments add up', () => {
    const documents = pages.flatMap((name) => toBodies(name).flatMap(findDocuments));
    expect(documents.length).toBeGreaterThanOrEqual(5);
    const sum = (amounts: readonly string[]): number =>
      amounts.reduce((total, amount) => total + toCents(amount), 0);
    for (const {document, entries, payments} of documents) {
      for (const key of ['amount', 'exclusive', 'inclusive'] as const)
        expect(sum(entries.map(({data}) => data.vat[key])), document.number).toBe(
          toCents(document.total_vat[key]),
        );
      if (payments)
        expect(sum(payments.map(({amount}) => amount)), document.number).toBe(
          toCents(document.total_vat.inclusive),
        );
      const known = sales.find(({number}) => number === document.number);
      if (known) expect(document.total_vat.inclusive).toBe(known.total.gross);
    }
  });

  it('show both closings as in the chain', () => {
    const shown = pages.flatMap((name) => toBodies(name).flatMap(findClosings));
    expect(shown.length).toBeGreaterThanOrEqual(2);
    for (const closing of shown) expect(closings.map(toShown)).toContainEqual(closing);
  });

  it('decode the signed text of T-000002', () => {
    const input = toTicketInput(till, tickets.sale, tickets.firstSale.signature);
    const page = readPage('core_functionalities.mdx');
    const content = /"content": "([A-Za-z0-9+/=]{100,})"/.exec(page)?.[1] ?? '';
    expect(Buffer.from(content, 'base64').toString()).toBe(input);
    expect(page).toContain(`\`\`\`text\n${input}\n\`\`\``);
    const fields = input.split(';');
    const cells = findRows('core_functionalities.mdx', ['1', '2', '3', '4', '5', '6', '7']).map(
      ([, cell = '']) => cell.replaceAll(/[`\\]/g, ''),
    );
    expect(cells).toEqual(fields.slice(0, 7));
  });

  it('check chains, create extracts and split VAT', () => {
    const {printed, exported} = runPage('core_functionalities.mdx');
    const {findBreaks, toExtract, splitVat} = exported as {
      findBreaks: (
        certificate: string,
        chain: readonly {sequence: number; text: string; signature: string}[],
      ) => readonly string[];
      toExtract: (signature: string) => string;
      splitVat: (gross: number, rate: number) => {net: number; vat: number};
    };
    expect(printed).toEqual(toPromised('core_functionalities.mdx'));
    const chain = sales.map((ticket, index) => ({
      sequence: ticket.sequence,
      text: toTicketInput(till, ticket, sales[index - 1]?.signature ?? ''),
      signature: ticket.signature,
    }));
    expect(findBreaks(system.certificate, chain)).toEqual([]);
    expect(findBreaks(system.certificate, chain.toSpliced(1, 1))).toContain(
      '3: not tied to the record before',
    );
    expect(
      findBreaks(
        system.certificate,
        chain.with(3, {...chain[3]!, text: chain[3]!.text.replace('550;', '450;')}),
      ),
    ).toEqual(['4: signature does not verify']);
    for (const {signature, extract} of [...sales, duplicate])
      expect(toExtract(signature)).toBe(extract);
    for (const {gross, net, vat, vatRate} of sales.flatMap(({lines}) => lines))
      expect(splitVat(toCents(gross), toCents(vatRate))).toEqual({
        net: toCents(net),
        vat: toCents(vat),
      });
  });

  it('carry the totals forward like the model', () => {
    const {closeDay} = runPage('core_functionalities.mdx').exported as {
      closeDay: (
        documents: readonly number[],
        before?: object,
        isNewYear?: boolean,
      ) => {total: number; grandTotal: number; perpetual: number; absolute: number};
    };
    const rows = findRows('core_functionalities.mdx', [
      '19 November',
      '20 November',
      'November',
      'year 2026',
      '2 January',
    ]);
    const days = rows.map(([, documents = '']) => (documents === '' ? [] : documents.split(', ')));
    expect(days.slice(0, 2)).toEqual(
      closings.map((closing) => closing.tickets.map((name) => tickets[name].total.gross)),
    );
    let model: ClosingTotals | undefined;
    let own: ReturnType<typeof closeDay> | undefined;
    let year = 0;
    for (const [index, row] of rows.entries()) {
      const documents = days[index] ?? [];
      const isNewYear = row[0] === '2 January';
      if (documents.length > 0) {
        model = toClosingTotals(
          documents.map((gross) => ({total: {gross, net: gross, vat: '0.00'}})),
          model,
          isNewYear,
        );
        own = closeDay(documents.map(toCents), own, isNewYear);
        year = (isNewYear ? 0 : year) + own.total;
        expect(Object.values(own)).toEqual(Object.values(model).map(toCents));
      }
      const total = documents.length > 0 ? model?.total : (year / 100).toFixed(2);
      expect(row.slice(2)).toEqual([
        total,
        model?.grandTotal,
        model?.perpetualTotal,
        model?.perpetualAbsolute,
      ]);
    }
  });

  it('describe the two days with the figures of the chain', () => {
    const rows = readPage('introduction.mdx').split('\n');
    const row = (text: string): readonly string[] =>
      toCells(rows.find((line) => line.includes(text)) ?? '');
    for (const {number, total} of sales) expect(row(number).at(2)).toBe(total.gross);
    for (const [index, {total, perpetualTotal}] of closings.entries())
      expect(row(`daily closing ${index + 1}`).slice(2)).toEqual([total.gross, perpetualTotal]);
  });

  it('list the rates of T-000002', () => {
    const rows = findRows('core_functionalities.mdx', ['5.5 %', '10 %', '20 %']).map((cells) =>
      cells.slice(2),
    );
    expect(rows).toEqual(tickets.sale.vat.map(({net, vat, gross}) => [net, vat, gross]));
  });

  it('create the fingerprints of the data stored offline', () => {
    const {printed} = runPage('connection_loss.mdx');
    expect(printed).toEqual(replays.map(({hash}) => hash));
    expect(printed).toEqual(toPromised('connection_loss.mdx'));
    const headers = [
      ...readPage('connection_loss.mdx').matchAll(
        /X-Replay-Remaining: (\d+)\nX-Replay-Hash: (\w+)/g,
      ),
    ].map(([, remaining, hash]) => [Number(remaining), hash]);
    expect(headers).toEqual(replays.map(({remaining, hash}) => [remaining, hash]));
    expect(readPage('connection_loss.mdx')).toContain('<Receipt id="france-offline" />');
    expect(printedReceipts.find(({id}) => id === 'france-offline')?.text).toContain(
      merchant.siret.replace(/^(\d{3})(\d{3})(\d{3})/, '$1 $2 $3 '),
    );
  });

  it('use ticket T-000002 and the second closing in their lists', () => {
    const examples = (id: string) =>
      frenchTables
        .find((table) => table.id === id)
        ?.rows.map((row) => ('example' in row ? row.example : undefined));
    const {number, issuedAt, total, lines, payments} = tickets.sale;
    const [line] = lines;
    const data = [
      number,
      issuedAt,
      till,
      total.gross,
      line.text,
      String(line.quantity),
      line.unitPrice,
      line.net,
      line.vatRate,
    ];
    expect(examples('isca-transaction-data')).toEqual([
      ...data,
      payments.map(({kind}) => kind).join(', '),
      '',
    ]);
    const {total: day, grandTotal, perpetualTotal} = closings[1];
    expect(examples('isca-closing-totals')).toEqual([day.gross, grandTotal, perpetualTotal]);
  });
});

/** IDs of intentions, which the data file stores next to their tickets. */
function isIntention(id: string): boolean {
  return sales.some(({intentionId}) => intentionId === id);
}
