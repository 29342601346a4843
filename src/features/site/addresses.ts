import routes from '@generated/routes';
import {toDecodableAddress} from '@site/src/model/pages/address';

type Routes = readonly {readonly routes?: Routes}[];

/**
 * Makes routes case-sensitive, like files. If the server has responded with its 404 page, React
 * must not find a guide.
 */
function tellCase(of: Routes): void {
  for (const route of of) {
    Object.assign(route, {sensitive: true});
    tellCase(route.routes ?? []);
  }
}

// A client module of Docusaurus. It runs before the router, which can't decode "/%" and would leave
// that page without scripts.
tellCase(routes as Routes);
if (typeof window !== 'undefined') {
  const {pathname, search, hash} = window.location;
  const decodable = toDecodableAddress(pathname);
  if (decodable !== pathname)
    window.history.replaceState(window.history.state, '', `${decodable}${search}${hash}`);
}
