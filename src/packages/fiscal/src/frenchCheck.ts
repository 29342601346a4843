import {findUncoveredValues, toUncovered} from './coverage';
import {
  isCertificateCode,
  isSiren,
  isSiret,
  splitVat,
  toClosingInput,
  toClosingTotals,
  toDuplicateInput,
  toEventInput,
  toFrenchVatId,
  toSignatureExtract,
  toTicketInput,
  type ClosingTotals,
  type FrenchClosing,
  type FrenchDocument,
  type FrenchDuplicate,
  type FrenchEvent,
  type FrenchLine,
} from './isca';
import {toFinding, toNumberReport, toVerdict, type Finding, type Report} from './report';
import {
  checkShape,
  fromCents,
  nameRecords,
  sumCents,
  toChainVerifier,
  verifyChain,
  verifyReplays,
  type Link,
  type Replay,
} from './signedChain';

/** A document of an archive, with what a receipt shows. */
export interface ArchivedDocument extends FrenchDocument {
  readonly number?: string;
  readonly extract?: string;
  readonly lines?: readonly FrenchLine[];
  readonly payments?: readonly {readonly amount: string}[];
}

/** The records of a till of SIGN FR, as JSON: each chain in its order. */
export interface FrenchArchive {
  readonly till: string;
  /** DER in base64. */
  readonly certificate: string;
  /** The chain of sales and the other transactions. */
  readonly documents?: readonly ArchivedDocument[];
  /** The chain of drafts and pro forma invoices, which count towards no total. */
  readonly provisional?: readonly ArchivedDocument[];
  readonly duplicates?: readonly (FrenchDuplicate & {readonly extract?: string})[];
  readonly events?: readonly FrenchEvent[];
  readonly closings?: readonly FrenchClosing[];
  readonly replays?: readonly Replay[];
}

/**
 * Checks one French number by its form and check digits: SIREN, SIRET, VAT number, certificate
 * code, signature extract. `null` if it has none of these forms.
 */
export function checkFrenchNumber(text: string): Report | null {
  const value = text.trim();
  return toNumberReport('FR', value, recogniseNumber(value), 'fr.no-code');
}

function recogniseNumber(value: string): readonly [string, Finding] | null {
  if (/^\d{9}$/.test(value))
    return ['fr-siren', toFinding(isSiren(value) ? 'fr.siren.fits' : 'fr.siren.differs')];
  if (/^\d{14}$/.test(value))
    return ['fr-siret', toFinding(isSiret(value) ? 'fr.siret.fits' : 'fr.siret.differs')];
  if (/^FR\d{11}$/.test(value)) {
    const siren = value.slice(4);
    const expected = toFrenchVatId(siren);
    const isRight = value === expected && isSiren(siren);
    const finding = isRight
      ? toFinding('fr.vat.fits')
      : isSiren(siren)
        ? toFinding('fr.vat.differs', '', {expected})
        : toFinding('fr.siren.differs');
    return ['fr-vat-number', finding];
  }
  if (isCertificateCode(value)) return ['fr-certificate-code', toFinding('fr.certificate.form')];
  return /^[\w-]{4}$/.test(value) ? ['fr-extract', toFinding('fr.extract.form')] : null;
}

const TICKET = ['sequence', 'kind', 'vat[].rate', 'vat[].gross', 'total.gross', 'signature'];
/**
 * What signatures and replay hashes cover. They cover no time zone, so the times of signed records
 * aren't in the list.
 */
const COVERED: ReadonlySet<string> = new Set([
  'till',
  'certificate',
  ...TICKET.flatMap((name) => [`documents[].${name}`, `provisional[].${name}`]),
  ...['sequence', 'number', 'operator', 'originalSequence', 'signature'].map(
    (name) => `duplicates[].${name}`,
  ),
  ...['sequence', 'code', 'description', 'operator', 'signature'].map((name) => `events[].${name}`),
  ...[...TICKET, 'perpetualAbsolute', 'period'].map((name) => `closings[].${name}`),
  ...['seed', 'recordedAt', 'gross', 'hash'].map((name) => `replays[].${name}`),
]);

/**
 * Checks the records of a till of SIGN FR: every chain with its signatures and sequences, sums,
 * extracts, closings with their three totals, and replay hashes. Signatures leave out lines, net
 * amounts, record IDs and time zones, so an archive can't be `unchanged`.
 */
export async function checkFrenchArchive(archive: FrenchArchive): Promise<Report> {
  const shape = checkShape(
    archive as unknown as Readonly<Record<string, unknown>>,
    ['till', 'certificate'],
    ['documents', 'provisional', 'duplicates', 'events', 'closings', 'replays'],
  );
  const findings =
    shape.length > 0
      ? [...shape]
      : [
          ...nameRecords(await checkAll(archive), archive),
          ...toUncovered(findUncoveredValues(archive, COVERED)),
        ];
  const isVerified = findings.some(({code}) => code === 'fr.archive.signature-fits');
  return {
    kind: 'fr-archive',
    regime: 'FR',
    verdict: toVerdict(findings, isVerified),
    findings,
    fields: [],
    facts: {},
  };
}

const CODES = {
  signature: 'fr.archive.signature',
  sequence: 'fr.archive.sequence',
  start: 'fr.archive.start',
} as const;

