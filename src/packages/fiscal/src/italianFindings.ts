import {error, incomplete, info, type FindingRow} from './findingTable';

const LOTTERY = 'L. 232/2016 art. 1';
const CHAIN = 'SIGN IT';

/** Codes of Italian numbers and journals. */
export const ITALIAN_FINDINGS = {
  'it.no-code': incomplete(
    'Italian documents have no code that can be checked. Only the portal of the Agenzia delle Entrate confirms a document.',
  ),
  'it.partita-iva.fits': info('The check digit of the partita IVA fits.', 'DPR 633/1972 art. 35'),
  'it.partita-iva.differs': error(
    'The check digit of the partita IVA is {actual} instead of {expected}.',
    'DPR 633/1972 art. 35',
  ),
  'it.codice-fiscale.fits': info(
    'The check character of the codice fiscale fits.',
    'DM 23-12-1976',
  ),
  'it.codice-fiscale.differs': error(
    'The codice fiscale has a wrong check character or form.',
    'DM 23-12-1976',
  ),
  'it.number.authority': info('This is the form of the agency’s progressive number.'),
  'it.number.local': info(
    'This is the form of a document number: closing and document, four digits each.',
    'Tipi dati corrispettivi',
  ),
  'it.lottery.form': info(
    'This is the form of a lottery code: eight capital letters or digits.',
    LOTTERY,
  ),
  'it.journal.signature-fits': info(
    '{count} signatures fit their records, each with the one before.',
    CHAIN,
  ),
  'it.journal.signature': error(
    'The signature doesn’t fit the record: it, or the one before, was changed, removed or moved.',
    CHAIN,
  ),
  'it.journal.sequence': error('The sequence is {actual} instead of {expected}.', CHAIN),
  'it.journal.start': incomplete(
    'The journal doesn’t begin with the first record, so its first signature can’t be checked.',
    CHAIN,
  ),
  'it.journal.certificate': error('The certificate can’t be read, or it was changed.', CHAIN),
  'it.document.split': error(
    'At {rate} %, {gross} splits into {net} and {vat}.',
    'DPR 633/1972 art. 27',
  ),
  'it.document.line-sum': error('The lines add up to {sum} instead of {total}.'),
  'it.document.vat-sum': error('The VAT split adds up to {sum} instead of {total}.'),
  'it.document.payments': error('The payments add up to {sum} instead of {total}.'),
  'it.document.lottery': error(
    'A sale with a lottery code needs at least one euro, paid by electronic means only.',
    LOTTERY,
  ),
  'it.document.sums-fit': info('Lines, VAT split, total and payments agree.'),
  'it.replay.differs': error(
    'The replay hash doesn’t fit the hash before it, the seed, the time and the total.',
    CHAIN,
  ),
  'it.replay.fits': info('{count} replay hashes fit.', CHAIN),
} as const satisfies Record<string, FindingRow>;
