import routes from '@generated/routes';
import {matchPath} from '@docusaurus/router';

interface Route {
  readonly path?: string | string[];
  readonly exact?: boolean;
  readonly routes?: readonly Route[];
}

/** Whether this build, which has the pages of one language, has a page at an address. The page for unknown addresses doesn't count. */
export function hasPage(address: string): boolean {
  return isServed(routes, address.replace(/[?#].*/s, ''));
}

/** As the router decides: the first route that matches is the one, and a route with routes of its own shows one of them. */
function isServed(among: readonly Route[], pathname: string): boolean {
  const route = among.find(({path, exact}) => matchPath(pathname, {...(path === undefined ? {} : {path}), exact: exact ?? false}) !== null);
  return route !== undefined && route.path !== '*' && (route.routes === undefined || isServed(route.routes, pathname));
}
