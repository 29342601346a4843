import {OUTAGE_TEXT, toCompactJws, toMachineReadableCode} from '@bonarium/fiscal/austria';
import {austrianReceipt} from '../../../tests/receipts/austria';
import {verifactuReceipt} from '../../../tests/receipts/verifactu';
import {toFrenchArchive, toItalianJournal} from '../../../tests/support/fiscalInputs';
import {CHANGED, toBoundary, type Vector} from './family';

/**
 * Austrian receipts around the first day of the rate of 4.9 %, which shares a slot with 19 %, and
 * around the time of the check. They are unsigned, as in an outage, so that they need no key.
 */
export function toAustrianBoundaries(): readonly Vector[] {
  const {sale} = austrianReceipt.records;
  const fields = sale.code.split('_').slice(0, 13);
  const at = (time: string): string => {
    const changed = fields.map((field, index) => (index === 4 ? time : field)).join('_');
    return toMachineReadableCode(toCompactJws(changed, undefined));
  };
  const now = Date.parse('2026-11-20T08:00:00Z') / 1000;
  const known = (vector: Vector): Vector => ({...vector, options: {now}});
  const [day, code] = ['2026-06-30T23:59:59', 'at.signature.outage'] as const;
  return [
    toBoundary('at-rate', `Last second before 4.9 %, ${OUTAGE_TEXT}`, at(day), 'cannot-tell', code),
    toBoundary(
      'at-rate-1',
      'First second of 4.9 %',
      at('2026-07-01T00:00:00'),
      'cannot-tell',
      code,
    ),
    toBoundary('at-leap', '29 February 2028', at('2028-02-29T00:00:00'), 'cannot-tell', code),
    toBoundary('at-leap-1', '29 February 2027', at('2027-02-29T00:00:00'), CHANGED, 'at.code.time'),
  ].map(known);
}

/** Amounts of a Veri*factu code with the fewest and the most digits. */
export function toSpanishBoundaries(): readonly Vector[] {
  const of = (amount: string): string =>
    verifactuReceipt.receipt.qrUrl.replace(/importe=[^&]*/, `importe=${amount}`);
  const [fits, differs] = ['es.qr.no-hash', 'es.qr.amount'] as const;
  return [
    toBoundary('es-amount', 'An amount of zero', of('0.00'), 'cannot-tell', fits),
    toBoundary('es-amount-1', 'The highest', of('999999999999.99'), 'cannot-tell', fits),
    toBoundary('es-amount-2', 'A digit more', of('9999999999999.99'), CHANGED, differs),
    toBoundary('es-amount-3', 'Three decimals', of('1.001'), CHANGED, differs),
  ];
}

/** A split of one line where the net amount ends in half a cent, rounded away from zero. */
function toLine(rate: string, gross: string, net: string, vat: string) {
  const amounts = {gross, net, vat};
  return {
    lines: [{vatRate: rate, ...amounts}],
    vat: [{rate, ...amounts}],
    total: amounts,
    payments: [{amount: gross}],
  };
}

/** Italian documents at the edges of their rates: half a cent, and the smallest amounts. */
export function toItalianBoundaries(): readonly Vector[] {
  const {systemId, certificate, journal} = toItalianJournal();
  const of = (...line: Parameters<typeof toLine>): string =>
    JSON.stringify({systemId, certificate, journal, documents: [toLine(...line)]});
  const [fits, differs] = ['it.document.sums-fit', 'it.document.split'] as const;
  return [
    toBoundary(
      'it-rate',
      'Half a cent at 4 %',
      of('4.00', '0.13', '0.13', '0.00'),
      'cannot-tell',
      fits,
    ),
    toBoundary(
      'it-rate-1',
      'Half a cent at 4 %, rounded down',
      of('4.00', '0.13', '0.12', '0.01'),
      CHANGED,
      differs,
    ),
    toBoundary(
      'it-rate-2',
      'A cent at 22 %',
      of('22.00', '0.01', '0.01', '0.00'),
      'cannot-tell',
      fits,
    ),
    toBoundary(
      'it-rate-3',
      'A return at 5 %',
      of('5.00', '-1.05', '-1.00', '-0.05'),
      'cannot-tell',
      fits,
    ),
  ];
}

/** French documents at the edges of their rates: half a cent, and the lowest rate. */
export function toFrenchBoundaries(): readonly Vector[] {
  const archive = toFrenchArchive();
  const of = (...line: Parameters<typeof toLine>): string => {
    const documents = (archive.documents ?? []).map((one, index) =>
      index === 0 ? {...one, lines: toLine(...line).lines} : one,
    );
    return JSON.stringify({...archive, documents});
  };
  const differs = 'fr.document.split';
  return [
    toBoundary(
      'fr-rate',
      'Half a cent at 20 %, rounded down',
      of('20.00', '0.03', '0.02', '0.01'),
      CHANGED,
      differs,
    ),
    toBoundary(
      'fr-rate-1',
      '2.1 %, a cent too much',
      of('2.10', '10.21', '10.01', '0.20'),
      CHANGED,
      differs,
    ),
  ];
}
