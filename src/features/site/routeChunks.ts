/**
 * Replaces Docusaurus' list of chunks in browsers (plugins/compact-routes).
 */
export {chunks as default} from './routeTable';
