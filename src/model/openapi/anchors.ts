import slugify from 'slugify';
import type {Operation} from './operations';

/**
 * A name as Redoc writes it in anchors: with Redoc's version of `slugify`, and Redoc's fallback for
 * names that `slugify` empties.
 */
function toAnchorName(name: string): string {
  return (
    slugify(name) ||
    name
      .toLowerCase()
      .replace(/[\s-]+/g, '-')
      .replace(/^-|-$/g, '')
  );
}

/** The anchor of a level-1 section of the introduction on an API's page. */
export function toSectionAnchor(heading: string): string {
  return `section/${toAnchorName(heading)}`;
}

/** The anchor of a tag on an API's page. */
export function toTagAnchor(tag: string): string {
  return `tag/${toAnchorName(tag)}`;
}

/**
 * The anchor of an operation below one of its tags, by default the first. Operations without a tag
 * only have their short anchor.
 */
export function toOperationAnchor(
  {id, tags}: Pick<Operation, 'id' | 'tags'>,
  [tag] = tags,
): string {
  return tag === undefined
    ? toShortOperationAnchor(id)
    : `${toTagAnchor(tag)}/${toShortOperationAnchor(id)}`;
}

/** The anchor of an operation that doesn't depend on the name of its tag. */
export function toShortOperationAnchor(id: string): string {
  return `operation/${id}`;
}

/** Address of an operation in the reference of its specification. */
export function toOperationAddress(spec: string, id: string): string {
  return `/api/${spec}#${toShortOperationAnchor(id)}`;
}
