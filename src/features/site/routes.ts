import ComponentCreator from '@docusaurus/ComponentCreator';
import type {TableRoute} from '@site/src/model/site/routeTable';
import {routes} from './routeTable';

/**
 * A route for the router. Its component is created when a reader first goes there. Docusaurus joins
 * path and hash to the key again.
 */
function toRoute({path, key, attributes, routes: children}: TableRoute): object {
  let component: unknown;
  return {
    path,
    get component() {
      return (component ??= ComponentCreator(path, key.slice(path.length + 1)));
    },
    ...attributes,
    ...(children ? {routes: children.map(toRoute)} : {}),
  };
}

/** Replaces Docusaurus' list of routes in browsers (plugins/compact-routes). */
export default [...routes.map(toRoute), {path: '*', component: ComponentCreator('*', '')}];
