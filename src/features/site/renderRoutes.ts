import {cloneElement, type ReactElement, type ReactNode} from 'react';
import {renderRoutes, type RouteConfig} from 'react-router-config';

/**
 * Replaces @docusaurus/renderRoutes (plugins/exact-routes), which ignores that routes are
 * case-sensitive. Renders the first matching route.
 */
export default function renderExactRoutes(
  routes: RouteConfig[] | undefined,
  ...rest: unknown[]
): ReactNode {
  const element = (
    renderRoutes as (
      ...all: unknown[]
    ) => ReactElement<{children: ReactElement<{sensitive: boolean}>[]}> | null
  )(routes, ...rest);
  return (
    element &&
    cloneElement(element, {
      children: element.props.children.map((route) => cloneElement(route, {sensitive: true})),
    })
  );
}
