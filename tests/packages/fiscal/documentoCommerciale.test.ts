import {createHash, createPublicKey, verify, X509Certificate} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {italianReceipt, type ItalianDocument, type ItalianJournalEntry} from '../../receipts/italy';
import {
  isAuthorityNumber,
  isCodiceFiscale,
  isLotteryCode,
  isLotteryEligible,
  isPartitaIva,
  splitVat,
  sumAmounts,
  toJournalInput,
  toLocalNumber,
  toVatSplit,
} from '@bonarium/fiscal/italy';
import {toReplayInput} from '@bonarium/fiscal/france';
import {readYaml} from '../../support/readYaml';
import {expectSums, type ShownDocument} from '../../support/expectSums';

const {sale, lotterySale, cancellation, closing, emissionPoint, system} = italianReceipt;
const returned = italianReceipt.return;
/** Links of the cloud chain that have no document. */
const others: readonly ItalianJournalEntry[] = [
  ...[italianReceipt.abort, italianReceipt.rejected, italianReceipt.failed].flatMap(
    ({intention, journal}) => [intention, journal],
  ),
  ...italianReceipt.later,
];
const documents: readonly ItalianDocument[] = [sale, lotterySale, cancellation, returned];

function toChain(
  pick: (document: ItalianDocument) => readonly ItalianJournalEntry[],
): readonly ItalianJournalEntry[] {
  return documents.flatMap(pick).sort((a, b) => a.sequence - b.sequence);
}

function expectChain(
  entries: readonly ItalianJournalEntry[],
  systemId: string,
  certificate: string,
): void {
  const key = new X509Certificate(Buffer.from(certificate, 'base64')).publicKey;
  let previous = '';
  for (const [index, entry] of entries.entries()) {
    expect(entry.sequence).toBe(index + 1);
    const input = Buffer.from(toJournalInput(systemId, entry, previous));
    expect(
      verify(
        'sha256',
        input,
        {key, dsaEncoding: 'ieee-p1363'},
        Buffer.from(entry.signature, 'base64url'),
      ),
      entry.recordId,
    ).toBe(true);
    previous = entry.signature;
  }
}

describe('check digits', () => {
  it.each(['00743110157', '07643520567', italianReceipt.merchant.partitaIva])(
    'accepts the partita IVA %s',
    (value) => {
      expect(isPartitaIva(value)).toBe(true);
    },
  );

  it.each(['00743110158', '0074311015', '0074311015A'])('rejects the partita IVA %s', (value) => {
    expect(isPartitaIva(value)).toBe(false);
  });

  it.each([
    'RSSMRA85T10A562S',
    'RCCMNL83S18D969H',
    italianReceipt.merchant.appointee.codiceFiscale,
  ])('accepts the codice fiscale %s', (value) => {
    expect(isCodiceFiscale(value)).toBe(true);
  });

  it.each(['RSSMRA85T10A562T', 'RSSMRA85Z10A562S', '99887760371'])(
    'rejects the codice fiscale %s',
    (value) => {
      expect(isCodiceFiscale(value)).toBe(false);
    },
  );
});

describe('amounts', () => {
  it.each([
    ['8.80', '10.00', 2, '8.00', '0.80'],
    ['-6.10', '22.00', 2, '-5.00', '-1.10'],
    ['1.00', '22.00', 2, '0.82', '0.18'],
    ['1.00', '22.00', 8, '0.81967213', '0.18032787'],
    ['3.50', '4.00', 2, '3.37', '0.13'],
  ])('splits %s at %s %% with %i places', (gross, rate, places, net, vat) => {
    expect(splitVat(gross, rate, places)).toEqual({net, vat});
  });

  it.each(documents.map((document) => [document.localNumber, document] as const))(
    'adds up document %s',
    (_number, document) => {
      for (const line of document.lines) {
        expect((line.quantity * Number(line.unitPrice)).toFixed(2)).toBe(line.gross);
        expect(splitVat(line.gross, line.vatRate)).toEqual({net: line.net, vat: line.vat});
      }
      expect(document.vat).toEqual(toVatSplit(document.lines));
      expect(document.total).toEqual(sumAmounts(document.lines));
      expect(
        document.payments.reduce((sum, payment) => sum + Number(payment.amount), 0).toFixed(2),
      ).toBe(document.total.gross);
    },
  );

  it('adds up the closing', () => {
    expect(closing.documents).toBe(documents.length);
    expect(closing.sales).toEqual(sumAmounts([sale.total, lotterySale.total]));
    expect(closing.voids).toEqual(cancellation.total);
    expect(closing.returns).toEqual(returned.total);
    expect(closing.total).toEqual(sumAmounts([closing.sales, closing.voids, closing.returns]));
    expect(closing.vat).toEqual(toVatSplit(documents.flatMap((document) => document.lines)));
    expect(sumAmounts(closing.vat)).toEqual(closing.total);
  });
});

