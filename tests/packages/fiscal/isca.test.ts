import {createHash, createPublicKey, verify, X509Certificate} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {
  frenchReceipt,
  type FrenchClosing,
  type FrenchTicket,
  type FrenchVat,
  type OtherDocument,
} from '../../receipts/france';
import {
  type ClosingTotals,
  isCertificateCode,
  isSiren,
  isSiret,
  splitVat,
  sumAmounts,
  toClosingInput,
  toClosingTotals,
  toDuplicateInput,
  toEventInput,
  toFrenchVatId,
  toReplayInput,
  toSignatureExtract,
  toTicketInput,
  toVatTotals,
} from '@bonarium/fiscal/france';
import {readYaml} from '../../support/readYaml';
import {expectSums, type ShownDocument} from '../../support/expectSums';

const {
  merchant,
  till,
  system,
  tickets,
  provisional,
  nextDay,
  duplicate,
  events,
  closings,
  replays,
} = frenchReceipt;
const sales: readonly FrenchTicket[] = [
  tickets.firstSale,
  tickets.sale,
  tickets.creditNote,
  tickets.offlineSale,
];
const documents: readonly OtherDocument[] = [...sales, ...nextDay, ...provisional];
const certificate = new X509Certificate(Buffer.from(system.certificate, 'base64'));

/** Walks one chain: sequences count from 1, and every signature covers the previous one. */
function expectChain<Link extends {readonly sequence: number; readonly signature: string}>(
  links: readonly Link[],
  toInput: (link: Link, previousSignature: string) => string,
): void {
  let previous = '';
  for (const [index, link] of links.entries()) {
    expect(link.sequence).toBe(index + 1);
    const input = toInput(link, previous);
    expect(
      verify(
        'sha256',
        Buffer.from(input),
        {key: certificate.publicKey, dsaEncoding: 'ieee-p1363'},
        Buffer.from(link.signature, 'base64url'),
      ),
      input,
    ).toBe(true);
    previous = link.signature;
  }
}

describe('company numbers', () => {
  it.each(['732829320', '552008443', merchant.siren])('accepts the SIREN %s', (value) => {
    expect(isSiren(value)).toBe(true);
  });

  it.each(['732829321', '73282932', '73282932A'])('rejects the SIREN %s', (value) => {
    expect(isSiren(value)).toBe(false);
  });

  it('accepts a SIRET only with a valid SIREN inside', () => {
    expect(isSiret('73282932000074')).toBe(true);
    expect(isSiret(merchant.siret)).toBe(true);
    expect(isSiret('73282932000075')).toBe(false);
    expect(merchant.siret.startsWith(merchant.siren)).toBe(true);
  });

  it('calculates the key of the VAT number', () => {
    expect(toFrenchVatId('732829320')).toBe('FR44732829320');
    expect(merchant.vatId).toBe(toFrenchVatId(merchant.siren));
  });

  it('checks the format of a certificate code', () => {
    expect(isCertificateCode(merchant.certificateCode)).toBe(true);
    expect(isCertificateCode('C0274')).toBe(true);
    expect(isCertificateCode('D9041')).toBe(false);
  });
});

describe('amounts', () => {
  it.each([
    ['4.05', '5.50', '3.84', '0.21'],
    ['-6.00', '20.00', '-5.00', '-1.00'],
    ['1.00', '2.10', '0.98', '0.02'],
  ])('splits %s at %s %%', (gross, rate, net, vat) => {
    expect(splitVat(gross, rate)).toEqual({net, vat});
  });

  it.each(sales.map((ticket) => [ticket.number, ticket] as const))(
    'adds up ticket %s',
    (_number, ticket) => {
      for (const line of ticket.lines) {
        expect((line.quantity * Number(line.unitPrice)).toFixed(2)).toBe(line.gross);
        expect(splitVat(line.gross, line.vatRate)).toEqual({net: line.net, vat: line.vat});
      }
      expect(ticket.vat).toEqual(
        toVatTotals(
          ticket.lines.map(({vatRate, gross, net, vat}) => ({rate: vatRate, gross, net, vat})),
        ),
      );
      expect(ticket.total).toEqual(sumAmounts(ticket.lines));
      expect(
        ticket.payments.reduce((sum, payment) => sum + Number(payment.amount), 0).toFixed(2),
      ).toBe(ticket.total.gross);
    },
  );
});

