import type {ScriptRow} from '../../data/scripts';
import type {PortalFields} from '../site/fields';

/** Another host that the portal calls. */
export interface Service {
  readonly id: ScriptRow['id'] | 'newsletter' | 'feedback' | 'search' | 'searchEvents';
  /** Name of the host. Commas separate hosts that replace each other. */
  readonly host: string;
  readonly category: ScriptRow['category'];
  /** Called only when the reader uses its service. */
  readonly asked: boolean;
}

/**
 * Every other host this build calls: configured scripts, the newsletter and feedback services, the
 * hosted search, and the service that counts opened results.
 */
export function toServices(
  scripts: readonly ScriptRow[],
  {scriptSources, newsletterUrl, feedbackUrl, algolia}: Omit<PortalFields, 'themeColours'>,
): readonly Service[] {
  const loaded = scripts.flatMap(({id, category, trigger}): Service[] => {
    const source = scriptSources[id];
    return source === undefined
      ? []
      : [{id, host: new URL(source).host, category, asked: trigger === 'request'}];
  });
  const newsletter: Service[] =
    newsletterUrl === null
      ? []
      : [{id: 'newsletter', host: new URL(newsletterUrl).host, category: 'necessary', asked: true}];
  const feedback: Service[] =
    feedbackUrl === null
      ? []
      : [{id: 'feedback', host: new URL(feedbackUrl).host, category: 'necessary', asked: true}];
  return [
    ...loaded,
    ...newsletter,
    ...feedback,
    ...(algolia === null ? [] : toSearchServices(algolia)),
  ];
}

function toSearchServices({
  appId,
  hosts,
}: NonNullable<PortalFields['algolia']>): readonly Service[] {
  const id = appId.toLowerCase();
  const own = hosts.map((host) => new URL(host).host);
  return [
    {
      id: 'search',
      host: own.length > 0 ? own.join(', ') : `${id}*.algolia.net, ${id}*.algolianet.com`,
      category: 'necessary',
      asked: true,
    },
    {
      id: 'searchEvents',
      host: own[0] ?? 'insights.algolia.io',
      category: 'analytics',
      asked: false,
    },
  ];
}
