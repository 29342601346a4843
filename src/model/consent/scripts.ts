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
  /** Scripts whose service the reader requested on this page. */
  readonly requested: readonly string[];
}

/**
 * The scripts that may run now: configured, in an allowed category and, for on-request scripts,
 * requested.
 */
export function toAllowedScripts(
  scripts: readonly ScriptRow[],
  {sources, choice, requested}: ScriptContext,
): readonly AllowedScript[] {
  return scripts.flatMap(({id, category, trigger}) => {
    const source = sources[id];
    const isAllowed = category === 'necessary' || choice[category];
    return source !== undefined && isAllowed && (trigger === 'page' || requested.includes(id))
      ? [{id, source}]
      : [];
  });
}
