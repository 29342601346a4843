import {BaseResolver, bundle, createConfig, ResolveError, type Source} from '@redocly/openapi-core';
import {parseOpenApi, type OpenApiDocument} from '../../src/model/openapi/document';
import {isPart} from './parts';

/**
 * Loads only the allowed files and no network addresses, whichever keyword of a document refers to
 * another file.
 */
export class ConfinedResolver extends BaseResolver {
  constructor(private readonly isAllowed: (file: string) => boolean = () => false) {
    super();
  }

  override loadExternalRef(reference: string): Promise<Source> {
    if (this.isAllowed(reference)) return super.loadExternalRef(reference);
    return Promise.reject(
      new ResolveError(new Error(`${reference} is outside the specification and is not read.`)),
    );
  }
}

/** A specification in one document, with the list of its files. */
interface BundledSpecification {
  readonly document: OpenApiDocument;
  readonly files: ReadonlySet<string>;
}

/**
 * Reads a specification into one document, shared parts included; `folder` is that of the
 * repository's specifications. Throws if the file is not an OpenAPI document, if a reference is
 * broken, or if a reference leaves the specification (see isPart).
 */
export async function bundleSpecification(
  file: string,
  folder: string,
): Promise<BundledSpecification> {
  const externalRefResolver = new ConfinedResolver((reference) => isPart(reference, file, folder));
  const {
    bundle: result,
    problems,
    fileDependencies,
  } = await bundle({ref: file, config: await createConfig({}), externalRefResolver});
  if (problems.length > 0)
    throw new Error(`${file} cannot be bundled: ${problems.map(({message}) => message).join(' ')}`);
  return {document: parseOpenApi(result.parsed, file), files: new Set([file, ...fileDependencies])};
}
