/**
 * Germany, KassenSichV: the data a TSS signs, the receipt code, and the log messages behind both.
 */
export * from './kassensichvProcess';
export * from './kassensichvCode';
export * from './kassensichvLog';
