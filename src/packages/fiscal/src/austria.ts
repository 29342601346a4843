/** Austria: RKSV. */
export * from './austrianCheck';
export * from './austrianCounter';
export * from './austrianDep7';
export * from './austrianReceipt';
export * from './austrianSignature';
export * from './rksv';
