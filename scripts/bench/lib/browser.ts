import {BROWSER_FLAGS} from '../../lib/browser';

/** How browsers that measure are started: nothing but this machine answers, so that figures depend neither on other hosts nor on waiting for them. */
export const BENCH_FLAGS: readonly string[] = [...BROWSER_FLAGS, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'];
