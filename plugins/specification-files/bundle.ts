import {BaseResolver, bundle, createConfig, ResolveError, type Source} from '@redocly/openapi-core';
import {isPart} from './parts';

/** Loads the files it is allowed to, and no address: whatever keyword of a document asks for another one is told no. */
export class ConfinedResolver extends BaseResolver {
  constructor(private readonly isAllowed: (file: string) => boolean = () => false) {
    super();
  }

  override loadExternalRef(reference: string): Promise<Source> {
    if (this.isAllowed(reference)) return super.loadExternalRef(reference);
    return Promise.reject(new ResolveError(new Error(`${reference} is outside the specification and is not read.`)));
  }
}

/** A specification in one document, with the files it consists of. Throws on broken references and on those that leave the specification (see isPart). */
export async function bundleFile(file: string, folder: string): Promise<{readonly document: unknown; readonly files: ReadonlySet<string>}> {
  const externalRefResolver = new ConfinedResolver((reference) => isPart(reference, file, folder));
  const {bundle: result, problems, fileDependencies} = await bundle({ref: file, config: await createConfig({}), externalRefResolver});
  if (problems.length > 0) throw new Error(`${file} cannot be bundled: ${problems.map(({message}) => message).join(' ')}`);
  return {document: result.parsed, files: new Set([file, ...fileDependencies])};
}
