import {isRecord, type Specification} from '../../../plugins/api-reference/specification';
import {toMarkdownSections} from './plainText';

export interface SchemaFields {
  readonly name: string;
  readonly fields: readonly string[];
}

export interface OperationFields {
  /** Parameters, and the fields of schemas without a name. */
  readonly fields: readonly string[];
  /** Named schemas that no operation before has shown. */
  readonly schemas: readonly SchemaFields[];
}

interface FieldReader {
  readonly read: (operation: Readonly<Record<string, unknown>>, pathItem: Readonly<Record<string, unknown>>) => OperationFields;
}

const MOST_VALUES = 24;

/** Reads what operations take and answer, each named schema once: with the first operation it is asked for. */
export function createFieldReader(specification: Specification): FieldReader {
  const shown = new Set<string>();
  // Parameters that every list takes are worth one mention.
  const mentioned = new Set<string>();

  const resolve = (value: unknown): {readonly value: Readonly<Record<string, unknown>>; readonly name: string | undefined} => {
    let current = value;
    let name: string | undefined;
    for (let steps = 0; isRecord(current) && typeof current.$ref === 'string' && steps < 8; steps += 1) {
      const path = current.$ref
        .replace(/^#\//, '')
        .split('/')
        .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
      name = path.at(-1);
      current = path.reduce<unknown>((at, part) => (isRecord(at) ? at[part] : undefined), specification);
    }
    return {value: isRecord(current) ? current : {}, name};
  };

  /** The fields of a schema, and the named schemas found on the way. */
  const readSchema = (schema: unknown, fields: string[], queue: string[]): void => {
    const {value, name} = resolve(schema);
    if (name !== undefined) {
      if (!shown.has(name)) queue.push(name);
      return;
    }
    readInside(value, fields, queue);
  };

  const readInside = (schema: Readonly<Record<string, unknown>>, fields: string[], queue: string[]): void => {
    const {properties} = schema;
    if (isRecord(properties))
      for (const [field, property] of Object.entries(properties)) {
        const {value, name} = resolve(property);
        const own = isRecord(property) ? property : {};
        const isSimple = name !== undefined && !hasFields(value);
        fields.push(toFieldText(field, {...(isSimple ? value : {}), ...own, description: own.description ?? value.description}));
        if (isSimple && name !== undefined) shown.add(name);
        else if (name === undefined) readInside(value, fields, queue);
        else if (!shown.has(name)) queue.push(name);
      }
    for (const key of ['allOf', 'oneOf', 'anyOf'] as const) {
      const list = schema[key];
      if (Array.isArray(list)) for (const one of list) readSchema(one, fields, queue);
    }
    if (schema.items !== undefined) readSchema(schema.items, fields, queue);
    if (isRecord(schema.additionalProperties)) readSchema(schema.additionalProperties, fields, queue);
  };

  return {
    read(operation, pathItem) {
      const fields: string[] = [];
      const queue: string[] = [];
      for (const parameter of [...toList(pathItem.parameters), ...toList(operation.parameters)]) {
        const {value} = resolve(parameter);
        const text = toFieldText(String(value.name ?? ''), {...resolve(value.schema).value, description: value.description});
        if (!mentioned.has(text)) fields.push(text);
        mentioned.add(text);
      }
      const bodies = [
        operation.requestBody,
        ...Object.entries(isRecord(operation.responses) ? operation.responses : {}).flatMap(([status, response]) => (status.startsWith('2') ? [response] : [])),
      ];
      for (const body of bodies) {
        const {content} = resolve(body).value;
        for (const media of Object.values(isRecord(content) ? content : {})) if (isRecord(media)) readSchema(media.schema, fields, queue);
      }
      const schemas: SchemaFields[] = [];
      for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
        if (shown.has(name)) continue;
        shown.add(name);
        const {value} = resolve({$ref: `#/components/schemas/${name}`});
        const own: string[] = [];
        readInside(value, own, queue);
        const description = toTexts(value.description);
        const values = toValues(value);
        if (own.length + description.length > 0 || values !== '') schemas.push({name, fields: [...description, ...(values === '' ? [] : [values]), ...own]});
      }
      return {fields, schemas};
    },
  };
}

function hasFields(schema: Readonly<Record<string, unknown>>): boolean {
  return ['properties', 'allOf', 'oneOf', 'anyOf', 'items'].some((key) => schema[key] !== undefined);
}

function toFieldText(name: string, schema: Readonly<Record<string, unknown>>): string {
  const values = toValues(schema);
  return [`${name}:`, toTexts(schema.description).join(' '), values].filter(Boolean).join(' ').replace(/:$/, '');
}

/** The values a field may have. */
function toValues(schema: Readonly<Record<string, unknown>>): string {
  const values = toList(schema.enum).filter((value) => typeof value === 'string');
  return values.length > MOST_VALUES ? '' : values.join(', ');
}

function toTexts(markdown: unknown): readonly string[] {
  return typeof markdown === 'string' ? toMarkdownSections(markdown).flatMap(({texts}) => texts) : [];
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
