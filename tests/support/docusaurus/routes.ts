interface Route {
  readonly path: string;
  readonly exact?: boolean;
  readonly routes?: Route[];
}

/** The routes of the site under test; a test adds its own. */
const routes: Route[] = [];

export default routes;
