import {useSyncExternalStore} from 'react';

/** `requested`: the reader asked, the script is on its way. `loaded` and `failed` say how that ended. */
export type ScriptState = 'idle' | 'requested' | 'loaded' | 'failed';

const listeners = new Set<() => void>();
let states: Readonly<Record<string, ScriptState>> = {};

/** How far the third-party scripts of this page are, by id. */
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

const NONE: Readonly<Record<string, ScriptState>> = {};

/** The states of all scripts; a script that is missing is idle. */
export function useScriptStates(): Readonly<Record<string, ScriptState>> {
  return useSyncExternalStore(scriptStore.subscribe, scriptStore.getSnapshot, () => NONE);
}
