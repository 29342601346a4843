import {error, incomplete, info, type FindingRow} from './findingTable';

const LAW = 'BOI-TVA-DECLA-30-10-30';
const CHAIN = 'SIGN FR';

/** Codes of French numbers and archives. */
export const FRENCH_FINDINGS = {
  'fr.no-code': incomplete(
    'France doesn’t require a code on receipts. Only the archive of the till proves a sale.',
    LAW,
  ),
  'fr.siren.fits': info('The check digit of the SIREN fits.', 'ISO/IEC 7812'),
  'fr.siren.differs': error('The check digit of the SIREN is wrong.', 'ISO/IEC 7812'),
  'fr.siret.fits': info('The check digits of the SIRET fit.', 'ISO/IEC 7812'),
  'fr.siret.differs': error('A check digit of the SIRET is wrong.', 'ISO/IEC 7812'),
  'fr.vat.fits': info('The key of the VAT number fits.', 'CGI art. 286 ter'),
  'fr.vat.differs': error('The VAT number of this SIREN is {expected}.', 'CGI art. 286 ter'),
  'fr.certificate.form': info('This is the form of a certificate code.', `${LAW} § 340`),
  'fr.extract.form': info(
    'Four characters of a signature, as a receipt shows them: the 3rd, 7th, 13th and 19th.',
    CHAIN,
  ),
  'fr.extract.differs': error('The extract is {actual}. The signature gives {expected}.', CHAIN),
  'fr.archive.certificate': error('The certificate can’t be read, or it was changed.', CHAIN),
  'fr.archive.signature-fits': info(
    '{count} signatures fit their records, each with the one before.',
    CHAIN,
  ),
  'fr.archive.signature': error(
    'The signature doesn’t fit the record: it, or the one before, was changed, removed or moved.',
    CHAIN,
  ),
  'fr.archive.sequence': error('The sequence is {actual} instead of {expected}.', CHAIN),
  'fr.archive.start': incomplete(
    'A chain doesn’t begin with its first record, so its first signature can’t be checked.',
    CHAIN,
  ),
  'fr.document.split': error('At {rate} %, {gross} splits into {net} and {vat}.', 'CGI art. 266'),
  'fr.document.vat-sum': error('The VAT split adds up to {sum} instead of {total}.', LAW),
  'fr.document.line-sum': error('The lines add up to {sum} instead of {total}.', LAW),
  'fr.document.payments': error('The payments add up to {sum} instead of {total}.', LAW),
  'fr.closing.total': error(
    'The closing’s total is {actual}. Its tickets add up to {expected}.',
    `${LAW} § 170`,
  ),
  'fr.closing.grand-total': error(
    'The total since the start of the year is {actual} instead of {expected}.',
    `${LAW} § 170`,
  ),
  'fr.closing.perpetual': error(
    'The perpetual total is {actual} instead of {expected}.',
    `${LAW} § 170`,
  ),
  'fr.closing.absolute': error(
    'The absolute perpetual total is {actual} instead of {expected}.',
    `${LAW} § 170`,
  ),
  'fr.replay.differs': error(
    'The replay hash doesn’t fit the hash before it, the seed, the time and the total.',
    CHAIN,
  ),
} as const satisfies Record<string, FindingRow>;