describe('signed chains', () => {
  it('verifies sales, the copy, events and closings, each in a chain of its own', () => {
    expectChain<OtherDocument>([...sales, ...nextDay], (document, previous) =>
      toTicketInput(till, document, previous),
    );
    expectChain<OtherDocument>(provisional, (document, previous) =>
      toTicketInput(till, document, previous),
    );
    expectChain([duplicate], (copy, previous) => toDuplicateInput(till, copy, previous));
    expectChain(events, (event, previous) => toEventInput(till, event, previous));
    expectChain<FrenchClosing>(closings, toClosingInput);
  });

  it('signs these fields for the sale', () => {
    expect(toTicketInput(till, tickets.sale, tickets.firstSale.signature)).toBe(
      `0550:1055|1000:550|2000:600;2205;20261120091437;LEMOINE-CAISSE-01;2;RECEIPT;N;${tickets.firstSale.signature}`,
    );
    expect(toTicketInput(till, tickets.firstSale, '')).toBe(
      '0550:405;405;20261119180224;LEMOINE-CAISSE-01;1;RECEIPT;Y;',
    );
  });

  it('breaks when an amount changes', () => {
    const forged = {...tickets.sale, total: {...tickets.sale.total, gross: '12.05'}};
    expect(toTicketInput(till, forged, tickets.firstSale.signature)).not.toBe(
      toTicketInput(till, tickets.sale, tickets.firstSale.signature),
    );
  });

  it('adds no turnover for documents without sales, and counts amounts without VAT at a rate of zero', () => {
    const inputOf = (kind: OtherDocument['kind']): string =>
      toTicketInput(
        till,
        nextDay.find((document) => document.kind === kind)!,
        '',
      );
    for (const kind of ['ABORT', 'PROOF_OF_PAYMENT', 'ENRICHMENT'] as const)
      expect(inputOf(kind)).toMatch(/^;0;/);
    expect(inputOf('CANCELLATION')).toMatch(/^1000:-550;-550;/);
    expect(inputOf('RECEIPT')).toMatch(/^0000:1000\|0550:765\|1000:550\|2000:660;2975;/);
    for (const {vat, total} of documents) expect(sumAmounts(vat)).toEqual(total);
  });

  it('replaces the field divider in texts', () => {
    expect(toEventInput(till, {...events[0], description: 'a;b'}, '')).toContain('a,b');
  });

  it('prints characters 3, 7, 13 and 19 of the signature', () => {
    expect(toSignatureExtract('0123456789abcdefghijkl')).toBe('26ci');
    for (const {kind, signature, extract} of documents)
      expect(extract).toBe(kind === 'ABORT' ? undefined : toSignatureExtract(signature));
    expect(duplicate.extract).toBe(toSignatureExtract(duplicate.signature));
  });

  it('issues the certificate for the demo key, before the first signature', () => {
    const key = createPublicKey(readFileSync('tests/support/keys/sign-fr-demo.pem'));
    expect(certificate.publicKey.equals(key)).toBe(true);
    expect(certificate.verify(key)).toBe(true);
    expect(Date.parse(certificate.validFrom)).toBeLessThan(Date.parse(tickets.firstSale.signedAt));
  });
});

describe('closings', () => {
  it('adds the totals of one closing to the next', () => {
    let previous: ClosingTotals | undefined;
    for (const closing of closings) {
      const day = closing.tickets.map((name) => tickets[name]);
      const totals = toClosingTotals(day, previous);
      expect({
        total: closing.total.gross,
        grandTotal: closing.grandTotal,
        perpetualTotal: closing.perpetualTotal,
        perpetualAbsolute: closing.perpetualAbsolute,
      }).toEqual(totals);
      expect(closing.total).toEqual(sumAmounts(day.map((ticket) => ticket.total)));
      expect(closing.vat).toEqual(
        toVatTotals(day.flatMap((ticket): readonly FrenchVat[] => ticket.vat)),
      );
      expect(sumAmounts(closing.vat)).toEqual(closing.total);
      previous = totals;
    }
  });

  it('restarts the grand total with the accounting year and never the perpetual ones', () => {
    const before = {
      total: '1.00',
      grandTotal: '900.00',
      perpetualTotal: '5000.00',
      perpetualAbsolute: '5100.00',
    };
    const total = {gross: '-2.50', net: '-2.50', vat: '0.00'};
    expect(toClosingTotals([{total}], before, true)).toEqual({
      total: '-2.50',
      grandTotal: '-2.50',
      perpetualTotal: '4997.50',
      perpetualAbsolute: '5102.50',
    });
  });
});

describe('replay', () => {
  it('chains the fingerprints of what the till kept while offline', () => {
    let previous = '';
    for (const [index, replay] of replays.entries()) {
      expect(replay.hash).toBe(
        createHash('sha256')
          .update(toReplayInput(previous, replay.seed, replay.recordedAt, replay.gross))
          .digest('hex'),
      );
      expect(replay.remaining).toBe(replays.length - 1 - index);
      previous = replay.hash;
    }
  });
});

/** Every text below a node, so that no artifact in a specification is missed. */
function toTexts(node: unknown): readonly string[] {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(toTexts) : [];
}

