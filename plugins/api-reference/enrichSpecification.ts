import {toDeprecationHeading, withDeprecationHeaders, withDeprecationNotes, type ToApiUrl} from './deprecation';
import {toErrorTable} from './errorTable';
import {toMigrationSection} from './migration';
import {appendToSection, insertSection, prependToSection} from './sections';
import {isRecord, type Specification} from './specification';

/**
 * A specification as it is published: with the texts that sections begin with (by title), its table of error codes under "# Errors", its migration notes, and a note
 * and headers on everything that was replaced.
 */
export function enrichSpecification(specification: Specification, toApiUrl: ToApiUrl, beginnings: Readonly<Record<string, string>> = {}): Specification {
  const deprecated = specification['x-deprecated'];
  const noted = withDeprecationNotes(deprecated ? withDeprecationHeaders(specification, deprecated) : specification, toApiUrl);
  const catalogue = specification['x-error-catalogue'];
  const migration = specification['x-migration'];
  const description = noted.info.description ?? '';
  const withErrors = catalogue && catalogue.length > 0 ? appendToSection(description, 'Errors', toErrorTable(catalogue)) : description;
  const withTexts = Object.entries(beginnings).reduce((text, [section, beginning]) => prependToSection(text, section, beginning), withErrors);
  const withMigration = migration && migration.length > 0 ? insertSection(withTexts, 'Migration', toMigrationSection(migration), 'Changelog') : withTexts;
  const {'x-tagGroups': groups} = noted as {readonly 'x-tagGroups'?: unknown};
  return {
    ...noted,
    // Redoc would take an `id` in a group for that of the page's element, which is the page's to name.
    ...(Array.isArray(groups) && {'x-tagGroups': groups.filter(isRecord).map(({name, tags}) => ({name, tags}))}),
    info: {...noted.info, description: `${deprecated ? toDeprecationHeading(deprecated, toApiUrl) : ''}${withMigration}`},
  };
}
