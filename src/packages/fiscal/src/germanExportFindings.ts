import {error, incomplete, info, warning, type FindingRow} from './findingTable';

const FORM = 'DSFinV-K chapter 2';
const INDEX = 'Beschreibungsstandard für die Datenträgerüberlassung';
const SINGLE = 'DSFinV-K chapter 3.1';
const CLOSING = 'DSFinV-K chapter 3.3';
const TSE = 'DSFinV-K chapters 3.1.2.5, 3.2.7';

/** Codes of DSFinV-K exports. Places are `file:line:column`. */
export const GERMAN_EXPORT_FINDINGS = {
  'de.export.zip-form': error('The ZIP archive is damaged or cut off.'),
  'de.export.zip-method': incomplete('{name} is encrypted or compressed by an unknown method.'),
  'de.export.zip-size': incomplete('The archive has more than 512 MB inside.'),
  'de.export.zip-checksum': error('The checksum of {name} in the archive is wrong.'),
  'de.export.none': incomplete('The archive has neither index.xml nor a table of the DSFinV-K.'),
  'de.export.folder': warning('{name} is in a folder. The files belong into the root.', FORM),
  'de.export.file-missing': error('{name} is missing.', FORM),
  'de.export.file-unknown': warning('{name} isn’t a file of the DSFinV-K.', FORM),
  'de.export.index-missing': error('index.xml is missing.', INDEX),
  'de.export.index-xml': error('index.xml can’t be parsed.', INDEX),
  'de.export.index-file': error('index.xml describes {name}, which isn’t in the archive.', INDEX),
  'de.export.index-table': error('index.xml doesn’t describe {name}.', INDEX),
  'de.export.index-columns': error(
    'index.xml describes the column {actual} of {file} instead of {expected}.',
    INDEX,
  ),
  'de.export.index-form': warning('index.xml describes {name} of {file} differently.', INDEX),
  'de.export.encoding': error('The file isn’t in UTF-8.', FORM),
  'de.export.quotes': error('A text has no closing quote, or an inner quote isn’t doubled.', FORM),
  'de.export.columns': error('The column is {actual} instead of {expected}.', SINGLE),
  'de.export.cells': error('The row has {actual} values instead of {expected}.', FORM),
  'de.export.key-empty': error('The key column {name} is empty.', SINGLE),
  'de.export.length': warning(
    '{name} has {actual} characters. At most {length} are allowed.',
    SINGLE,
  ),
  'de.export.number': error('{name} is {value}, which isn’t a number of {places} decimals.', FORM),
  'de.export.flag': warning('{name} is {value} instead of 0 or 1.', FORM),
  'de.export.time': error('{name} is {value}, which isn’t a time in ISO 8601.', FORM),
  'de.export.code': warning('{value} isn’t a value of {name}.', 'DSFinV-K annexes B, C, D'),
  'de.export.key-twice': error('The key with {name} {value} occurs twice.', SINGLE),
  'de.export.key-missing': error('{name} {value} isn’t in {file}.', SINGLE),
  'de.export.split': error('{gross} isn’t the sum of {net} and {vat}.', SINGLE),
  'de.export.sum': error('The sum is {actual}. The single records add up to {expected}.', CLOSING),
  'de.export.payments': warning(
    'The total is {actual}. The payments add up to {expected}.',
    SINGLE,
  ),
  'de.export.signature-fits': info(
    '{count} of {all} signatures fit till, process type, process data, numbers and end time.',
    TSE,
  ),
  'de.export.signature-differs': error('The signature doesn’t fit the other values.', TSE),
  'de.export.unsigned': error('The operation has neither a signature nor a reason.', TSE),
  'de.export.outage': warning('The operation isn’t signed: {reason}.', TSE),
  'de.export.tse-row': error('The operation {value} isn’t in transactions_tse.csv.', TSE),
  'de.export.process-missing': incomplete(
    'The process data is missing, so nothing can be checked.',
    TSE,
  ),
  'de.export.process-differs': error('The TSE signed {actual}. The tables give {expected}.', TSE),
  'de.export.key-unreadable': incomplete(
    'The key or the algorithm in {file} can’t be used here.',
    TSE,
  ),
  'de.export.number-twice': error('The transaction number {value} occurs twice for this TSE.', TSE),
  'de.export.counter-twice': error('The signature counter {value} occurs twice for this TSE.', TSE),
  'de.export.certificate-missing': warning('The certificate of the TSE is missing.', TSE),
  'de.export.certificate-form': error('The certificate of the TSE can’t be read.', TSE),
  'de.export.certificate-key': error('The certificate belongs to another key.', TSE),
  'de.export.serial': error(
    'The serial number of the TSE is {actual}. Its key gives {expected}.',
    TSE,
  ),
  'de.export.scope': incomplete(
    'Signatures cover process data, numbers and end times. Nothing covers the other columns, such as names and texts.',
    TSE,
  ),
  'de.export.more': incomplete('{count} more findings aren’t listed.'),
} as const satisfies Record<string, FindingRow>;
