import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {toQrSvg} from '../../scripts/lib/qrSvg';
import {germanReceipt} from '../../src/data/receipts/germany';
import {printedReceipts} from '../../src/data/receipts/printed/all';
import {toReceiptCode} from '@bonarium/fiscal/germany';
import {toReceiptContent} from '../../src/model/figures/receipt';
import {austrianReceipt} from '../receipts/austria';
import {frenchReceipt} from '../receipts/france';
import {italianReceipt} from '../receipts/italy';
import {ticketbaiReceipt} from '../receipts/ticketbai';
import {verifactuReceipt} from '../receipts/verifactu';

const root = path.resolve(__dirname, '../..');
const tbai = ticketbaiReceipt.receipt;
const {sale, offlineSale: offline} = frenchReceipt.tickets;
const frenchSeller = [
  frenchReceipt.merchant.legalName,
  frenchReceipt.merchant.siret,
  frenchReceipt.merchant.vatId,
  `NAF ${frenchReceipt.merchant.nafCode}`,
  frenchReceipt.till,
  frenchReceipt.operator,
  `Certificat ${frenchReceipt.merchant.certificateCode}`,
];
const toText = (id: string): string => printedReceipts.find((row) => row.id === id)?.text ?? '';
/** As the TSS returns it. */
const toPrintedTime = (time: string): string => time.replace('Z', '.000Z');
const toPrice = (amount: string): string => amount.replace('.', ',');
/** Only what is printed, without the spaces that lay it out. */
const toDense = (text: string): string => text.replace(/\((?:[a-z]|\d)\)$|\s+/gm, '');
const toCents = (amount: string): number => Math.round(Number(amount.replace(',', '.')) * 100);
const toSum = (amounts: readonly string[]): number =>
  amounts.reduce((sum, amount) => sum + toCents(amount), 0);

/** A receipt as an auditor adds it up. */
function readSums(text: string): {
  items: number;
  total: number | undefined;
  payments: number;
  rates: readonly (readonly string[])[];
} {
  const lines = text
    // A long name continues on the next line.
    .replace(/^(\d+ x [^,\n]*)\n +/gm, '$1 ')
    .split('\n')
    .map((line) => line.replace(/ [AB]?(?: +\([a-z0-9]\))?$/, ''));
  const amounts = (line: string): string[] => line.match(/-?\d+,\d\d(?!\d)(?! ?%)/g) ?? [];
  const of = (kind: RegExp): string[] =>
    lines.filter((line) => kind.test(line)).flatMap((line) => amounts(line).slice(-1));
  return {
    items: toSum(of(/^\d+ x /)),
    total: of(/^(?:Summe|Total(?:e complessivo)?) /).map(toCents)[0],
    payments: toSum(
      of(/^(?:Bar|girocard|Bankomatkarte|Tarjeta|Efectivo|Pagamento|Espèces|Carte)\b\s*/u),
    ),
    rates: lines.filter((line) => /\d %/.test(line)).map(amounts),
  };
}

