import table from '@generated/compact-routes/table.json';
import {readRouteTable, type RouteTable} from '@site/src/model/site/routeTable';

/** The routes of this language. */
export const {routes, chunks} = readRouteTable(table as RouteTable);
