import Ajv2020, {type ValidateFunction} from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import path from 'node:path';
import {bundleSpecification} from '../../plugins/specification-files/bundle';

type Node = Readonly<Record<string, unknown>>;

/**
 * A property of a schema, by its place in the bundled specification, and whether an example shows
 * it.
 */
export interface Coverage {
  readonly properties: ReadonlySet<string>;
  readonly shown: ReadonlySet<string>;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const escape = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');
const METHODS = ['get', 'put', 'post', 'patch', 'delete'];

/**
 * Follows the examples of a specification through its schemas. Only bodies of requests and
 * responses count: in them a reader sees a property at work.
 */
export async function measureCoverage(spec: string): Promise<Coverage> {
  const {document} = await bundleSpecification(
    path.resolve('static/openapi', `${spec}.yaml`),
    path.resolve('static/openapi'),
  );
  const root = document as Node;
  const ajv = new Ajv2020({strict: false, validateFormats: false});
  addFormats(ajv);
  ajv.addSchema(root, 'root');
  const validators = new Map<string, ValidateFunction>();
  const matches = (pointer: string, value: unknown): boolean => {
    const known = validators.get(pointer) ?? ajv.compile({$ref: `root#${encodeURI(pointer)}`});
    validators.set(pointer, known);
    return known(value) === true;
  };
  const at = (pointer: string): unknown =>
    pointer
      .split('/')
      .slice(1)
      .reduce<unknown>(
        (node, key) =>
          (node as Node | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')],
        root,
      );
  /** A pointer and its target, with references followed. */
  const resolve = (pointer: string): [string, Node] => {
    const node = at(pointer);
    if (!isNode(node)) return [pointer, {}];
    const {$ref, ...own} = node;
    return typeof $ref === 'string' && !('properties' in own)
      ? resolve(decodeURI($ref.slice(1)))
      : [pointer, node];
  };

  const properties = new Set<string>();
  const collect = (pointer: string, seen = new Set<string>()): void => {
    const [place, schema] = resolve(pointer);
    if (seen.has(place)) return;
    seen.add(place);
    for (const name of Object.keys(isNode(schema['properties']) ? schema['properties'] : {})) {
      properties.add(`${place}/properties/${escape(name)}`);
      collect(`${place}/properties/${escape(name)}`, seen);
    }
    for (const key of ['items', 'additionalProperties'])
      if (isNode(schema[key])) collect(`${place}/${key}`, seen);
    for (const key of ['allOf', 'oneOf', 'anyOf'])
      if (Array.isArray(schema[key]))
        schema[key].forEach((_, index) => collect(`${place}/${key}/${index}`, seen));
  };
  const shown = new Set<string>();
  const walk = (pointer: string, value: unknown): void => {
    const [place, schema] = resolve(pointer);
    for (const key of ['allOf', 'oneOf', 'anyOf'])
      if (Array.isArray(schema[key]))
        schema[key].forEach((_, index) => {
          if (key === 'allOf' || matches(`${place}/${key}/${index}`, value))
            walk(`${place}/${key}/${index}`, value);
        });
    if (Array.isArray(value)) {
      if (isNode(schema['items'])) value.forEach((item) => walk(`${place}/items`, item));
    } else if (isNode(value)) {
      const known = isNode(schema['properties']) ? schema['properties'] : {};
      for (const [name, part] of Object.entries(value)) {
        if (name in known) {
          shown.add(`${place}/properties/${escape(name)}`);
          walk(`${place}/properties/${escape(name)}`, part);
        } else if (isNode(schema['additionalProperties']))
          walk(`${place}/additionalProperties`, part);
      }
    }
  };
  const visit = (pointer: string): void => {
    const [place, body] = resolve(pointer);
    for (const type of Object.keys(isNode(body['content']) ? body['content'] : {})) {
      const media = `${place}/content/${escape(type)}`;
      const node = at(media) as Node;
      if (!isNode(node['schema'])) continue;
      collect(`${media}/schema`);
      const examples = [
        node['example'],
        ...Object.keys(isNode(node['examples']) ? node['examples'] : {}).map(
          (name) => resolve(`${media}/examples/${escape(name)}`)[1]['value'],
        ),
      ];
      for (const example of examples) if (example !== undefined) walk(`${media}/schema`, example);
    }
  };
  for (const address of Object.keys(root['paths'] as Node))
    for (const method of METHODS) {
      const operation = `/paths/${escape(address)}/${method}`;
      const node = at(operation);
      if (!isNode(node)) continue;
      if ('requestBody' in node) visit(`${operation}/requestBody`);
      for (const status of Object.keys(node['responses'] as Node))
        visit(`${operation}/responses/${status}`);
    }
  return {properties, shown};
}
