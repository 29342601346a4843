import {AUSTRIAN_FINDINGS} from './austrianFindings';
import {FRENCH_FINDINGS} from './frenchFindings';
import {GERMAN_ARCHIVE_FINDINGS} from './germanArchiveFindings';
import {GERMAN_EXPORT_FINDINGS} from './germanExportFindings';
import {GERMAN_FINDINGS} from './germanFindings';
import {error, incomplete, type FindingRow} from './findingTable';
import {ITALIAN_FINDINGS} from './italianFindings';
import {SPANISH_FINDINGS} from './spanishFindings';

const GENERAL_FINDINGS = {
  'input.unknown': incomplete(
    'This isn’t a receipt code, record or export that this check knows. Codes begin with “V0;”, “_R1-” or “https://”.',
  ),
  'input.empty': incomplete('The input is empty.'),
  'input.too-large': incomplete('The input has more than {limit} MB.'),
  'input.json': error('The text starts like JSON, but can’t be parsed.'),
  'input.xml': error('The text starts like XML, but can’t be parsed.'),
  'input.uncovered': incomplete(
    'No signature or hash covers {names}, so a change there can’t be seen.',
  ),
  'input.shape': error('{name} is missing or has the wrong type.'),
} as const satisfies Record<string, FindingRow>;

/** Every code that a check can return, with its severity, English text and rule. */
export const FINDINGS = {
  ...GENERAL_FINDINGS,
  ...GERMAN_FINDINGS,
  ...GERMAN_ARCHIVE_FINDINGS,
  ...GERMAN_EXPORT_FINDINGS,
  ...AUSTRIAN_FINDINGS,
  ...SPANISH_FINDINGS,
  ...ITALIAN_FINDINGS,
  ...FRENCH_FINDINGS,
};
/** A code of {@link FINDINGS}. */
export type FindingCode = keyof typeof FINDINGS;
