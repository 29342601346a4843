import {brotliCompressSync, constants} from 'node:zlib';

/** A search engine under measurement. */
export interface MeasuredEngine {
  readonly name: string;
  /** Addresses of the best ten hits. */
  readonly search: (query: string) => Promise<readonly string[]>;
  /** Bytes loaded so far, as a CDN sends them. */
  readonly loaded: () => number;
  /** Memory of the loaded index in MB, if it can be measured. */
  readonly megabytes: number | undefined;
  readonly close: () => Promise<void>;
}

/** A section as every engine gets it. */
export interface EngineSection {
  readonly url: string;
  readonly language: string;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
}

/** Size of a text as a CDN sends it. */
export function toBrotliSize(text: string | Buffer): number {
  return brotliCompressSync(text, {params: {[constants.BROTLI_PARAM_QUALITY]: 11}}).length;
}

/** What a value costs to hold: the heap before and after it is made. Needs `--expose-gc` to be exact. */
export async function measureMemory<Value>(make: () => Promise<Value> | Value): Promise<readonly [Value, number]> {
  const collect = (globalThis as {gc?: () => void}).gc ?? (() => undefined);
  const used = (): number => process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers;
  collect();
  const before = used();
  const value = await make();
  collect();
  return [value, (used() - before) / 1e6];
}
