import {error, incomplete, info, warning, type FindingRow} from './findingTable';

const HASH = 'AEAT hash specification 0.1.2 § 3';
const QR = 'AEAT QR specification 0.5.0';
const CHAIN = 'Orden HAC/1177/2024 art. 7';
const RECORD = 'Orden HAC/1177/2024 arts. 10, 11';
const TBAI = 'TicketBAI specification 1.1';

/** Codes of Veri*factu and TicketBAI. */
export const SPANISH_FINDINGS = {
  'es.qr.no-hash': incomplete(
    'The code has no hash and no signature, so only the AEAT or the record can confirm it.',
    QR,
  ),
  'es.qr.host': error('{host} isn’t a host of the AEAT.', QR),
  'es.qr.path': error('{path} isn’t a path of the AEAT’s verification.', QR),
  'es.qr.test': warning('The code leads to the AEAT’s test environment.', QR),
  'es.qr.mode': info('The address is that of the mode {mode}.', QR),
  'es.qr.parameter': error('The parameter {name} is missing or occurs twice.', QR),
  'es.qr.extra': error('The parameter {name} doesn’t belong to the code.', QR),
  'es.qr.nif': error('The NIF {nif} has a wrong check character.', QR),
  'es.qr.number': error('The invoice number has forbidden characters or more than 60.', QR),
  'es.qr.date': error('{date} isn’t a date of the form 20-11-2026.', QR),
  'es.qr.amount': error(
    '{amount} isn’t an amount with a decimal point and at most two places.',
    QR,
  ),
  'es.qr.encoding': error('The address isn’t encoded as UTF-8 for URLs.', QR),
  'es.qr.record-differs': error('{name} is {qr} in the code and {record} in the record.', QR),
  'es.qr.record-fits': info(
    'The code and the record have the same NIF, number, date and amount.',
    QR,
  ),
  'es.qr.record-missing': error('The record isn’t a registration with an amount.', QR),
  'es.hash.fits': info('The hash fits the fields that it covers.', HASH),
  'es.hash.scope': info(
    'The hash covers {count} fields. It protects no other field, and anyone can calculate it again.',
    HASH,
  ),
  'es.hash.amount-form': info(
    'The hash fits with the amounts written as {form}, which the AEAT accepts.',
    HASH,
  ),
  'es.hash.differs': error('The hash doesn’t fit the fields that it covers.', HASH),
  'es.hash.form': error('The hash isn’t 64 hexadecimal digits.', HASH),
  'es.hash.lower-case': error('The hash is in lower case. It must be in upper case.', HASH),
  'es.hash.algorithm': error('TipoHuella is {type} instead of 01.', HASH),
  'es.mistake.url-encoded': error(
    'The hash fits with URL-encoded values. They must not be encoded.',
    HASH,
  ),
  'es.mistake.trailing-ampersand': error('The hash fits with an ampersand at the end.', HASH),
  'es.mistake.missing-previous': error(
    'The hash fits without the hash of the previous record.',
    HASH,
  ),
  'es.mistake.no-names': error('The hash fits the values without their names.', HASH),
  'es.mistake.untrimmed': error(
    'The hash fits values with spaces around them. They must be trimmed.',
    HASH,
  ),
  'es.mistake.latin1': error('The hash fits the text in Latin-1. It must be UTF-8.', HASH),
  'es.mistake.lower-previous': error('The hash fits with the previous hash in lower case.', HASH),
  'es.mistake.utc': error(
    'The hash fits with the time {time}. The record has another spelling of it.',
    HASH,
  ),
  'es.mistake.date-order': error(
    'The hash fits with the date {date}. The record has another spelling of it.',
    HASH,
  ),
  'es.chain.fits': info('The record refers to the record before it.', CHAIN),
  'es.chain.first': info('The record is the first of its chain.', CHAIN),
  'es.chain.unknown': info('The record before this one isn’t in the file.', CHAIN),
  'es.chain.hash': error(
    'The previous hash isn’t the hash of the record before it: a record was changed, removed or moved.',
    CHAIN,
  ),
  'es.chain.identity': error(
    '{name} of the previous record is {actual} instead of {expected}.',
    CHAIN,
  ),
  'es.chain.first-again': error(
    'The record says that it’s the first of the chain, but another one precedes it.',
    CHAIN,
  ),
  'es.chain.missing': error('The record has neither PrimerRegistro nor RegistroAnterior.', CHAIN),
  'es.record.none': incomplete(
    'The XML has no RegistroAlta, RegistroAnulacion or RegistroEvento.',
    RECORD,
  ),
  'es.record.field': error('{name} is missing.', RECORD),
  'es.record.nif': warning('The NIF {nif} has a wrong check character.', RECORD),
  'es.record.number': warning(
    'The invoice number has forbidden characters or more than 60.',
    RECORD,
  ),
  'es.record.time': warning('{time} isn’t a time with seconds and an offset.', RECORD),
  'es.record.time-order': warning('The record was made before the previous one.', CHAIN),
  'es.record.tax-sum': warning(
    'CuotaTotal is {total}. The lines add up to {sum}.',
    'AEAT validations, 2005',
  ),
  'es.record.total-sum': warning(
    'ImporteTotal is {total}. The lines add up to {sum}.',
    'AEAT validations, 2006',
  ),
  'es.record.signature': info(
    'The record has an XAdES signature, which isn’t checked here.',
    'AEAT signature specification 0.1.5',
  ),
  'es.tbai.crc-fits': info(
    'The check digits in {name} fit. They reveal typing errors only, so a signature can’t be confirmed with them.',
    `${TBAI} anexo 3`,
  ),
  'es.tbai.crc-differs': error(
    'The check digits in {name} are {actual} instead of {expected}.',
    `${TBAI} anexo 3`,
  ),
  'es.tbai.no-signature': incomplete(
    'The code has only 13 characters of the signature. Only the file or the tax authority can confirm it.',
    `${TBAI} § 4.3.2`,
  ),
  'es.tbai.form': error(
    'The TicketBAI identifier doesn’t have its 39 characters: TBAI, NIF, date, 13 characters, check digits.',
    `${TBAI} § 4.3.2`,
  ),
  'es.tbai.nif': error('The NIF {nif} has a wrong check character.', `${TBAI} § 4.3.2`),
  'es.tbai.date': error('{date} isn’t a date of the form ddmmyy.', `${TBAI} § 4.3.2`),
  'es.tbai.host': error(
    '{host} isn’t an address of Araba, Bizkaia or Gipuzkoa.',
    `${TBAI} § 4.3.3`,
  ),
  'es.tbai.territory': info('The address belongs to {territory}.', `${TBAI} § 4.3.3`),
  'es.tbai.test': warning('The address belongs to a test environment.', `${TBAI} § 4.3.3`),
  'es.tbai.parameter': error('The parameter {name} is missing or occurs twice.', `${TBAI} § 4.3.3`),
  'es.tbai.extra': error('The parameter {name} doesn’t belong to the code.', `${TBAI} § 4.3.3`),
  'es.tbai.xml-field': error('{name} is missing in the file.', `${TBAI} § 4.2`),
  'es.tbai.signature-missing': incomplete('The file has no signature.', `${TBAI} § 4.2`),
  'es.tbai.signature-fits': info(
    'The signature fits the file and the certificate in it.',
    `${TBAI} § 4.2`,
  ),
  'es.tbai.signature-differs': error(
    'The signature doesn’t fit the file: it was changed after signing.',
    `${TBAI} § 4.2`,
  ),
  'es.tbai.canonical': incomplete(
    'The file isn’t in canonical XML, or its signature has another form, so its signature can’t be checked here.',
    'XML Signature § 6.5',
  ),
  'es.tbai.excerpt-differs': error(
    '{name} is {qr} in the code and {record} in the file.',
    `${TBAI} § 4.3`,
  ),
  'es.tbai.excerpt-fits': info('The code belongs to the file.', `${TBAI} § 4.3`),
  'es.tbai.identifier': info('The identifier of this file is {identifier}.', `${TBAI} § 4.3.2`),
} as const satisfies Record<string, FindingRow>;
