import {isRecord} from '../../src/model/json/record';
import type {OpenApiDocument} from '../../src/model/openapi/document';
import {appendToSection, ERROR_SECTION, toErrorTable} from '../../src/model/openapi/errorTable';
import {withDeprecationNotes, type ToApiUrl} from './deprecation';

/** A specification as it is published: with its table of error codes under "# Errors" and a note on everything that was replaced. */
export function enrichSpecification(specification: OpenApiDocument, toApiUrl: ToApiUrl): OpenApiDocument {
  const noted = withDeprecationNotes(specification, toApiUrl);
  const catalogue = specification['x-error-catalogue'];
  const deprecated = specification['x-deprecated'];
  const description = noted.info.description ?? '';
  const withErrors = catalogue && catalogue.length > 0 ? appendToSection(description, ERROR_SECTION, toErrorTable(catalogue)) : description;
  const successor = deprecated?.replacedBy === undefined ? undefined : toApiUrl(deprecated.replacedBy);
  const note = deprecated && `> **Deprecated since ${deprecated.since}.**${successor ? ` Use [${deprecated.replacedBy}](${successor}).` : ''}\n\n`;
  const {'x-tagGroups': groups} = noted;
  return {
    ...noted,
    // Redoc would take an `id` in a group for that of the page's element, which is the page's to name.
    ...(Array.isArray(groups) && {'x-tagGroups': groups.filter(isRecord).map(({name, tags}) => ({name, tags}))}),
    info: {...noted.info, description: `${note ?? ''}${withErrors}`},
  };
}
