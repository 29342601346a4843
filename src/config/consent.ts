import type {PluginConfig} from '@docusaurus/types';
import type {ConsentPreflightOptions} from '../../plugins/consent-preflight/options';
import {cookies} from '../data/cookies';
import {site} from '../data/site';
import {toConsentCookieRows} from '../model/consent/storage';

/** The plugin that settles before the first paint whether the cookie banner shows, with the names of the two cookies. */
export function buildConsentPreflight(): PluginConfig {
  const {analytics, marketing} = toConsentCookieRows(cookies, site.slug);
  return ['./plugins/consent-preflight/index.ts', {cookies: [analytics.name, marketing.name]} satisfies ConsentPreflightOptions];
}
