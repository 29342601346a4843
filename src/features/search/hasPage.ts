import routes from '@generated/routes';
import {matchPath} from '@docusaurus/router';

interface Route {
  readonly path?: string | string[];
  readonly exact?: boolean;
  readonly routes?: readonly Route[];
}

/**
 * Whether this build, which contains the pages of one language, has a page at an address. The page
 * for unknown addresses doesn't count.
 */
export function hasPage(address: string): boolean {
  return isServed(routes, address.replace(/[?#].*/s, ''));
}

/**
 * Follows the router: the first matching route counts, and a route with child routes shows one of
 * them.
 */
function isServed(among: readonly Route[], pathname: string): boolean {
  const route = among.find(
    ({path, exact}) =>
      matchPath(pathname, {...(path === undefined ? {} : {path}), exact: exact ?? false}) !== null,
  );
  return (
    route !== undefined &&
    route.path !== '*' &&
    (route.routes === undefined || isServed(route.routes, pathname))
  );
}
