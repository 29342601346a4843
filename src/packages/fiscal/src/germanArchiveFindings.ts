import {error, incomplete, info, warning, type FindingRow} from './findingTable';

const FILES = 'TR-03151-1, 2.5';
const LOG = 'TR-03151-1, 2.1.4.1';

/** Codes of the archives of a TSE. Places are names of files. */
export const GERMAN_ARCHIVE_FINDINGS = {
  'de.archive.damaged': error('The archive is damaged or cut off at byte {byte}.', FILES),
  'de.archive.empty': incomplete('The archive has no log message.', FILES),
  'de.archive.info': error('info.csv is missing.', FILES),
  'de.archive.info-unsigned': info('No signature covers info.csv.', FILES),
  'de.archive.file-unknown': warning('The file isn’t a log message or a certificate.', FILES),
  'de.archive.name': error('The name of the file doesn’t fit the log message.', FILES),
  'de.archive.log-form': error('The file isn’t a log message in DER.', LOG),
  'de.archive.signature-fits': info('{count} of {all} signatures fit their log messages.', LOG),
  'de.archive.signature-differs': error('The signature doesn’t fit the log message.', LOG),
  'de.archive.algorithm': incomplete('The signature algorithm can’t be checked here.', LOG),
  'de.archive.certificate-form': error('The certificate can’t be read.', FILES),
  'de.archive.certificate-none': error('No certificate has the key {serial}.', FILES),
  'de.archive.certificate-signature': error('The issuer didn’t sign the certificate.', FILES),
  'de.archive.certificate-algorithm': incomplete(
    'The signature of the certificate can’t be checked here.',
    FILES,
  ),
  'de.archive.issuer-missing': error('The certificate of the issuer isn’t in the archive.', FILES),
  'de.archive.root': info(
    'The topmost certificate signed itself. Compare it with that of the certification authority.',
    FILES,
  ),
  'de.archive.counter-gap': error('The signature counters {from} to {to} are missing.', LOG),
  'de.archive.counter-twice': error('The signature counter {counter} occurs twice.', LOG),
  'de.archive.begins-later': info(
    'The archive begins with the signature counter {counter}. Earlier messages are elsewhere.',
    FILES,
  ),
  'de.archive.time-back': warning('The time is before that of the message before it.', LOG),
  'de.archive.number-gap': error('The transactions {from} to {to} are missing.', LOG),
  'de.archive.no-start': warning('Transaction {number} has no start in this archive.', LOG),
  'de.archive.no-end': warning('Transaction {number} was started, but not finished.', LOG),
  'de.archive.steps': error('Transaction {number} goes on after its end.', LOG),
  'de.archive.more': incomplete('{count} more findings aren’t listed.'),
} as const satisfies Record<string, FindingRow>;
