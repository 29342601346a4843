import {isRecord} from '../../../src/model/json/record';
import {ERROR_SECTION} from '../../../src/model/openapi/errorTable';

/**
 * Checks the portal's requirements that OpenAPI doesn't have: an absolute server address, and a
 * valid error catalogue with its section. Returns the first missing item, as the middle of a
 * sentence about the document.
 */
export function findPortalFault(document: Readonly<Record<string, unknown>>): string | undefined {
  return (
    findServerFault(document) ??
    findCatalogueFault(document) ??
    findDeprecationFault(document) ??
    findMigrationFault(document)
  );
}

function findServerFault({servers}: Readonly<Record<string, unknown>>): string | undefined {
  const first: unknown = Array.isArray(servers) ? servers[0] : undefined;
  if (!isRecord(first) || typeof first.url !== 'string')
    return 'names no server in "servers"; requests in samples need its address';
  if (!/^https?:\/\//.test(first.url) || !URL.canParse(first.url))
    return `has the server "${first.url}", which is not an absolute address`;
  return undefined;
}

const rowFields = {
  code: 'string',
  status: 'number',
  cause: 'string',
  remedy: 'string',
  retryable: 'boolean',
} as const;

function findCatalogueFault({
  'x-error-catalogue': rows,
  info,
}: Readonly<Record<string, unknown>>): string | undefined {
  if (rows === undefined) return undefined;
  if (!Array.isArray(rows)) return 'has an x-error-catalogue that is not a list';
  for (const [index, row] of rows.entries()) {
    const place = `at #/x-error-catalogue/${index}`;
    if (!isRecord(row)) return `has an empty or unreadable row ${place}`;
    for (const [field, type] of Object.entries(rowFields))
      if (typeof row[field] !== type)
        return `has ${row[field] === undefined ? `no "${field}"` : `a "${field}" that is not a ${type}`} ${place}`;
  }
  const description =
    isRecord(info) && typeof info.description === 'string' ? info.description : '';
  if (
    rows.length > 0 &&
    !description.split('\n').some((line) => line.trim() === `# ${ERROR_SECTION}`)
  )
    return `has no section "# ${ERROR_SECTION}" in info.description, where the table of its error codes goes`;
  return undefined;
}

const isDay = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

function findDeprecationFault({
  'x-deprecated': deprecated,
}: Readonly<Record<string, unknown>>): string | undefined {
  if (deprecated === undefined) return undefined;
  const {since, replacedBy, sunset} = isRecord(deprecated) ? deprecated : {};
  return isDay(since) &&
    (replacedBy === undefined || typeof replacedBy === 'string') &&
    (sunset === undefined || isDay(sunset))
    ? undefined
    : 'has an x-deprecated without the day "since" as text, such as 2026-02-16, with a "replacedBy" that is not text, or with a "sunset" that is not a day';
}

function findMigrationFault({
  'x-migration': notes,
}: Readonly<Record<string, unknown>>): string | undefined {
  if (notes === undefined) return undefined;
  if (!Array.isArray(notes)) return 'has an x-migration that is not a list';
  const index = notes.findIndex((note) => !isMigrationNote(note));
  return index === -1 ? undefined : `has an unreadable note at #/x-migration/${index}`;
}

function isMigrationNote(note: unknown): boolean {
  if (!isRecord(note) || typeof note.from !== 'string' || typeof note.note !== 'string')
    return false;
  const areNames = (names: unknown): boolean =>
    names === undefined ||
    (Array.isArray(names) && names.every((name) => typeof name === 'string'));
  const {law} = note;
  const isLaw =
    law === undefined ||
    (isRecord(law) &&
      typeof law.id === 'string' &&
      typeof law.citation === 'string' &&
      isDay(law.date));
  return areNames(note.operations) && areNames(note.fields) && isLaw;
}

/**
 * Finds a schema that contains itself through allOf, or a circular reference. Returns the middle of
 * a sentence. No value could ever match such a schema, and resolving it never ends.
 */
export function findCircle(document: Readonly<Record<string, unknown>>): string | undefined {
  const {components} = document;
  const schemas = isRecord(components) && isRecord(components.schemas) ? components.schemas : {};
  const toParts = (schema: unknown): readonly string[] => {
    if (!isRecord(schema)) return [];
    const parts: readonly unknown[] = Array.isArray(schema.allOf) ? schema.allOf : [];
    return [...(typeof schema.$ref === 'string' ? [schema.$ref] : []), ...parts.flatMap(toParts)];
  };
  const done = new Set<string>();
  const visit = (name: string, trail: readonly string[]): string | undefined => {
    if (trail.includes(name)) return [...trail.slice(trail.indexOf(name)), name].join(' → ');
    if (done.has(name)) return undefined;
    done.add(name);
    return toParts(schemas[name])
      .map((reference) => visit(reference.replace('#/components/schemas/', ''), [...trail, name]))
      .find((found) => found !== undefined);
  };
  const found = Object.keys(schemas)
    .map((name) => visit(name, []))
    .find((circle) => circle !== undefined);
  return found === undefined
    ? undefined
    : `has a schema that contains itself through allOf or $ref: ${found}`;
}
