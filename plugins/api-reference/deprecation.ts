import {isRecord} from '../../src/model/json/record';
import {toShortOperationAnchor} from '../../src/model/openapi/anchors';

/** What an `x-replaced-by` says. */
export interface Replacement {
  readonly api?: string;
  readonly operation?: string;
  readonly note?: string;
}

/** Looks up the complete address of an API's page by `id/version`; `undefined` for an API the portal does not hold. */
export type ToApiUrl = (api: string) => string | undefined;

/** The note in Markdown under which a deprecated operation or field tells what took its place. */
export function toDeprecationNote({api, operation, note}: Replacement, toApiUrl: ToApiUrl): string {
  const url = api === undefined ? undefined : toApiUrl(api);
  const place =
    url === undefined ? undefined : operation === undefined ? `[${api}](${url})` : `[\`${operation}\` of ${api}](${url}#${toShortOperationAnchor(operation)})`;
  return `> **Deprecated.** ${[place && `Use ${place}.`, note].filter(Boolean).join(' ')}`;
}

/** A copy of any part of a specification in which everything with `x-replaced-by` begins its description with the note. */
export function withDeprecationNotes<Part>(part: Part, toApiUrl: ToApiUrl): Part {
  return annotate(part, toApiUrl) as Part;
}

function annotate(part: unknown, toApiUrl: ToApiUrl): unknown {
  if (Array.isArray(part)) return part.map((item) => annotate(item, toApiUrl));
  if (!isRecord(part)) return part;
  const copy = Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, key === 'example' || key === 'examples' ? value : annotate(value, toApiUrl)]),
  );
  const replacement = part['x-replaced-by'];
  if (!isReplacement(replacement)) return copy;
  const description = typeof part.description === 'string' ? part.description : '';
  return {...copy, description: `${toDeprecationNote(replacement, toApiUrl)}\n\n${description}`.trim()};
}

function isReplacement(value: unknown): value is Replacement {
  return isRecord(value) && ['api', 'operation', 'note'].every((key) => value[key] === undefined || typeof value[key] === 'string');
}
