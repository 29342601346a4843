/** Austria: RKSV. */
export * from './rksv';
