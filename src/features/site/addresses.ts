import routes from '@generated/routes';
import {toDecodableAddress} from '@site/src/model/pages/address';

type Routes = readonly {readonly routes?: Routes}[];

/** Makes routes case-sensitive, as files are: if the server has answered with its 404 page, React must not find a guide. */
function tellCase(of: Routes): void {
  for (const route of of) {
    Object.assign(route, {sensitive: true});
    tellCase(route.routes ?? []);
  }
}

// A client module of Docusaurus: it runs before the router, which cannot decode "/%" and would leave that page without life.
tellCase(routes as Routes);
if (typeof window !== 'undefined') {
  const {pathname, search, hash} = window.location;
  const decodable = toDecodableAddress(pathname);
  if (decodable !== pathname) window.history.replaceState(window.history.state, '', `${decodable}${search}${hash}`);
}
