import redocusaurus from 'redocusaurus/plugin';
import {parseSpecification, type Specification} from '../specification';

/** What redocusaurus' plugin offers of itself that is used here. */
interface SpecPlugin {
  loadContent(): Promise<{readonly bundle: unknown}>;
}

/** A specification in one document, shared parts included, as redocusaurus bundles it. Throws on broken references. */
export async function bundleSpecification(entry: string): Promise<Specification> {
  const context = {siteConfig: {baseUrl: '/'}};
  const createPlugin: (context: object, options: object) => SpecPlugin = redocusaurus;
  const {bundle} = await createPlugin(context, {id: 'portal', spec: entry, config: {}}).loadContent();
  return parseSpecification(bundle, entry);
}
