import {findUncoveredValues, toUncovered} from './coverage';
import {
  isAuthorityNumber,
  isCodiceFiscale,
  isLotteryCode,
  isLotteryEligible,
  isPartitaIva,
  splitVat,
  toJournalInput,
  toPartitaIvaCheckDigit,
  type ItalianAmounts,
  type ItalianJournalEntry,
  type ItalianLine,
  type ItalianPayment,
} from './documentoCommerciale';
import {toFinding, toNumberReport, toVerdict, type Finding, type Report} from './report';
import {
  checkShape,
  fromCents,
  nameRecords,
  sumCents,
  toChainVerifier,
  verifyChain,
  verifyReplays,
  type Replay,
} from './signedChain';

/** A document whose sums can be checked. */
export interface ItalianDocumentSums {
  readonly lines: readonly ItalianLine[];
  readonly vat: readonly (ItalianAmounts & {readonly rate: string})[];
  readonly total: ItalianAmounts;
  readonly payments: readonly ItalianPayment[];
  readonly lotteryCode?: string;
}

/** The journal of a system of SIGN IT, as JSON: its records in order, and documents to add up. */
export interface ItalianJournal {
  readonly systemId: string;
  /** DER in base64. */
  readonly certificate: string;
  readonly journal: readonly ItalianJournalEntry[];
  readonly documents?: readonly ItalianDocumentSums[];
  readonly replays?: readonly Replay[];
}

/**
 * Checks one Italian number by its form and check digit: partita IVA, codice fiscale, progressive
 * number of the agency, document number, lottery code. `null` if it has none of these forms.
 */
export function checkItalianNumber(text: string): Report | null {
  const value = text.trim();
  return toNumberReport('IT', value, recogniseNumber(value), 'it.no-code');
}

function recogniseNumber(value: string): readonly [string, Finding] | null {
  if (/^(IT)?\d{11}$/.test(value)) {
    const digits = value.slice(-11);
    const expected = toPartitaIvaCheckDigit(digits.slice(0, 10));
    const finding = isPartitaIva(digits)
      ? toFinding('it.partita-iva.fits')
      : toFinding('it.partita-iva.differs', '', {actual: digits.slice(-1), expected});
    return ['it-partita-iva', finding];
  }
  if (/^[A-Z]{6}[\dLMNP-V]{2}[A-Z][\dLMNP-V]{2}[A-Z][\dLMNP-V]{3}[A-Z]$/.test(value)) {
    const isRight = isCodiceFiscale(value);
    return [
      'it-codice-fiscale',
      toFinding(isRight ? 'it.codice-fiscale.fits' : 'it.codice-fiscale.differs'),
    ];
  }
  if (isAuthorityNumber(value)) return ['it-number', toFinding('it.number.authority')];
  if (/^\d{4}-\d{4}$/.test(value)) return ['it-number', toFinding('it.number.local')];
  return isLotteryCode(value) ? ['it-lottery-code', toFinding('it.lottery.form')] : null;
}

/** What signatures and replay hashes cover. Documents only have to add up. */
const COVERED: ReadonlySet<string> = new Set([
  'systemId',
  'certificate',
  ...['sequence', 'kind', 'recordId', 'signedAt', 'number', 'total', 'signature'].map(
    (name) => `journal[].${name}`,
  ),
  ...['seed', 'recordedAt', 'gross', 'hash'].map((name) => `replays[].${name}`),
]);

/**
 * Checks the journal of a system of SIGN IT: every signature with the one before, sequences, sums
 * of documents, and replay hashes. Documents aren't signed, so a journal with documents can't be
 * `unchanged`.
 */
