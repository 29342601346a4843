import {commonConventions, wordings} from './wordings';

/** Every text of the tables derived from the conventions, so that a language translates each one once. `{…}` is filled in. */
export const conventionTexts = {
  id: 'conventions',
  language: 'en',
  texts: {
    wordings,
    common: commonConventions,
    /** The labels of the common conventions. */
    topics: {Changes: 'Changes', Deprecation: 'Deprecation', Webhooks: 'Webhooks'},
    /** Captions, by table. */
    titles: {
      common: 'Rules for all APIs',
      addresses: 'Base addresses',
      hosts: 'Hosts to allow in a firewall',
      tokens: 'Authentication and tokens',
      ids: 'IDs',
      retries: 'Retries',
      time: 'Time',
      amounts: 'Amounts',
      lists: 'Lists',
      filters: 'Periods and states',
      downloads: 'Downloads',
      limits: 'Request limits',
      errors: 'Body of an error',
    },
    columns: {
      apis: 'APIs',
      topic: 'Topic',
      rule: 'Rule',
      test: 'TEST',
      live: 'LIVE',
      request: 'Request',
      access: 'Access token',
      refresh: 'Refresh token',
      periods: 'Period',
      states: 'State',
      requests: 'Requests',
      sign_ins: 'Sign-ins',
    },
    cells: {
      same: 'the same',
      none: 'none',
      noLimit: 'no limit',
      hours: '{count} h',
      signIns: '{count} a minute',
      limit: {minute: '{requests} requests a minute per {per}', second: '{requests} requests a second per {per}'},
      per: {'API key': 'API key', organization: 'organization', token: 'token'},
    },
  },
} as const;
