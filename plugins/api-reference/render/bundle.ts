import {bundleFile} from '../../specification-files/bundle';
import {parseSpecification, type Specification} from '../specification';

/** A specification in one document, shared parts included; `folder` is that of the repository's specifications. Throws on broken references. */
export async function bundleSpecification(entry: string, folder: string): Promise<Specification> {
  const {document} = await bundleFile(entry, folder);
  return parseSpecification(document, entry);
}