/** Records anywhere in the specification: everything with a signed journal. */
function toJournals(node: unknown): readonly {
  readonly recordId: string;
  readonly sequence: unknown;
  readonly signature: string;
  readonly signedAt: unknown;
}[] {
  if (typeof node !== 'object' || node === null) return [];
  const {id, journal} = node as {
    id?: unknown;
    journal?: {signature?: unknown; sequence?: unknown; signed_at?: unknown};
  };
  const own =
    typeof id === 'string' && typeof journal?.signature === 'string'
      ? [
          {
            recordId: id,
            sequence: journal.sequence,
            signature: journal.signature,
            signedAt: journal.signed_at,
          },
        ]
      : [];
  return [...own, ...Object.values(node).flatMap(toJournals)];
}

/** Documents anywhere in the specification: everything with a head with totals and lines. */
function toDocuments(node: unknown): readonly ShownDocument[] {
  if (typeof node !== 'object' || node === null) return [];
  const isDocument = 'document' in node && 'entries' in node && Array.isArray(node.entries);
  return [
    ...(isDocument ? [node as unknown as ShownDocument] : []),
    ...Object.values(node).flatMap(toDocuments),
  ];
}

interface Head {
  readonly total_vat: {readonly inclusive: string};
}

describe('SIGN FR 2025-08-12', () => {
  const specification: unknown = readYaml('static/openapi/sign-fr/2025-08-12.yaml');
  const texts = toTexts(specification);

  it('shows only signatures of the data file, each with its record', () => {
    const links = [...documents, duplicate, ...events, ...closings].map(
      ({recordId, sequence, signature, signedAt}) => ({
        recordId,
        sequence,
        signature,
        signedAt,
      }),
    );
    const shown = toJournals(specification);
    expect(new Set(shown.map(({recordId}) => recordId)).size).toBeGreaterThanOrEqual(5);
    for (const journal of shown) expect(links).toContainEqual(journal);
  });

  it('shows the text of T-000002 that was signed', () => {
    const {paths} = specification as {
      paths: Record<
        string,
        {
          get: {
            responses: {
              200: {content: Record<string, {examples: Record<string, {value: unknown}>}>};
            };
          };
        }
      >;
    };
    const {value} =
      paths['/records/{record_id}']!.get.responses[200].content['application/json']!.examples[
        'Receipt'
      ]!;
    const {content} = (value as {content: {compliance: {artifact: {content: string}}}}).content
      .compliance.artifact;
    expect(Buffer.from(content, 'base64').toString()).toBe(
      toTicketInput(till, tickets.sale, tickets.firstSale.signature),
    );
  });

  it('records each document with the totals that were signed', () => {
    const {examples} = (
      specification as {
        paths: Record<
          string,
          {
            post: {
              requestBody: {content: Record<string, {examples: Record<string, {value: unknown}>}>};
            };
          }
        >;
      }
    ).paths['/records']!.post.requestBody.content['application/json']!;
    const shown = Object.values(examples).flatMap(({value}) => {
      const {record, operation} = (
        value as {
          content: {record?: {id: string}; operation: {document?: Head; data?: {document?: Head}}};
        }
      ).content;
      const head = operation.document ?? operation.data?.document;
      return record !== undefined && head !== undefined
        ? [{intentionId: record.id, gross: head.total_vat.inclusive}]
        : [];
    });
    expect(shown.length).toBeGreaterThanOrEqual(8);
    for (const {intentionId, gross} of shown)
      expect(documents.find((document) => document.intentionId === intentionId)?.total.gross).toBe(
        gross,
      );
  });

  it('shows the merchant, the certificate, the totals and the fingerprints of the data file', () => {
    const {siren, siret, vatId, certificateCode} = merchant;
    const expected = [
      siren,
      siret,
      vatId,
      certificateCode,
      system.certificate,
      tickets.sale.total.gross,
      tickets.sale.extract,
      duplicate.extract,
    ];
    const totals = closings
      .slice(-1)
      .flatMap(({total, grandTotal, perpetualTotal, perpetualAbsolute}) => [
        total.gross,
        grandTotal,
        perpetualTotal,
        perpetualAbsolute,
      ]);
    for (const text of [...expected, ...totals, ...replays.map(({hash}) => hash)])
      expect(texts).toContain(text);
  });

  it('shows only company numbers with right check digits', () => {
    expect(texts.filter((text) => /^\d{14}$/.test(text)).every(isSiret)).toBe(true);
    expect(texts.filter((text) => /^\d{9}$/.test(text)).every(isSiren)).toBe(true);
  });

  it('shows only documents whose lines, totals and payments add up', () => {
    const shown = toDocuments(specification);
    expect(shown.length).toBeGreaterThanOrEqual(3);
    shown.forEach(expectSums);
  });
});
