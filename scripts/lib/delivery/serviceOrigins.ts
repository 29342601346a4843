import type {Env} from '../../../src/config/env';

interface ServiceOrigins {
  readonly connect: readonly string[];
  readonly scripts: readonly string[];
}

/** The origins of the services a build is configured for, by how the page uses them. */
export function toServiceOrigins({
  newsletterUrl,
  feedbackUrl,
  scriptSources,
  algolia,
}: Pick<Env, 'newsletterUrl' | 'feedbackUrl' | 'scriptSources' | 'algolia'>): ServiceOrigins {
  const toOrigins = (addresses: readonly string[]): readonly string[] =>
    [...new Set(addresses.map((address) => new URL(address).origin))].sort();
  return {
    connect: toOrigins([
      ...[newsletterUrl, feedbackUrl].filter((address) => address !== undefined),
      ...(algolia === undefined ? [] : toSearchHosts(algolia)),
    ]),
    scripts: toOrigins(Object.values(scriptSources)),
  };
}

/**
 * The origins that Algolia's clients call: the application's hosts, which replace each other, and
 * the insights service.
 */
function toSearchHosts({appId, hosts}: NonNullable<Env['algolia']>): readonly string[] {
  if (hosts.length > 0) return hosts;
  const id = appId.toLowerCase();
  return [
    `${id}-dsn.algolia.net`,
    `${id}.algolia.net`,
    ...[1, 2, 3].map((number) => `${id}-${number}.algolianet.com`),
    'insights.algolia.io',
  ].map((host) => `https://${host}`);
}
