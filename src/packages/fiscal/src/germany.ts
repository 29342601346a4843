/** Germany: KassenSichV, DSFinV-K, and the notification of tills. */
export type {Curve, Hash} from './cryptography';
export * from './dsfinvk';
export * from './dsfinvkCheck';
export {EXPORT_FILES, type ExportColumn, type ExportFileForm} from './dsfinvkColumns';
export * from './dsfinvkTables';
export * from './germanProcessData';
export * from './germanReceipt';
export * from './kassensichvCode';
export * from './kassensichvLog';
export * from './kassensichvProcess';
export * from './receiptCodeCheck';
export * from './submission';
export {checkTseArchive} from './tseArchive';
export {readTseLog, type TseLog} from './tseLog';