describe('printed receipts', () => {
  const printed = printedReceipts.map((row) => [row.id, row.text] as const);

  it.each(printed)('%s adds up: lines, payments, and net and tax by rate', (id, text) => {
    const {items, total, payments, rates} = readSums(text);
    expect(items).not.toBe(0);
    expect(payments).toBe(items);
    // What the customer gets without a document has no total.
    expect(total).toBe(id === 'italy-outage' ? undefined : items);
    for (const [net, tax, gross] of rates)
      if (tax !== undefined && gross !== undefined)
        expect(toSum([net ?? '', tax])).toBe(toCents(gross));
    if (rates.length > 0)
      expect(
        rates.reduce(
          (sum, amounts) => sum + toSum(amounts.length === 2 ? amounts : amounts.slice(-1)),
          0,
        ),
      ).toBe(items);
  });

  it.each(printed)('%s fits a roll of 80 mm', (id) => {
    const row = printedReceipts.find((candidate) => candidate.id === id)!;
    expect(toReceiptContent(row).columns).toBeLessThanOrEqual(44);
  });

  it.each(printed)('%s centers each line of an indented header', (_id, text) => {
    const lines = text.split('\n').slice(1);
    const width =
      lines.find((line) => /^-+$/.test(line))?.length ??
      Math.max(...lines.map(({length}) => length));
    const end = lines.findIndex((line) => /^[^\s[]/.test(line));
    const header = lines.slice(0, end).filter((line) => line.startsWith(' '));
    expect(
      header.filter((line) => Math.abs(line.search(/\S/) - (width - line.length)) > 1),
    ).toEqual([]);
  });

  it.each(printedReceipts.filter(({notes}) => notes))('$id has one line for each note', (row) => {
    const marks = toReceiptContent(row, true)
      .parts.flat()
      .flatMap(({mark}) => (mark === undefined ? [] : [Number(mark)]));
    expect(marks.toSorted()).toEqual(row.notes?.map((_note, place) => place + 1));
  });

  it('the German sale shows where each of the nine required contents is', () => {
    const {parts, codeMark} = toReceiptContent(
      printedReceipts.find(({id}) => id === 'germany-sale-code')!,
    );
    const marks = [...parts.flat().map(({mark}) => mark), codeMark].filter(Boolean);
    expect(marks.toSorted()).toEqual([...'123456789']);
  });

  const codes = [
    ['germany-sale-code', toReceiptCode(germanReceipt)],
    ['germany-digital', toReceiptCode(germanReceipt)],
    ['austria-sale', austrianReceipt.records.sale.code],
    ['spain-verifactu', verifactuReceipt.receipt.qrUrl],
    ['spain-ticketbai', tbai.signature.qrUrl],
  ] as const;

  it.each(codes)('%s has the QR code of the example', (id, code) => {
    const row = printedReceipts.find((candidate) => candidate.id === id);
    expect(row?.code?.text).toBe(code);
    expect(
      readFileSync(path.join(root, `static/img/receipts/${row?.code?.file}.svg`), 'utf8'),
    ).toBe(toQrSvg(code));
    expect(row && toReceiptContent(row).parts).toHaveLength(2);
  });

  it('have no picture of a code that no receipt shows, and no other code', () => {
    const files = printedReceipts.flatMap(({code}) => (code ? [`${code.file}.svg`] : []));
    expect(readdirSync(path.join(root, 'static/img/receipts')).sort()).toEqual(
      [...new Set(files)].sort(),
    );
    expect(printedReceipts.filter(({code}) => code).map(({id}) => id)).toEqual(
      codes.map(([id]) => id),
    );
  });

  it.each([
    [
      'germany-digital',
      [
        ...Object.values(germanReceipt.merchant).slice(0, 4),
        `Beleg ${germanReceipt.receiptNumber}`,
        germanReceipt.clientSerialNumber,
        germanReceipt.tss.serialNumber,
        ...germanReceipt.lines.map(
          ({text, quantity, unitPrice, amount}) =>
            `${quantity} x ${text} ${toPrice(unitPrice)} ${toPrice(amount)}`,
        ),
        ...germanReceipt.vat.map(
          ({net, vat, gross}) =>
            `netto ${toPrice(net)} USt ${toPrice(vat)} brutto ${toPrice(gross)}`,
        ),
        ...germanReceipt.payments.map(({label, amount}) => `${label} ${toPrice(amount)}`),
        `Erste Bestellung ${toPrintedTime(germanReceipt.firstOrderAt)}`,
        `Beginn ${toPrintedTime(germanReceipt.transaction.startedAt)}`,
        `Ende ${toPrintedTime(germanReceipt.transaction.finishedAt)}`,
        `Transaktion ${germanReceipt.transaction.number}`,
        `Signaturzähler ${germanReceipt.transaction.signatureCounter}`,
      ],
    ],
    [
      'austria-sale',
      [
        ...Object.values(austrianReceipt.merchant).slice(0, 5),
        `Beleg ${austrianReceipt.records.sale.number}`,
        austrianReceipt.cashRegister.serialNumber,
        ...austrianReceipt.lines.flatMap(({text, quantity, unitPrice, amount}) => [
          `${quantity} x ${text} ${toPrice(unitPrice)} ${toPrice(amount)}`,
        ]),
        ...austrianReceipt.vat.map(
          ({rate, gross}) => `Brutto ${toPrice(String(Number(rate)))} % ${toPrice(gross)}`,
        ),
        ...austrianReceipt.payments.map(({label, amount}) => `${label} ${toPrice(amount)}`),
      ],
    ],
    [
      'spain-verifactu',
      [
        'QR tributario:',
        ...Object.values(verifactuReceipt.merchant),
        `${verifactuReceipt.receipt.series}-${verifactuReceipt.receipt.number}`,
        verifactuReceipt.receipt.issuedAt,
        ...verifactuReceipt.receipt.lines.map(({text, quantity}) => `${quantity} x ${text}`),
        ...verifactuReceipt.receipt.vat.map(
          ({rate, net, vat, gross}) => `${rate} % ${[net, vat, gross].map(toPrice).join(' ')}`,
        ),
      ],
    ],
    [
      'spain-ticketbai',
      [
        ...Object.values(ticketbaiReceipt.merchant),
        `Serie ${tbai.series} N.º ${tbai.number} ${tbai.issuedAt.slice(0, 16)}`,
        ...tbai.lines.map(({text, quantity}) => `${quantity} x ${text}`),
        ...tbai.vat.map(
          ({rate, net, vat, gross}) => `${rate} % ${[net, vat, gross].map(toPrice).join(' ')}`,
        ),
        tbai.signature.tbai,
      ],
    ],
    [
      'italy-sale',
      [
        italianReceipt.merchant.legalName,
        italianReceipt.merchant.partitaIva,
        ...italianReceipt.sale.lines.map(
          ({text, quantity, vatRate, gross}) =>
            `${quantity} x ${text} ${toPrice(vatRate)} ${toPrice(gross)}`,
        ),
        `di cui IVA ${toPrice(italianReceipt.sale.total.vat)}`,
        `Documento n. ${italianReceipt.sale.authorityNumber}`,
        `Cassa ${italianReceipt.sale.number}`,
      ],
    ],
    ...(
      [
        ['italy-void', italianReceipt.cancellation, italianReceipt.lotterySale],
        ['italy-return', italianReceipt.return, italianReceipt.sale],
      ] as const
    ).map(
      ([id, document, original]) =>
        [
          id,
          [
            italianReceipt.merchant.legalName,
            italianReceipt.merchant.partitaIva,
            `N. ${original.authorityNumber} del 20/11/2026`,
            ...document.lines.map(
              ({text, quantity, vatRate, gross}) =>
                `${-quantity} x ${text} ${toPrice(vatRate)} ${toPrice(gross)}`,
            ),
            `Totale complessivo ${toPrice(document.total.gross)}`,
            `di cui IVA ${toPrice(document.total.vat)}`,
            `20/11/2026 ${document.issuedAt.slice(11, 16)}`,
            `Documento n. ${document.authorityNumber}`,
          ],
        ] as const,
    ),
    [
      'france-sale',
      [
        ...frenchSeller,
        `Ticket ${sale.number} ${sale.issuedAt.slice(8, 10)}/11/2026 ${sale.issuedAt.slice(11, 19)}`,
        ...sale.lines.map(
          ({text, quantity, unitPrice, gross}) =>
            `${quantity} x ${text} ${toPrice(unitPrice)} ${toPrice(gross)}`,
        ),
        `Nombre de lignes ${sale.lines.length}`,
        `Total TTC EUR ${toPrice(sale.total.gross)}`,
        ...sale.vat.map(
          ({rate, net, vat}) =>
            `${toPrice(String(Number(rate)))} % HT ${toPrice(net)} TVA ${toPrice(vat)}`,
        ),
        `Espèces ${toPrice(sale.payments[0].amount)}`,
        `Carte bancaire ${toPrice(sale.payments[1].amount)}`,
        `Signature ${sale.extract}`,
      ],
    ],
    [
      'france-offline',
      [
        ...frenchSeller,
        `Ticket ${offline.number}`,
        ...offline.lines.map(
          ({text, quantity, gross}) => `${quantity} x ${text} ${toPrice(gross)}`,
        ),
        `HT ${toPrice(offline.total.net)} TVA ${toPrice(offline.total.vat)}`,
      ],
    ],
  ] as const)('%s says what the example says', (id, shown) => {
    for (const text of shown) expect(toDense(toText(id))).toContain(toDense(text));
  });
});

it('keeps printed receipts out of code blocks', () => {
  const pages = ['docs', 'blog', 'src/pages', 'src/localised', 'i18n'].flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => path.join(folder, file)),
  );
  const names = [
    germanReceipt.merchant.name,
    austrianReceipt.merchant.name,
    ticketbaiReceipt.merchant.name,
    verifactuReceipt.merchant.name,
    italianReceipt.merchant.legalName,
    frenchReceipt.merchant.legalName,
  ];
  const drawn = pages.filter((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/^```text\n([\s\S]*?)^```/gm)].some(
      ([, text = '']) => names.some((name) => text.trimStart().startsWith(name)),
    ),
  );
  expect(drawn).toEqual([]);
});

it('have as many notes on each page as lines with a number', () => {
  const noted = ['docs', 'blog', 'src/pages', 'src/localised', 'i18n'].flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.mdx'))
      .flatMap((file) =>
        [
          ...readFileSync(path.join(root, folder, file), 'utf8').matchAll(
            /^<Receipt id="([^"]+)">\n([\s\S]*?)^<\/Receipt>/gm,
          ),
        ].map(([, id = '', notes = '']) => ({
          place: `${folder}/${file} ${id}`,
          notes: notes.match(/^\d+\. /gm)?.length,
          lines: printedReceipts.find((row) => row.id === id)?.notes?.length,
        })),
      ),
  );
  // A paper without `notes` has its numbers in the text, and some of them are in its code.
  const marked = noted.filter(({lines}) => lines !== undefined);
  expect(marked.length).toBeGreaterThan(10);
  expect(marked.filter(({notes, lines}) => notes !== lines)).toEqual([]);
});
