import routes from '@generated/routes';
import {toSimilarAddresses} from '@site/src/model/pages/similarAddresses';

interface Route {
  readonly path?: string | string[];
  readonly routes?: readonly Route[];
}

const COUNT = 3;

/** The pages of this language whose addresses resemble an unknown one, best first. */
export function findSimilarPages(unknown: string, baseUrl: string): readonly string[] {
  const addresses = new Set(
    toLeaves(routes)
      .filter((address) => !address.includes('*'))
      .map((address) => address.replace(baseUrl, '/')),
  );
  return toSimilarAddresses([...addresses], unknown.replace(baseUrl, '/'), COUNT);
}

function toLeaves(among: readonly Route[]): readonly string[] {
  return among.flatMap(({path, routes: children}) =>
    children ? toLeaves(children) : typeof path === 'string' ? [path] : [],
  );
}
