/** Written by plugins/compact-routes: a `RouteTable`. */
declare module '@generated/compact-routes/table.json';
