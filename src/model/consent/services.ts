import type {ScriptRow} from '../../data/scripts';
import type {ScriptSources} from './scripts';

/** Another host that the portal calls. */
export interface Service {
  readonly id: ScriptRow['id'] | 'newsletter';
  readonly host: string;
  readonly category: ScriptRow['category'];
  /** Called only when the reader asks for what it does. */
  readonly asked: boolean;
}

/** Every other host this build calls: its configured scripts, and the service that takes newsletter sign-ups. */
export function toServices(scripts: readonly ScriptRow[], sources: ScriptSources, newsletterUrl: string | null): readonly Service[] {
  const loaded = scripts.flatMap(({id, category, trigger}): Service[] => {
    const source = sources[id];
    return source === undefined ? [] : [{id, host: new URL(source).host, category, asked: trigger === 'request'}];
  });
  return newsletterUrl === null ? loaded : [...loaded, {id: 'newsletter', host: new URL(newsletterUrl).host, category: 'necessary', asked: true}];
}
