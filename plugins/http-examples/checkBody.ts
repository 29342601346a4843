import {isScalar, parseDocument, LineCounter, type Node} from 'yaml';
import {toPointerKeys} from '../../src/model/json/pointer';
import type {Place} from '../../src/model/openapi/references';
import type {Problem} from './problem';
import type {SchemaChecker} from './schemas';

interface Body {
  readonly text: string;
  /** Line of the page on which the body begins. */
  readonly line: number;
  readonly type: string;
  readonly schema: Place | undefined;
  /** Subject of the error messages. */
  readonly what: string;
  readonly isPartial?: boolean;
}

/**
 * Problems in a body, each with its line: JSON that can't be parsed, or that violates its schema.
 * Other media types aren't checked.
 */
export function checkBody(
  {text, line, type, schema, what, isPartial}: Body,
  schemas: SchemaChecker,
): readonly Problem[] {
  if (!isJson(type)) return [];
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return [
      {
        line: line + toErrorLine(text, error),
        message: `${what} is not valid JSON: ${error instanceof Error ? error.message : String(error)}. Correct it; comments and "…" do not belong there.`,
      },
    ];
  }
  if (!schema) return [];
  const hint = isPartial === false ? ' Correct it, or mark an excerpt "partial".' : ' Correct it.';
  return schemas.checkBody(schema.pointer, value, isPartial).map(({path, message}) => ({
    line: line + toValueLine(text, path),
    message: `${what} is not valid: ${path === '' ? 'it' : path.slice(1).replaceAll('/', '.')} ${message}.${hint}`,
  }));
}

/** Whether a media type is JSON. */
export function isJson(type: string): boolean {
  return /^application\/(.+\+)?json$/.test(type);
}

/** Number of lines before the value at a JSON pointer. */
function toValueLine(text: string, pointer: string): number {
  const lines = new LineCounter();
  const keys = toPointerKeys(pointer);
  const document = parseDocument(text, {lineCounter: lines});
  const found: unknown =
    keys.length === 0
      ? document.contents
      : document.getIn(
          keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
          true,
        );
  const start = isScalar(found) || hasRange(found) ? found.range?.[0] : undefined;
  return start === undefined ? 0 : lines.linePos(start).line - 1;
}

function hasRange(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'range' in value;
}

function toErrorLine(text: string, error: unknown): number {
  const message = error instanceof Error ? error.message : '';
  const [, line] = /line (\d+)/.exec(message) ?? [];
  const [, position] = /position (\d+)/.exec(message) ?? [];
  if (line !== undefined) return Number(line) - 1;
  if (position !== undefined) return text.slice(0, Number(position)).split('\n').length - 1;
  return /end of JSON/.test(message) ? text.split('\n').length - 1 : 0;
}
