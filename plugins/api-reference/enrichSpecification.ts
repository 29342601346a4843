import {isRecord} from '../../src/model/json/record';
import type {OpenApiDocument} from '../../src/model/openapi/document';
import {ERROR_SECTION, toErrorTable} from '../../src/model/openapi/errorTable';
import {toMigrationSection} from '../../src/model/openapi/migration';
import {toDeprecationHeading, withDeprecationHeaders, withDeprecationNotes, type ToApiUrl} from './deprecation';
import {appendToSection, insertSection, prependToSection} from './sections';

/**
 * A specification as it is published: with the texts that sections begin with (by title), its table of error codes under "# Errors", its migration notes, and a note
 * and headers on everything that was replaced.
 */
export function enrichSpecification(specification: OpenApiDocument, toApiUrl: ToApiUrl, beginnings: Readonly<Record<string, string>> = {}): OpenApiDocument {
  const deprecated = specification['x-deprecated'];
  const noted = withDeprecationNotes(deprecated ? withDeprecationHeaders(specification, deprecated) : specification, toApiUrl);
  const catalogue = specification['x-error-catalogue'];
  const migration = specification['x-migration'];
  const description = noted.info.description ?? '';
  const withErrors = catalogue && catalogue.length > 0 ? appendToSection(description, ERROR_SECTION, toErrorTable(catalogue)) : description;
  const withTexts = Object.entries(beginnings).reduce((text, [section, beginning]) => prependToSection(text, section, beginning), withErrors);
  const withMigration = migration && migration.length > 0 ? insertSection(withTexts, 'Migration', toMigrationSection(migration), 'Changelog') : withTexts;
  const {'x-tagGroups': groups} = noted;
  return {
    ...noted,
    // Redoc would take an `id` in a group for that of the page's element, which is the page's to name.
    ...(Array.isArray(groups) && {'x-tagGroups': groups.filter(isRecord).map(({name, tags}) => ({name, tags}))}),
    info: {...noted.info, description: `${deprecated ? toDeprecationHeading(deprecated, toApiUrl) : ''}${withMigration}`},
  };
}
