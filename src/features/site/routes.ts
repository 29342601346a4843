import ComponentCreator from '@docusaurus/ComponentCreator';
import type {TableRoute} from '@site/src/model/site/routeTable';
import {routes} from './routeTable';

/** A route for the router. Docusaurus joins path and hash to the key again. */
const toRoute = ({path, key, attributes, routes: children}: TableRoute): object => ({
  path,
  component: ComponentCreator(path, key.slice(path.length + 1)),
  ...attributes,
  ...(children ? {routes: children.map(toRoute)} : {}),
});

/** Replaces Docusaurus' list of routes in browsers (plugins/compact-routes). */
export default [...routes.map(toRoute), {path: '*', component: ComponentCreator('*', '')}];