export async function checkItalianJournal(input: ItalianJournal): Promise<Report> {
  const shape = checkShape(
    input as unknown as Readonly<Record<string, unknown>>,
    ['systemId', 'certificate'],
    ['journal', 'documents', 'replays'],
  );
  // A missing text would be signed like an empty one.
  const names = ['kind', 'recordId', 'signedAt', 'number', 'total', 'signature'] as const;
  const gaps = (shape.length > 0 ? [] : input.journal).flatMap((entry, index) =>
    names
      .filter((name) => typeof entry[name] !== 'string')
      .map((name) => toFinding('input.shape', `journal[${index}]`, {name})),
  );
  const faults = [...shape, ...gaps];
  const findings =
    faults.length > 0
      ? nameRecords(faults, input)
      : [
          ...nameRecords(await checkAll(input), input),
          ...toUncovered(findUncoveredValues(input, COVERED)),
        ];
  const isVerified = findings.some(({code}) => code === 'it.journal.signature-fits');
  return {
    kind: 'it-journal',
    regime: 'IT',
    verdict: toVerdict(findings, isVerified),
    findings,
    fields: [],
    facts: {},
  };
}

async function checkAll({
  systemId,
  certificate,
  journal,
  documents = [],
  replays = [],
}: ItalianJournal): Promise<Finding[]> {
  const verify = await toChainVerifier(certificate);
  if (verify === null) return [toFinding('it.journal.certificate', 'certificate')];
  const chain = await verifyChain(journal, {
    at: 'journal',
    codes: {
      signature: 'it.journal.signature',
      sequence: 'it.journal.sequence',
      start: 'it.journal.start',
    },
    toInput: (entry, previous) => toJournalInput(systemId, entry, previous),
    verify,
  });
  const replayed = await verifyReplays(replays, 'it.replay.differs');
  return [
    ...(chain.length === 0 && journal.length > 0
      ? [toFinding('it.journal.signature-fits', '', {count: journal.length})]
      : chain),
    ...documents.flatMap((document, index) =>
      checkItalianDocument(document, `documents[${index}]`),
    ),
    ...(replayed.length === 0 && replays.length > 0
      ? [toFinding('it.replay.fits', '', {count: replays.length})]
      : replayed),
  ];
}

/** The sums of a document that don't agree: VAT of each rate, lines, VAT split and payments. */
export function checkItalianDocument(document: ItalianDocumentSums, at = ''): readonly Finding[] {
  const {lines = [], vat = [], total, payments = []} = document;
  const gross = sumCents([total?.gross]);
  const compare = (
    code: 'it.document.line-sum' | 'it.document.vat-sum' | 'it.document.payments',
    amounts: readonly unknown[],
  ): readonly Finding[] => {
    const sum = sumCents(amounts);
    return sum !== null && sum === gross
      ? []
      : [toFinding(code, at, {sum: fromCents(sum), total: fromCents(gross)})];
  };
  const findings = [
    ...lines.flatMap((line) => checkSplit(line, line.vatRate, at)),
    ...compare(
      'it.document.line-sum',
      lines.map((line) => line.gross),
    ),
    ...compare(
      'it.document.vat-sum',
      vat.flatMap(({net, vat: tax}) => [net, tax]),
    ),
    ...(payments.length > 0
      ? compare(
          'it.document.payments',
          payments.map(({amount}) => amount),
        )
      : []),
    ...(document.lotteryCode !== undefined && !isLotteryEligible(total.gross, payments)
      ? [toFinding('it.document.lottery', at)]
      : []),
  ];
  return findings.length > 0 ? findings : [toFinding('it.document.sums-fit', at)];
}

function checkSplit(line: ItalianAmounts, rate: string, at: string): readonly Finding[] {
  if (sumCents([line.gross, line.net, line.vat]) === null || !/^\d{1,2}\.\d{2}$/.test(rate))
    return [toFinding('input.shape', at, {name: 'amount'})];
  const {net, vat} = splitVat(line.gross, rate);
  return net === line.net && vat === line.vat
    ? []
    : [toFinding('it.document.split', at, {rate, gross: line.gross, net, vat})];
}
