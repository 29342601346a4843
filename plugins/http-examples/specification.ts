import {statSync} from 'node:fs';
import type {OpenApiDocument} from '../../src/model/openapi/document';
import {bundleSpecification} from '../specification-files/bundle';
import {toCheckedOperations, type CheckedOperation} from './operation';
import {createSchemaChecker, type SchemaChecker} from './schemas';

/** The data of one specification that the checks need. */
export interface Specification {
  /** Absolute address of its first server, without trailing slash. */
  readonly server: string;
  readonly document: OpenApiDocument;
  readonly operations: readonly CheckedOperation[];
  readonly schemas: SchemaChecker;
}

interface Entry {
  readonly specification: Promise<Specification>;
  files: ReadonlyMap<string, number>;
}

const read = new Map<string, Entry>();

/**
 * The specification of a file, bundled once per process and again when one of its files changes.
 * `folder` is that of the repository's specifications. Throws if the file can't be read.
 */
export async function readSpecification(file: string, folder: string): Promise<Specification> {
  const known = read.get(file);
  if (known && [...known.files].every(([name, time]) => toTime(name) === time))
    return known.specification;
  const specification = bundleSpecification(file, folder).then(({document, files}) => {
    entry.files = new Map([...files].map((name) => [name, toTime(name)]));
    return toSpecification(document, file);
  });
  const entry: Entry = {specification, files: new Map([[file, toTime(file)]])};
  read.set(file, entry);
  // A failed read isn't cached, because it is unknown which of its files has to change.
  specification.catch(() => read.get(file) === entry && read.delete(file));
  return specification;
}

/**
 * A bundled document with its operations and schemas ready to use. Throws if it names no server.
 */
function toSpecification(document: OpenApiDocument, file: string): Specification {
  const url: unknown = document.servers?.[0]?.url;
  if (typeof url !== 'string')
    throw new Error(
      `${file} names no server. Add "servers" with an absolute address; examples are made with it.`,
    );
  return {
    server: url.replace(/\/$/, ''),
    document,
    operations: toCheckedOperations(document),
    schemas: createSchemaChecker(document),
  };
}

function toTime(file: string): number {
  return statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? 0;
}
