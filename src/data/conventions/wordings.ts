/**
 * Behavior that our APIs share in a few variants, in the words of the specifications and of the page "Conventions". Code is in backticks. Each text first
 * states the rule, then the client's action. The texts of one topic only differ where products differ.
 */
export const wordings = {
  ids: {
    yours:
      'You create them: UUIDs of version 4, in lower case with hyphens. Store each one before the request that uses it. An upper-case UUID is rejected with 400.',
    service:
      'The service creates them: UUIDs of version 4. Send them as you received them, in lower case with hyphens. An upper-case UUID is rejected with 400.',
    sorted:
      'The service creates them: UUIDs of version 7, which sort by time, for entities, systems and records, and of version 4 for subjects and assets. Send them in lower case with hyphens. An upper-case UUID is rejected with 400.',
    gateway:
      'The gateway creates them: UUIDs of version 7, which sort by time and differ from those in the cloud. Send them in lower case with hyphens. An upper-case UUID is rejected with 400.',
  },
  time: {
    unix: 'Whole seconds since 1970-01-01T00:00:00Z (Unix time).',
    local: '`DD-MM-YYYY hh:mm:ss` in the official local time of the taxpayer. Only the expiry of a token is in Unix seconds.',
    offset: 'RFC 3339 with seconds and offset, always 25 characters: `2026-11-20T09:58:20+01:00`.',
  },
  amounts: {
    text: 'Decimal strings with a dot, such as `"17.25"`, never JSON numbers. Calculate with a decimal type, because binary fractions lose cents.',
    none: 'None in this API.',
  },
  retries: {
    put: 'Send the same `PUT` again, with the same UUID and the same body. You get the stored resource, and nothing happens twice. Never switch to a new UUID because an outcome is unknown.',
    key: '`POST` and `PATCH` need an `X-Idempotency-Key`, a UUID you create once per change. The first response is stored for 24 hours: send the same request with the same key to get it again. Never switch to a new key because an outcome is unknown.',
    check:
      '`POST` creates the ID itself, so sending it twice can create two resources. If the outcome is unknown, read the list before you retry. You can retry `GET`, `PATCH` and `DELETE` as they are.',
  },
  lists: {
    count:
      '`limit` (1 to 100, default 100) and `offset` select a page. The response has `data` and `count`, the number of all matches. The page is the last one when `offset` plus the length of `data` reaches `count`.',
    next: '`limit` (1 to 100, default 100) and `offset` select a page. The response has `data`, `count` and `_next`, the address of the next page. On the last page, `_next` is `null`.',
    tokenMissing:
      '`limit` (1 to 100, default 10) and `token` select a page. The response has `results` and `pagination`. On the last page, `pagination.token` and `pagination.next` are missing.',
    tokenNull:
      '`limit` (1 to 100, default 10) and `token` select a page. The response has `results` and `pagination`. On the last page, `pagination.token` and `pagination.next` are `null`.',
  },
  errors: {
    flat: '`{status_code, error, code, message}`',
    content: '`{content: {status, code, error, message}}`',
  },
} as const;

/** Months between the announcement that a version ends and its end. */
export const noticeMonths = 12;

/** The conventions that all our APIs share, by their labels in the specifications. */
export const commonConventions = {
  Changes:
    'Minor releases add operations, optional request fields, response fields, enum values, error codes and headers. Ignore response fields and headers you don’t know, and handle an enum value you don’t know as unknown. A request with a field this version doesn’t know is rejected with 400.',
  Deprecation: `A change that breaks clients comes as a new version beside this one. The responses of a deprecated version have a \`Deprecation\` header (RFC 9745), and a \`Sunset\` header (RFC 8594) once an end date is set, at least ${noticeMonths} months ahead.`,
  Webhooks: 'None. The service never calls you: read a resource until its state is final, at the pace its operation allows.',
} as const;
