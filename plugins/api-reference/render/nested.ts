import type {FieldModel, SchemaModel} from 'redoc';
import type {RedocLabels} from '../../../src/data/redocLabels';

/** A nested field, described in text. */
export interface NestedField {
  /** Names from the body down: `address.city`, `items[].price`, `content (RECEIPT).total`. */
  readonly path: string;
  /** Type, whether it's required, limits and values. */
  readonly facts: string;
  readonly text: string;
}

/** Deeper than any of our bodies, so that a schema inside itself ends. */
const MOST_LEVELS = 12;

/**
 * The fields of a body that the static HTML lacks: all below the first level, and those of branches
 * that aren't selected first.
 */
export function toNestedFields(
  body: SchemaModel,
  {own: words, fixed, settable}: RedocLabels,
): readonly NestedField[] {
  const found = new Map<string, NestedField>();
  /** Where a schema of the specification was listed first. */
  const listed = new Map<string, string>();
  const add = (field: FieldModel, path: string, twin: string | undefined): void => {
    const {schema, required, description, deprecated} = field;
    const values =
      schema.enum.length > 0
        ? schema.enum
        : schema.const === undefined
          ? []
          : [schema.const as unknown];
    const type = schema.displayType === 'any' ? '' : `${schema.typePrefix}${schema.displayType}`;
    const states = [
      required && fixed.required,
      deprecated && settable.deprecated,
      twin !== undefined && `${words.sameFields} ${twin}`,
    ];
    const facts = [type, ...states, ...schema.constraints, values.map(String).join(' | ')];
    found.set(path, {path, facts: facts.filter(Boolean).join(', '), text: toText(description)});
  };
  const walk = (schema: SchemaModel, path: string, isShown: boolean, level: number): void => {
    if (level > MOST_LEVELS || schema.isCircular) return;
    if (schema.oneOf && schema.oneOf.length > 0) {
      for (const [index, branch] of schema.oneOf.entries())
        walk(
          branch,
          schema.oneOf.length > 1 ? `${path} (${branch.title || index + 1})`.trim() : path,
          isShown && index === schema.activeOneOf,
          level + 1,
        );
      return;
    }
    if (schema.items) walk(schema.items, `${path}[]`, isShown, level + 1);
    for (const field of schema.fields ?? []) {
      const own = path === '' ? field.name : `${path}.${field.name}`;
      const {pointer} = toInner(field.schema);
      const twin = hasFields(toInner(field.schema)) ? listed.get(pointer) : undefined;
      if (twin === undefined) listed.set(pointer, own);
      if (!isShown || twin !== undefined) add(field, own, twin);
      if (twin === undefined) walk(field.schema, own, false, level + 1);
    }
  };
  walk(body, '', true, 0);
  return [...found.values()];
}

/** The items of a list. */
function toInner(schema: SchemaModel): SchemaModel {
  return schema.items ? toInner(schema.items) : schema;
}

function hasFields({fields, oneOf}: SchemaModel): boolean {
  return (fields?.length ?? 0) > 0 || (oneOf?.length ?? 0) > 0;
}

/** Markdown as one line of text. */
function toText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`|\*\*/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
