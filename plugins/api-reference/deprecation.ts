import {isRecord} from '../../src/model/json/record';
import {toShortOperationAnchor} from '../../src/model/openapi/anchors';
import type {Deprecation, OpenApiDocument} from '../../src/model/openapi/document';
import {httpMethods} from '../../src/model/openapi/operations';

/** The content of `x-replaced-by`. */
interface Replacement {
  readonly api?: string;
  readonly operation?: string;
  readonly note?: string;
}

/**
 * Looks up the complete address of an API's page by `id/version`; `undefined` for an API that isn't
 * in the portal.
 */
export type ToApiUrl = (api: string) => string | undefined;

/**
 * The Markdown quotation at the top of a deprecated version: since when it is deprecated, what to
 * use instead, and when it ends.
 */
export function toDeprecationHeading(
  {since, replacedBy, sunset}: Deprecation,
  toApiUrl: ToApiUrl,
): string {
  const successor = replacedBy === undefined ? undefined : toApiUrl(replacedBy);
  const use = successor ? ` Use [${replacedBy}](${successor}).` : '';
  const end =
    sunset === undefined
      ? 'No end date is set. When one is, you get at least 12 months’ notice.'
      : `It ends on ${sunset}.`;
  return `> **Deprecated since ${since}.**${use} ${end}\n\n`;
}

/** A description without the quotation of {@link toDeprecationHeading}; the page's head shows it. */
export function withoutDeprecationHeading(description: string): string {
  return description.replace(/^> \*\*Deprecated since .*\n\n/, '');
}

/**
 * A copy of a deprecated version's specification in which every response has the header
 * `Deprecation`, and `Sunset` if the end is set.
 */
export function withDeprecationHeaders(
  specification: OpenApiDocument,
  {since, sunset}: Deprecation,
): OpenApiDocument {
  const headers = {
    Deprecation: {
      description: 'The moment since which this version is deprecated (RFC 9745).',
      schema: {type: 'string', pattern: '^@[0-9]+$'},
      example: `@${Date.parse(since) / 1000}`,
    },
    ...(sunset !== undefined && {
      Sunset: {
        description: 'The moment this version ends (RFC 8594).',
        schema: {type: 'string'},
        example: new Date(sunset).toUTCString(),
      },
    }),
  };
  const toResponses = (responses: unknown): unknown =>
    isRecord(responses)
      ? Object.fromEntries(
          Object.entries(responses).map(([key, one]) => [
            key,
            isRecord(one) && one.$ref === undefined ? withHeaders(one, headers) : one,
          ]),
        )
      : responses;
  const {components} = specification;
  return {
    ...specification,
    paths: withOperations(specification, (operation) => ({
      ...operation,
      responses: toResponses(operation.responses),
    })),
    ...(isRecord(components) && {
      components: {
        ...components,
        ...(components.responses !== undefined && {responses: toResponses(components.responses)}),
      },
    }),
  };
}

/**
 * Removes `deprecated` from every operation if the whole version is deprecated, because the head of
 * the page says so.
 */
export function withoutDeprecatedOperations(specification: OpenApiDocument): OpenApiDocument {
  if (!specification['x-deprecated']) return specification;
  return {
    ...specification,
    paths: withOperations(specification, ({deprecated: _, ...operation}) => operation),
  };
}

/** The paths of a specification with every operation changed. */
function withOperations(
  {paths}: OpenApiDocument,
  change: (operation: Readonly<Record<string, unknown>>) => Record<string, unknown>,
): OpenApiDocument['paths'] {
  return Object.fromEntries(
    Object.entries(paths).map(([path, item]) => [
      path,
      Object.fromEntries(
        Object.entries(isRecord(item) ? item : {}).map(([key, operation]) => [
          key,
          httpMethods.includes(key) && isRecord(operation) ? change(operation) : operation,
        ]),
      ),
    ]),
  );
}

function withHeaders(
  response: Readonly<Record<string, unknown>>,
  headers: object,
): Record<string, unknown> {
  return {
    ...response,
    headers: {...(isRecord(response.headers) ? response.headers : {}), ...headers},
  };
}

/** The Markdown note that names the replacement of a deprecated operation or field. */
function toDeprecationNote({api, operation, note}: Replacement, toApiUrl: ToApiUrl): string {
  const url = api === undefined ? undefined : toApiUrl(api);
  const place =
    url === undefined
      ? undefined
      : operation === undefined
        ? `[${api}](${url})`
        : `[\`${operation}\` of ${api}](${url}#${toShortOperationAnchor(operation)})`;
  return `> **Deprecated.** ${[place && `Use ${place}.`, note].filter(Boolean).join(' ')}`;
}

/**
 * A copy of any part of a specification in which descriptions of everything with `x-replaced-by`
 * begin with the note.
 */
export function withDeprecationNotes<Part>(part: Part, toApiUrl: ToApiUrl): Part {
  return annotate(part, toApiUrl) as Part;
}

function annotate(part: unknown, toApiUrl: ToApiUrl): unknown {
  if (Array.isArray(part)) return part.map((item) => annotate(item, toApiUrl));
  if (!isRecord(part)) return part;
  const copy = Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      key === 'example' || key === 'examples' ? value : annotate(value, toApiUrl),
    ]),
  );
  const replacement = part['x-replaced-by'];
  if (!isReplacement(replacement)) return copy;
  const description = typeof part.description === 'string' ? part.description : '';
  return {
    ...copy,
    description: `${toDeprecationNote(replacement, toApiUrl)}\n\n${description}`.trim(),
  };
}

function isReplacement(value: unknown): value is Replacement {
  return (
    isRecord(value) &&
    ['api', 'operation', 'note'].every(
      (key) => value[key] === undefined || typeof value[key] === 'string',
    )
  );
}
