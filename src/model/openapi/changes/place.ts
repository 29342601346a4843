import {isRecord} from '../../json/record';

/** The part of an operation that changed. */
export interface ChangePlace {
  readonly in: 'operation' | 'parameter' | 'request' | 'response';
  /** Status of the response, for changes in responses. */
  readonly status?: string;
  /** Name of a parameter or header, or a field in dotted notation: `data[].state`. */
  readonly field?: string;
}

/** The changed subject at a place. `text` only matters to human readers. */
type ChangeSubject =
  | 'presence'
  | 'required'
  | 'type'
  | 'values'
  | 'deprecated'
  | 'errors'
  | 'security'
  | 'media'
  | 'rule'
  | 'text';

export interface ChangeSpot {
  readonly place: ChangePlace;
  readonly subject: ChangeSubject;
  /** Keyword of the schema, if the subject is a rule. */
  readonly rule?: string;
}

type Keys = readonly (string | number)[];

const texts = [
  'description',
  'summary',
  'title',
  'example',
  'examples',
  'tags',
  'externalDocs',
  'operationId',
  'readOnly',
  'writeOnly',
  'discriminator',
  '$comment',
];

/**
 * The place of a difference, from its keys below an operation. `value` is the value that was added
 * or removed there. `operation` is the older operation, whose parameters keep their positions.
 */
export function toSpot(keys: Keys, value: unknown, operation: unknown): ChangeSpot {
  const [first, second, ...rest] = keys;
  if (first === undefined) return {place: {in: 'operation'}, subject: 'presence'};
  if (first === 'deprecated') return {place: {in: 'operation'}, subject: 'deprecated'};
  if (first === 'security') return {place: {in: 'operation'}, subject: 'security'};
  if (first === 'parameters' && second !== undefined)
    return toParameterSpot(second, rest, value, operation);
  if (first === 'requestBody') return toBodySpot({in: 'request'}, keys.slice(1), value);
  if (first === 'responses' && second !== undefined)
    return toBodySpot({in: 'response', status: String(second)}, rest, value);
  return {place: {in: 'operation'}, subject: 'text'};
}

function toParameterSpot(
  index: string | number,
  rest: Keys,
  value: unknown,
  operation: unknown,
): ChangeSpot {
  const list =
    isRecord(operation) && Array.isArray(operation.parameters) ? operation.parameters : [];
  const named: unknown = rest.length === 0 ? value : list[Number(index)];
  const field = isRecord(named) && typeof named.name === 'string' ? named.name : String(index);
  const place: ChangePlace = {in: 'parameter', field};
  const [first, ...inner] = rest;
  if (first === undefined) return {place, subject: 'presence'};
  if (first === 'required') return {place, subject: 'required'};
  if (first === 'deprecated') return {place, subject: 'deprecated'};
  if (first === 'schema') {
    // Names of lists in addresses can say it themselves: `states[]`.
    const isNamedList = field.endsWith('[]') && inner[0] === 'items';
    return toSchemaSpot(place, isNamedList ? inner.slice(1) : inner, value);
  }
  return isText(first) ? {place, subject: 'text'} : {place, subject: 'rule', rule: String(first)};
}

function toBodySpot(place: ChangePlace, keys: Keys, value: unknown): ChangeSpot {
  const [first, second, third, ...rest] = keys;
  if (first === undefined) return {place, subject: 'presence'};
  if (first === 'required') return {place, subject: 'required'};
  if (first === 'x-error-codes') return {place, subject: 'errors'};
  if (first === 'content' && third === 'schema') return toSchemaSpot(place, rest, value);
  if (first === 'content' && third === undefined)
    return {
      place: {...place, ...(second !== undefined && {field: String(second)})},
      subject: 'media',
    };
  if (first === 'headers' && second !== undefined) {
    const header = {...place, field: String(second)};
    if (third === undefined) return {place: header, subject: 'presence'};
    if (third === 'schema') return toSchemaSpot(header, rest, value);
    if (third === 'required') return {place: header, subject: 'required'};
  }
  return {place, subject: 'text'};
}

function toSchemaSpot(place: ChangePlace, keys: Keys, value: unknown): ChangeSpot {
  let {field = ''} = place;
  const at = (): ChangePlace => (field === '' ? place : {...place, field});
  for (let index = 0; index < keys.length; index++) {
    const key = String(keys[index]);
    const next = keys[index + 1];
    if (key === 'properties' && next !== undefined) {
      field = field === '' ? String(next) : `${field}.${next}`;
      index++;
    } else if (key === 'items') field = `${field}[]`;
    else if (key === 'additionalProperties' || key === 'patternProperties') {
      if (next === undefined) return {place: at(), subject: 'rule', rule: key};
      field = `${field}.*`;
      if (key === 'patternProperties') index++;
    } else if (['oneOf', 'anyOf', 'allOf', 'prefixItems'].includes(key) && next !== undefined) {
      index++;
      if (index === keys.length - 1) return {place: at(), subject: 'rule', rule: key};
    } else if (key === 'required') {
      if (typeof value === 'string') field = field === '' ? value : `${field}.${value}`;
      return {place: at(), subject: 'required'};
    } else if (key === 'enum' || key === 'const') return {place: at(), subject: 'values'};
    else if (key === 'type' || key === 'format') return {place: at(), subject: 'type'};
    else if (key === 'deprecated') return {place: at(), subject: 'deprecated'};
    else
      return isText(key)
        ? {place: at(), subject: 'text'}
        : {place: at(), subject: 'rule', rule: key};
  }
  return {place: at(), subject: 'presence'};
}

function isText(key: string | number): boolean {
  return texts.includes(String(key)) || String(key).startsWith('x-');
}
