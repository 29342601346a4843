import {isRecord} from '../../src/model/json/record';
import type {Place} from '../../src/model/openapi/references';

/** One part of a form. */
export interface FormPart {
  readonly name: string;
  readonly fileName: string | undefined;
  readonly contentType: string | undefined;
  readonly value: string;
}

/** The parts of a `multipart/form-data` body; empty if the boundary is missing or doesn't occur. */
export function parseForm(contentType: string, body: string): readonly FormPart[] {
  const [, boundary] = /boundary="?([^";]+)"?/.exec(contentType) ?? [];
  if (boundary === undefined) return [];
  return body
    .split(`--${boundary}`)
    .slice(1)
    .filter((part) => !part.startsWith('--'))
    .flatMap((part) => {
      const [head = '', ...rest] = part.trim().split(/\n\s*\n/);
      const [, name] = /name="([^"]*)"/.exec(head) ?? [];
      if (name === undefined) return [];
      return [
        {
          name,
          fileName: /filename="([^"]*)"/.exec(head)?.[1],
          contentType: /Content-Type:\s*(\S+)/i.exec(head)?.[1],
          value: rest.join('\n\n'),
        },
      ];
    });
}

/**
 * Problems in the parts of a form, compared with its schema: missing required parts, unknown parts.
 */
export function checkForm(
  parts: readonly FormPart[],
  schema: Place | undefined,
): readonly string[] {
  if (parts.length === 0)
    return ['has no parts. Give a boundary in Content-Type and begin every part with it.'];
  const known = isRecord(schema?.value.properties) ? Object.keys(schema.value.properties) : [];
  const required: readonly unknown[] = Array.isArray(schema?.value.required)
    ? schema.value.required
    : [];
  return [
    ...required
      .filter((name) => !parts.some((part) => part.name === name))
      .map((name) => `lacks the part "${String(name)}". Add it.`),
    ...parts
      .filter(({name}) => known.length > 0 && !known.includes(name))
      .map(
        ({name}) =>
          `has the part "${name}", which the schema does not know. It takes ${known.join(', ')}.`,
      ),
  ];
}
