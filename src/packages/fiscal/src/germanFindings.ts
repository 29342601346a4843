import {error, incomplete, info, warning, type FindingRow} from './findingTable';

const ANNEX = 'DSFinV-K Annex I';
const ALGORITHMS = 'TR-03116-5, 2.2';
const LOG = 'TR-03151-1, 3.7.2.1';

/** Codes of German receipt codes. */
export const GERMAN_FINDINGS = {
  'de.signature.fits': info(
    'The signature fits till, process type, process data, transaction number, signature counter, end time and key.',
    LOG,
  ),
  'de.signature.differs': error('The signature doesn’t fit the other fields.', LOG),
  'de.signature.form': incomplete(
    'The signature has {bytes} bytes, which no known form has.',
    ALGORITHMS,
  ),
  'de.signature.half': error(
    'The signature has half the length that its key requires.',
    ALGORITHMS,
  ),
  'de.signature.der': info(
    'The signature is DER, although the algorithm is named plain.',
    ALGORITHMS,
  ),
  'de.signature.none': incomplete('The log message has no signature.', LOG),
  'de.start.elsewhere': info(
    'Another signature covers the start time. Only an archive of the TSE contains it.',
    LOG,
  ),
  'de.origin.unknown': info(
    'The key in the code doesn’t prove which TSE signed. Only its certificate does.',
    'TR-03153-1, 10.3',
  ),
  'de.key.known': info(
    'The key belongs to the TSE with the given serial number.',
    'TR-03153-1, 9.3.2',
  ),
  'de.key.other': error(
    'The key belongs to another TSE ({actual}) than the one given.',
    'TR-03153-1, 9.3.2',
  ),
  'de.algorithm.unsupported': incomplete('{algorithm} can’t be checked here.', ALGORITHMS),
  'de.key.unreadable': incomplete('The public key is neither a point nor a SubjectPublicKeyInfo.'),
  'de.key.curve': incomplete('The public key isn’t on any known curve.', ALGORITHMS),
  'de.code.fields': error('The code has {count} of twelve fields.', `${ANNEX}, 2`),
  'de.code.cut': error('The code was cut after {length} characters.', `${ANNEX}, 2`),
  'de.code.line-breaks': info('Line breaks were removed from the code.', `${ANNEX}, 2`),
  'de.code.version': error('The version {version} isn’t V0.', `${ANNEX}, 2`),
  'de.till.characters': error(
    'The serial number of the till has a character that a TSE doesn’t accept, or more than 70 characters.',
    'TR-03151-1 App. A',
  ),
  'de.number.form': error('{name} isn’t a number of 32 bits.', LOG),
  'de.time.form': error('{name} isn’t of the form YYYY-MM-DDThh:mm:ss.fffZ.', `${ANNEX}, 2`),
  'de.time.epoch': error(
    '{name} is in seconds since 1970, not of the form YYYY-MM-DDThh:mm:ss.fffZ.',
    `${ANNEX}, 2`,
  ),
  'de.time.order': error('The end is before the start.'),
  'de.algorithm.unknown': error('The signature algorithm {algorithm} is unknown.', ALGORITHMS),
  'de.time-format.unknown': error(
    'The time format {format} is unknown.',
    'DSFinV-K, tse.csv, TSE_ZEITFORMAT',
  ),
  'de.base64.form': error('{name} isn’t canonical base64.', 'RFC 4648 § 4'),
  'de.base64.url': error('{name} is base64url. The code requires standard base64.', `${ANNEX}, 2`),
  'de.base64.hex': error('{name} is hexadecimal. The code requires base64.', `${ANNEX}, 2`),
  'de.process.type': warning(
    'The process type {type} isn’t Kassenbeleg-V1, Bestellung-V1 or SonstigerVorgang.',
    ANNEX,
  ),
  'de.process.spelling': warning(
    'The process type is spelled {type} instead of Kassenbeleg-V1.',
    ANNEX,
  ),
  'de.process.order-row': warning(
    'A row of the order isn’t quantity;"text";price, or a row doesn’t end with a carriage return.',
    ANNEX,
  ),
  'de.process.form': warning(
    'The process data isn’t kind^five amounts^payments with two decimals each.',
    ANNEX,
  ),
  'de.process.alone': info(
    'The TSE’s signature over process data is in the code of the receipt. Only form and sums were checked here. To check the signature too, use the whole code (V0;…).',
  ),
  'de.process.thousands': warning('An amount has a thousands separator.', ANNEX),
  'de.process.comma': warning('An amount has a decimal comma.', ANNEX),
  'de.process.leading-zero': warning('An amount has no digit before the decimal point.', ANNEX),
  'de.process.reversal-kind': warning(
    'AVBelegstorno isn’t allowed with a TSE. Sign a Beleg with reversed amounts.',
    ANNEX,
  ),
  'de.process.zero-payment': warning('The payment {payment} is zero and must be left out.', ANNEX),
  'de.process.euro-named': warning('A payment in euro must not name its currency.', ANNEX),
  'de.process.payment-twice': warning('Two payments have the same kind and currency.', ANNEX),
  'de.process.payment-order': warning(
    'The payments are out of order: Bar before Unbar, euro before other currencies in alphabetical order.',
    ANNEX,
  ),
  'de.process.sums': warning('The amounts add up to {amounts}, the payments to {payments}.', ANNEX),
  'de.mistake.line-feed': error(
    'It fits with a carriage return between the rows of the order. The till wrote line feeds.',
    ANNEX,
  ),
  'de.mistake.amount-form': error(
    'It fits with the amounts written as 0.00, without separators. The code was formatted differently.',
    ANNEX,
  ),
  'de.mistake.local-time': error(
    'It fits with the end time {time}. The till printed local time with a Z.',
    `${ANNEX}, 2`,
  ),
  'de.mistake.times-swapped': error('It fits with start and end time swapped.', `${ANNEX}, 2`),
  'de.mistake.counters-swapped': error(
    'It fits with transaction number and signature counter swapped.',
    `${ANNEX}, 2`,
  ),
  'de.mistake.process-type': error('It fits with the process type {type}.', ANNEX),
  'de.mistake.process-base64': error(
    'It fits with the decoded process data. The till printed base64.',
    `${ANNEX}, 2`,
  ),
  'de.mistake.spaces': error('It fits without the spaces around a field.', `${ANNEX}, 2`),
  'de.mistake.encoding': error(
    'It fits with the process data in UTF-8. The till decoded it as Latin-1.',
    `${ANNEX}, 2`,
  ),
  'de.mistake.time-format': error(
    'It fits with the time format {format}.',
    'DSFinV-K, tse.csv, TSE_ZEITFORMAT',
  ),
  'de.mistake.algorithm': error('It fits with the algorithm {algorithm}.', ALGORITHMS),
  'de.mistake.base64': error('It fits with {name} in standard base64.', `${ANNEX}, 2`),
} as const satisfies Record<string, FindingRow>;
