import slugify from 'slugify';
import type {Operation} from './operations';

/** A name as Redoc writes it in anchors: with the version of `slugify` that Redoc uses, and Redoc's own way for names of which nothing is left. */
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

/** The anchor of an operation below one of its tags, the first one if none is given. An operation without a tag has its short anchor only. */
export function toOperationAnchor({id, tags}: Pick<Operation, 'id' | 'tags'>, [tag] = tags): string {
  return tag === undefined ? toShortOperationAnchor(id) : `${toTagAnchor(tag)}/${toShortOperationAnchor(id)}`;
}

/** The anchor of an operation that holds whatever its tag is called. */
export function toShortOperationAnchor(id: string): string {
  return `operation/${id}`;
}
