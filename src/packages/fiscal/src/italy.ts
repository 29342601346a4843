/** Italy: documento commerciale. */
export * from './documentoCommerciale';
