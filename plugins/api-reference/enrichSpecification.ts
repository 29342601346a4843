import {isRecord} from '../../src/model/json/record';
import type {OpenApiDocument} from '../../src/model/openapi/document';
import {ERROR_SECTION, toErrorTable} from '../../src/model/openapi/errorTable';
import {toMigrationSection} from '../../src/model/openapi/migration';
import {
  toDeprecationHeading,
  withDeprecationHeaders,
  withDeprecationNotes,
  type ToApiUrl,
} from './deprecation';
import {appendToSection, insertSection, prependToSection} from './sections';

/**
 * The published form of a specification: with the opening texts of sections (by title), the table
 * of error codes under "# Errors", migration notes, and deprecation notes and headers.
 */
export function enrichSpecification(
  specification: OpenApiDocument,
  toApiUrl: ToApiUrl,
  beginnings: Readonly<Record<string, string>> = {},
): OpenApiDocument {
  const deprecated = specification['x-deprecated'];
  const noted = withDeprecationNotes(
    deprecated ? withDeprecationHeaders(specification, deprecated) : specification,
    toApiUrl,
  );
  const catalogue = specification['x-error-catalogue'];
  const migration = specification['x-migration'];
  const description = noted.info.description ?? '';
  const withErrors =
    catalogue && catalogue.length > 0
      ? appendToSection(description, ERROR_SECTION, toErrorTable(catalogue))
      : description;
  const withTexts = Object.entries(beginnings).reduce(
    (text, [section, beginning]) => prependToSection(text, section, beginning),
    withErrors,
  );
  const withMigration =
    migration && migration.length > 0
      ? insertSection(withTexts, 'Migration', toMigrationSection(migration), 'Changelog')
      : withTexts;
  const {'x-tagGroups': groups} = noted;
  return {
    ...noted,
    // Redoc would use an `id` in a group as the ID of the page's element, but the page sets these
    // IDs itself.
    ...(Array.isArray(groups) && {
      'x-tagGroups': groups.filter(isRecord).map(({name, tags}) => ({name, tags})),
    }),
    info: {
      ...noted.info,
      description: `${deprecated ? toDeprecationHeading(deprecated, toApiUrl) : ''}${withMigration}`,
    },
  };
}
