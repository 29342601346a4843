import {BROWSER_FLAGS} from '../../lib/browser';

/**
 * Options for browsers that measure. Only this machine responds, so that results don't depend on
 * other hosts or on waiting for them.
 */
export const BENCH_FLAGS: readonly string[] = [
  ...BROWSER_FLAGS,
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
];
