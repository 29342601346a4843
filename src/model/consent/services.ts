import type {ScriptRow} from '../../data/scripts';
import type {PortalFields} from '../site/fields';

/** Another host that the portal calls. */
export interface Service {
  readonly id: ScriptRow['id'] | 'newsletter' | 'feedback' | 'search' | 'searchEvents';
  /** Its name; names that stand in for each other are separated by commas. */
  readonly host: string;
  readonly category: ScriptRow['category'];
  /** Called only when the reader asks for what it does. */
  readonly asked: boolean;
}

/** Every other host this build calls: its configured scripts, the services that take newsletter sign-ups and readers' answers, and the hosted search with its count of opened results. */
export function toServices(
  scripts: readonly ScriptRow[],
  {scriptSources, newsletterUrl, feedbackUrl, algolia}: Omit<PortalFields, 'themeColours'>,
): readonly Service[] {
  const loaded = scripts.flatMap(({id, category, trigger}): Service[] => {
    const source = scriptSources[id];
    return source === undefined ? [] : [{id, host: new URL(source).host, category, asked: trigger === 'request'}];
  });
  const newsletter: Service[] = newsletterUrl === null ? [] : [{id: 'newsletter', host: new URL(newsletterUrl).host, category: 'necessary', asked: true}];
  const feedback: Service[] = feedbackUrl === null ? [] : [{id: 'feedback', host: new URL(feedbackUrl).host, category: 'necessary', asked: true}];
  return [...loaded, ...newsletter, ...feedback, ...(algolia === null ? [] : toSearchServices(algolia))];
}

function toSearchServices({appId, hosts}: NonNullable<PortalFields['algolia']>): readonly Service[] {
  const id = appId.toLowerCase();
  const own = hosts.map((host) => new URL(host).host);
  return [
    {id: 'search', host: own.length > 0 ? own.join(', ') : `${id}*.algolia.net, ${id}*.algolianet.com`, category: 'necessary', asked: true},
    {id: 'searchEvents', host: own[0] ?? 'insights.algolia.io', category: 'analytics', asked: false},
  ];
}
