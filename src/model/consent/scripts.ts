import type {ScriptRow} from '../../data/scripts';
import type {ConsentChoice} from './choice';

/** The addresses of the configured scripts, by id. */
export type ScriptSources = Readonly<Partial<Record<ScriptRow['id'], string>>>;

/** A script to load, with its address. */
export interface AllowedScript {
  readonly id: ScriptRow['id'];
  readonly source: string;
}

interface ScriptContext {
  readonly sources: ScriptSources;
  readonly choice: ConsentChoice;
  /** Scripts whose service the reader asked for on this page. */
  readonly requested: readonly string[];
}

/** The scripts that may run now: configured, of an allowed category, and asked for where they wait for that. */
export function toAllowedScripts(scripts: readonly ScriptRow[], {sources, choice, requested}: ScriptContext): readonly AllowedScript[] {
  return scripts.flatMap(({id, category, trigger}) => {
    const source = sources[id];
    const isAllowed = category === 'necessary' || choice[category];
    return source !== undefined && isAllowed && (trigger === 'page' || requested.includes(id)) ? [{id, source}] : [];
  });
}