async function checkAll(archive: FrenchArchive): Promise<Finding[]> {
  const {
    till,
    documents = [],
    provisional = [],
    duplicates = [],
    events = [],
    closings = [],
  } = archive;
  const malformed = checkAmounts([...documents, ...provisional], closings);
  if (malformed.length > 0) return malformed;
  const verify = await toChainVerifier(archive.certificate);
  if (verify === null) return [toFinding('fr.archive.certificate', 'certificate')];
  const walk = <T extends Link>(
    at: string,
    links: readonly T[],
    toInput: (link: T, previous: string) => string,
  ): Promise<readonly Finding[]> => verifyChain(links, {at, codes: CODES, toInput, verify});
  const broken = [
    await walk('documents', documents, (one, before) => toTicketInput(till, one, before)),
    await walk('provisional', provisional, (one, before) => toTicketInput(till, one, before)),
    await walk('duplicates', duplicates, (one, before) => toDuplicateInput(till, one, before)),
    await walk('events', events, (one, before) => toEventInput(till, one, before)),
    await walk('closings', closings, toClosingInput),
  ].flat();
  const count = [documents, provisional, duplicates, events, closings].flat().length;
  return [
    ...(broken.length === 0 && count > 0
      ? [toFinding('fr.archive.signature-fits', '', {count})]
      : broken),
    ...documents.flatMap((document, index) => checkDocument(document, `documents[${index}]`)),
    ...provisional.flatMap((document, index) => checkDocument(document, `provisional[${index}]`)),
    ...duplicates.flatMap((one, index) => checkExtract(one, `duplicates[${index}]`)),
    ...checkClosings(closings, documents),
    ...(await verifyReplays(archive.replays ?? [], 'fr.replay.differs')),
  ];
}

function checkAmounts(
  documents: readonly ArchivedDocument[],
  closings: readonly FrenchClosing[],
): Finding[] {
  const isRight = ({vat, total}: Pick<FrenchDocument, 'vat' | 'total'>): boolean =>
    Array.isArray(vat) &&
    sumCents([total?.gross, total?.net, total?.vat]) !== null &&
    vat.every((row) => sumCents([row?.gross, row?.net, row?.vat, row?.rate]) !== null);
  return [...documents, ...closings]
    .filter((one) => !isRight(one))
    .slice(0, 20)
    .map(() => toFinding('input.shape', '', {name: 'total'}));
}

function checkDocument(document: ArchivedDocument, at: string): readonly Finding[] {
  const {vat, total, lines = [], payments = []} = document;
  const gross = sumCents([total.gross]);
  const compare = (
    code: 'fr.document.line-sum' | 'fr.document.vat-sum' | 'fr.document.payments',
    amounts: readonly unknown[],
  ): readonly Finding[] => {
    const sum = sumCents(amounts);
    return amounts.length === 0 || (sum !== null && sum === gross)
      ? []
      : [toFinding(code, at, {sum: fromCents(sum), total: fromCents(gross)})];
  };
  return [
    ...lines.flatMap((line) => {
      const {net, vat: tax} = splitVat(line.gross, line.vatRate);
      return net === line.net && tax === line.vat
        ? []
        : [
            toFinding('fr.document.split', at, {
              rate: line.vatRate,
              gross: line.gross,
              net,
              vat: tax,
            }),
          ];
    }),
    ...compare(
      'fr.document.line-sum',
      lines.map((line) => line.gross),
    ),
    ...compare(
      'fr.document.vat-sum',
      vat.flatMap((row) => [row.net, row.vat]),
    ),
    ...compare(
      'fr.document.payments',
      payments.map(({amount}) => amount),
    ),
    ...checkExtract(document, at),
  ];
}

function checkExtract(
  {extract, signature}: {readonly extract?: string; readonly signature: string},
  at: string,
): readonly Finding[] {
  const expected = toSignatureExtract(signature);
  return extract === undefined || extract === expected
    ? []
    : [toFinding('fr.extract.differs', at, {actual: extract, expected})];
}

/** Each closing against its tickets, by time, and against the closing before it. */
function checkClosings(
  closings: readonly FrenchClosing[],
  documents: readonly ArchivedDocument[],
): readonly Finding[] {
  const sales = documents.filter(({kind}) => kind === 'RECEIPT' || kind === 'CREDIT_NOTE');
  return closings.flatMap((closing, index) => {
    const before = closings[index - 1];
    if (before === undefined && closing.sequence !== 1) return [];
    const from = Date.parse(closing.from);
    const to = Date.parse(closing.to);
    const tickets = sales.filter(({signedAt}) => {
      const time = Date.parse(signedAt);
      return time >= from && time <= to;
    });
    if (sales.length === 0) return [];
    const previous: ClosingTotals | undefined = before && {...before, total: before.total.gross};
    const isNewYear =
      before !== undefined && before.period.slice(0, 4) !== closing.period.slice(0, 4);
    const totals = toClosingTotals(tickets, previous, isNewYear);
    return (
      [
        ['fr.closing.total', closing.total.gross, totals.total],
        ['fr.closing.grand-total', closing.grandTotal, totals.grandTotal],
        ['fr.closing.perpetual', closing.perpetualTotal, totals.perpetualTotal],
        ['fr.closing.absolute', closing.perpetualAbsolute, totals.perpetualAbsolute],
      ] as const
    )
      .filter(([, actual, expected]) => actual !== expected)
      .map(([code, actual, expected]) => toFinding(code, `closings[${index}]`, {actual, expected}));
  });
}
