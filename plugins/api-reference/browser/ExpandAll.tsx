import {useState, type ReactNode} from 'react';
import type {MediaTypeModel, SchemaModel} from 'redoc';

interface Words {
  readonly expandAll: string;
  readonly collapseAll: string;
}

/** Deeper than any of our bodies, so that a schema inside itself ends. */
const MOST_LEVELS = 12;

/**
 * The fields of one body, with a button above them that opens and closes all of them, if any can be
 * opened. Redoc's patched bundle calls this with what it shows itself.
 */
export function withExpandAll(
  {schema}: MediaTypeModel,
  fields: ReactNode,
  words: Words,
): ReactNode {
  return (
    <>
      {schema && toOpenable(schema).length > 0 && <ExpandAll schema={schema} words={words} />}
      {fields}
    </>
  );
}

function ExpandAll({
  schema,
  words: {expandAll, collapseAll},
}: {
  readonly schema: SchemaModel;
  readonly words: Words;
}): ReactNode {
  const [isExpanded, setExpanded] = useState(false);
  const toggle = (): void => {
    for (const field of toOpenable(schema)) {
      if (isExpanded) field.collapse();
      else field.expand();
    }
    setExpanded(!isExpanded);
  };
  return (
    <p className="apiref-expand">
      <button type="button" onClick={toggle} aria-live="polite">
        {isExpanded ? collapseAll : expandAll}
      </button>
    </p>
  );
}

/** The fields below a schema that Redoc shows with a button, in all its variants. */
function toOpenable(
  {oneOf = [], items, fields = [], isCircular}: SchemaModel,
  level = 0,
): readonly OpenableField[] {
  if (isCircular || level > MOST_LEVELS) return [];
  const inner = [...oneOf, ...(items ? [items] : [])];
  return [
    ...inner.flatMap((schema) => toOpenable(schema, level + 1)),
    ...fields.flatMap((field) => [
      ...(field.schema.isPrimitive || field.schema.isCircular ? [] : [field]),
      ...toOpenable(field.schema, level + 1),
    ]),
  ];
}

type OpenableField = NonNullable<SchemaModel['fields']>[number];
