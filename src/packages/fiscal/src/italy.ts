/** Italy: documento commerciale. */
export * from './documentoCommerciale';
export * from './italianCheck';