describe('numbers and the lottery', () => {
  it('numbers documents by closing and place', () => {
    expect(toLocalNumber(1, 1)).toBe('0001-0001');
    expect(documents.map((document) => document.localNumber)).toEqual(
      [1, 2, 3, 4].map((document) => toLocalNumber(closing.number, document)),
    );
  });

  it('checks the format of the authority’s number', () => {
    expect(documents.every((document) => isAuthorityNumber(document.authorityNumber))).toBe(true);
    expect(isAuthorityNumber('DCW2026/0000-0000')).toBe(true);
    expect(isAuthorityNumber('DCW26/1-1')).toBe(false);
  });

  it('chains the fingerprints of the emergency register', () => {
    let previous = '';
    for (const replay of italianReceipt.replays) {
      expect(replay.hash).toBe(
        createHash('sha256')
          .update(toReplayInput(previous, replay.seed, replay.recordedAt, replay.gross))
          .digest('hex'),
      );
      previous = replay.hash;
    }
  });

  it('admits only fully electronic sales of at least one euro', () => {
    expect(isLotteryCode(lotterySale.lotteryCode)).toBe(true);
    expect(isLotteryEligible(lotterySale.total.gross, lotterySale.payments)).toBe(true);
    expect(isLotteryEligible(sale.total.gross, sale.payments)).toBe(false);
    expect(isLotteryEligible('0.99', [{kind: 'CARD', amount: '0.99'}])).toBe(false);
  });
});

describe('signed chains', () => {
  it('verifies the journal of the cloud system', () => {
    expectChain(
      [...toChain((document) => [document.intention, document.journal]), ...others],
      system.id,
      system.certificate,
    );
  });

  it('verifies the seals of the emission point', () => {
    expectChain(
      [
        ...toChain((document) => [document.localIntention, document.seal]),
        ...italianReceipt.sealedLater,
      ],
      emissionPoint.id,
      emissionPoint.certificate,
    );
  });

  it.each([
    ['sign-it', system.certificate, system.id],
    ['sign-it-emission-point', emissionPoint.certificate, emissionPoint.serialNumber],
  ])(
    'issues the certificate of %s for the demo key, before the first signature',
    (name, base64, commonName) => {
      const certificate = new X509Certificate(Buffer.from(base64, 'base64'));
      const key = createPublicKey(readFileSync(`tests/support/keys/${name}-demo.pem`));
      expect(certificate.publicKey.equals(key)).toBe(true);
      expect(certificate.verify(key)).toBe(true);
      expect(certificate.subject).toContain(`CN=${commonName}`);
      expect(Date.parse(certificate.validFrom)).toBeLessThan(Date.parse(sale.intention.signedAt));
    },
  );
});

/** Every text below a node, so that no artifact in a specification is missed. */
function toTexts(node: unknown): readonly string[] {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(toTexts) : [];
}

/** Records anywhere in a specification: everything with a signed journal or seal. */
function toJournals(node: unknown): readonly {
  readonly recordId: string;
  readonly sequence: unknown;
  readonly signature: string;
  readonly signedAt: unknown;
}[] {
  if (typeof node !== 'object' || node === null) return [];
  const {id, ...parts} = node as {id?: unknown; journal?: SignedPart; seal?: SignedPart};
  const signed = parts.journal ?? parts.seal;
  const own =
    typeof id === 'string' && typeof signed?.signature === 'string'
      ? [
          {
            recordId: id,
            sequence: signed.sequence,
            signature: signed.signature,
            signedAt: signed.signed_at,
          },
        ]
      : [];
  return [...own, ...Object.values(node).flatMap(toJournals)];
}

interface SignedPart {
  readonly signature?: unknown;
  readonly sequence?: unknown;
  readonly signed_at?: unknown;
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

describe.each(['2025-08-12', '2024-10-31', 'local'])('SIGN IT %s', (version) => {
  const specification: unknown = readYaml(`static/openapi/sign-it/${version}.yaml`);
  const texts = toTexts(specification);
  const isLocal = version === 'local';
  const entries = isLocal
    ? [
        ...documents.flatMap((document) => [document.localIntention, document.seal]),
        ...italianReceipt.sealedLater,
      ]
    : [...documents.flatMap((document) => [document.intention, document.journal]), ...others];

  it('shows only signatures of the data file, each with its record', () => {
    const links = entries.map(({recordId, sequence, signature, signedAt}) => ({
      recordId,
      sequence,
      signature,
      signedAt,
    }));
    const shown = toJournals(specification);
    expect(new Set(shown.map(({recordId}) => recordId)).size).toBeGreaterThanOrEqual(5);
    for (const journal of shown) expect(links).toContainEqual(journal);
  });

  it('shows the merchant, the certificate and the totals of the data file', () => {
    for (const text of [
      italianReceipt.merchant.partitaIva,
      sale.total.gross,
      sale.total.net,
      sale.total.vat,
    ])
      expect(texts).toContain(text);
    expect(texts).toContain(isLocal ? emissionPoint.certificate : system.certificate);
  });

  it('shows no authority number, lottery code or tax number but those of the data file', () => {
    const authorityNumbers = texts.filter(isAuthorityNumber);
    const allowed = ['DCW2026/0000-0000', ...documents.map((document) => document.authorityNumber)];
    expect(authorityNumbers.filter((number) => !allowed.includes(number))).toEqual([]);
    if (isLocal)
      expect(texts).toEqual(
        expect.arrayContaining(documents.map((document) => document.localNumber)),
      );
    else expect(authorityNumbers).toContain(sale.authorityNumber);
    expect(texts.filter((text) => /^\d{11}$/.test(text)).every(isPartitaIva)).toBe(true);
    expect(
      texts
        .filter((text) => /^[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z]$/.test(text))
        .every(isCodiceFiscale),
    ).toBe(true);
    expect(texts).toContain(lotterySale.lotteryCode);
  });

  it('shows only documents whose lines, totals and payments add up', () => {
    const shown = toDocuments(specification);
    expect(shown.length).toBeGreaterThanOrEqual(3);
    shown.forEach(expectSums);
  });
});
