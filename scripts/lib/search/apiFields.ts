import {toPointerKey, toPointerKeys} from '../../../src/model/json/pointer';
import {isRecord} from '../../../src/model/json/record';
import type {OpenApiDocument} from '../../../src/model/openapi/document';
import type {Operation} from '../../../src/model/openapi/operations';
import {findPlace, toPointer} from '../../../src/model/openapi/references';
import {toMarkdownSections} from './plainText';

interface SchemaFields {
  readonly name: string;
  readonly fields: readonly string[];
}

export interface OperationFields {
  /** Parameters, and the fields of schemas without a name. */
  readonly fields: readonly string[];
  /** Named schemas that no earlier operation has shown. */
  readonly schemas: readonly SchemaFields[];
}

interface FieldReader {
  readonly read: (operation: Pick<Operation, 'place' | 'item'>) => OperationFields;
}

const MOST_VALUES = 24;

/**
 * Reads the parameters and bodies of operations. Each named schema appears once, with the first
 * operation that uses it.
 */
export function createFieldReader(document: OpenApiDocument): FieldReader {
  const shown = new Set<string>();
  // Parameters that every list accepts are only listed once.
  const mentioned = new Set<string>();

  const resolve = (
    value: unknown,
  ): {readonly value: Readonly<Record<string, unknown>>; readonly name: string | undefined} => {
    if (!isRecord(value)) return {value: {}, name: undefined};
    const pointer = typeof value.$ref === 'string' ? toPointer(value.$ref) : undefined;
    if (pointer === undefined) return {value, name: undefined};
    const place = findPlace(document, pointer);
    return {value: place?.value ?? {}, name: toPointerKeys(place?.pointer ?? pointer).at(-1)};
  };

  /** The fields of a schema, and the named schemas it refers to. */
  const readSchema = (schema: unknown, fields: string[], queue: string[]): void => {
    const {value, name} = resolve(schema);
    if (name !== undefined) {
      if (!shown.has(name)) queue.push(name);
      return;
    }
    readInside(value, fields, queue);
  };

  const readInside = (
    schema: Readonly<Record<string, unknown>>,
    fields: string[],
    queue: string[],
  ): void => {
    const {properties} = schema;
    if (isRecord(properties))
      for (const [field, property] of Object.entries(properties)) {
        const {value, name} = resolve(property);
        const own = isRecord(property) ? property : {};
        const isSimple = name !== undefined && !hasFields(value);
        fields.push(
          toFieldText(field, {
            ...(isSimple ? value : {}),
            ...own,
            description: own.description ?? value.description,
          }),
        );
        if (isSimple && name !== undefined) shown.add(name);
        else if (name === undefined) readInside(value, fields, queue);
        else if (!shown.has(name)) queue.push(name);
      }
    for (const key of ['allOf', 'oneOf', 'anyOf'] as const) {
      const list = schema[key];
      if (Array.isArray(list)) for (const one of list) readSchema(one, fields, queue);
    }
    if (schema.items !== undefined) readSchema(schema.items, fields, queue);
    if (isRecord(schema.additionalProperties))
      readSchema(schema.additionalProperties, fields, queue);
  };

  return {
    read({place: {value: operation}, item: {value: pathItem}}) {
      const fields: string[] = [];
      const queue: string[] = [];
      for (const parameter of [...toList(pathItem.parameters), ...toList(operation.parameters)]) {
        const {value} = resolve(parameter);
        const text = toFieldText(String(value.name ?? ''), {
          ...resolve(value.schema).value,
          description: value.description,
        });
        if (!mentioned.has(text)) fields.push(text);
        mentioned.add(text);
      }
      const bodies = [
        operation.requestBody,
        ...Object.entries(isRecord(operation.responses) ? operation.responses : {}).flatMap(
          ([status, response]) => (status.startsWith('2') ? [response] : []),
        ),
      ];
      for (const body of bodies) {
        const {content} = resolve(body).value;
        for (const media of Object.values(isRecord(content) ? content : {}))
          if (isRecord(media)) readSchema(media.schema, fields, queue);
      }
      const schemas: SchemaFields[] = [];
      for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
        if (shown.has(name)) continue;
        shown.add(name);
        const value =
          findPlace(document, `#/components/schemas/${toPointerKey(name)}`)?.value ?? {};
        const own: string[] = [];
        readInside(value, own, queue);
        const description = toTexts(value.description);
        const values = toValues(value);
        if (own.length + description.length > 0 || values !== '')
          schemas.push({
            name,
            fields: [...description, ...(values === '' ? [] : [values]), ...own],
          });
      }
      return {fields, schemas};
    },
  };
}

function hasFields(schema: Readonly<Record<string, unknown>>): boolean {
  return ['properties', 'allOf', 'oneOf', 'anyOf', 'items'].some(
    (key) => schema[key] !== undefined,
  );
}

function toFieldText(name: string, schema: Readonly<Record<string, unknown>>): string {
  const values = toValues(schema);
  return [`${name}:`, toTexts(schema.description).join(' '), values]
    .filter(Boolean)
    .join(' ')
    .replace(/:$/, '');
}

/** The possible values of a field. */
function toValues(schema: Readonly<Record<string, unknown>>): string {
  const values = toList(schema.enum).filter((value) => typeof value === 'string');
  return values.length > MOST_VALUES ? '' : values.join(', ');
}

function toTexts(markdown: unknown): readonly string[] {
  return typeof markdown === 'string'
    ? toMarkdownSections(markdown).flatMap(({texts}) => texts)
    : [];
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
