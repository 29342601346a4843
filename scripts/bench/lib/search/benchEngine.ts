import {brotliCompressSync, constants} from 'node:zlib';

/** A search engine in the comparison. */
export interface MeasuredEngine {
  readonly name: string;
  /** Addresses of the ten best hits. */
  readonly search: (query: string) => Promise<readonly string[]>;
  /** Bytes loaded so far, compressed as by a CDN. */
  readonly loaded: () => number;
  /** Memory of the loaded index in MB, if it can be measured. */
  readonly megabytes: number | undefined;
  readonly close: () => Promise<void>;
}

/** A section in the form that every engine receives. */
export interface EngineSection {
  readonly url: string;
  readonly language: string;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
}

/** Size of a text when compressed as by a CDN. */
export function toBrotliSize(text: string | Buffer): number {
  return brotliCompressSync(text, {params: {[constants.BROTLI_PARAM_QUALITY]: 11}}).length;
}

/**
 * The memory a value needs: the heap before and after creating it. Only exact with `--expose-gc`.
 */
export async function measureMemory<Value>(
  make: () => Promise<Value> | Value,
): Promise<readonly [Value, number]> {
  const collect = (globalThis as {gc?: () => void}).gc ?? (() => undefined);
  const used = (): number => process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers;
  collect();
  const before = used();
  const value = await make();
  collect();
  return [value, (used() - before) / 1e6];
}
