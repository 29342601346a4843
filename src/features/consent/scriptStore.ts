import {useSyncExternalStore} from 'react';

/**
 * `requested`: the reader requested the script, and it is loading. `loaded` and `failed`: the
 * result.
 */
export type ScriptState = 'idle' | 'requested' | 'loaded' | 'failed';

const listeners = new Set<() => void>();
const NONE: Readonly<Record<string, ScriptState>> = {};
let states = NONE;

/** The loading state of this page's third-party scripts, by ID. */
export const scriptStore = {
  set(id: string, state: ScriptState): void {
    states = {...states, [id]: state};
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: (): Readonly<Record<string, ScriptState>> => states,
};

/** The states of all scripts. A script without an entry is idle. */
export function useScriptStates(): Readonly<Record<string, ScriptState>> {
  return useSyncExternalStore(scriptStore.subscribe, scriptStore.getSnapshot, () => NONE);
}
