import type {Env} from '../../../src/config/env';

interface ServiceOrigins {
  readonly connect: readonly string[];
  readonly scripts: readonly string[];
}

/** The origins of the services a build is configured for, by what the page does with them. */
export function toServiceOrigins({newsletterUrl, scriptSources}: Pick<Env, 'newsletterUrl' | 'scriptSources'>): ServiceOrigins {
  const toOrigins = (addresses: readonly string[]): readonly string[] => [...new Set(addresses.map((address) => new URL(address).origin))].sort();
  return {connect: toOrigins(newsletterUrl === undefined ? [] : [newsletterUrl]), scripts: toOrigins(Object.values(scriptSources))};
}
