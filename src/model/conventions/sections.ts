import type {ConventionRow, LimitRow} from '../../data/conventions/row';
import {toLimit, type Wording} from './tables';

/**
 * The labels under which a specification repeats the tables' content. List items written in the
 * specification itself use other labels.
 */
export const conventionLabels = [
  'IDs',
  'Time',
  'Amounts',
  'Retries',
  'Lists',
  'Periods',
  'Tokens',
  'Changes',
  'Deprecation',
  'Webhooks',
] as const;

/**
 * The tables' content about one specification, in Markdown, by the title of the section it opens.
 * `page` is the address of the page that compares all APIs.
 */
export function toConventionSections(
  row: ConventionRow,
  wording: Wording,
  page: string,
): Readonly<Record<'Conventions' | 'Rate limits', string>> {
  const {common, wordings} = wording.texts;
  const items: Readonly<Record<(typeof conventionLabels)[number], string>> = {
    IDs: wordings.ids[row.ids],
    Time: wordings.time[row.time],
    Amounts: wordings.amounts[row.amounts],
    Retries: wordings.retries[row.retries],
    Lists: wordings.lists[row.lists],
    Periods: toPeriods(row.periods),
    Tokens: toTokenText(row.tokenHours),
    ...common,
  };
  const list = conventionLabels.map((label) => `- **${label}.** ${items[label]}`).join('\n');
  return {
    Conventions: `[How all our APIs compare](${page})\n\n${list}`,
    'Rate limits': toLimitText(row.limit, wording),
  };
}

/** The lifetime of tokens, as a sentence. */
function toTokenText({access, refresh}: ConventionRow['tokenHours']): string {
  const life = (hours: number): string => (hours === 1 ? '1 hour' : `${hours} hours`);
  const refreshLife = refresh === undefined ? '' : `, a refresh token at most ${life(refresh)}`;
  return `An access token lasts at most ${life(access)}${refreshLife}. Use the expiry in the response instead of a constant, and renew shortly before it. After a 401, authenticate once and retry once.`;
}

/** The request limit of an API, and how it is reported. */
function toLimitText(limit: LimitRow | null, wording: Wording): string {
  if (!limit)
    return 'No request limit: the machine works for your shop alone, never responds with 429 and sends no `RateLimit` headers.';
  const signIns =
    limit.window === 'minute'
      ? `of which at most ${limit.signIns} sign-ins`
      : `and ${limit.signIns} sign-ins a minute`;
  return `**${toLimit(limit, wording)}**, ${signIns}. All versions of this API count together. Above the limit you get 429 with the seconds to wait in \`Retry-After\`. Wait, then send the same request again. The response shows the state of the limit in \`RateLimit-Limit\`, \`RateLimit-Remaining\` and \`RateLimit-Reset\` (seconds until the limit is renewed).`;
}

function toPeriods(names: readonly string[]): string {
  return names.length === 0
    ? 'No list can be limited to a period.'
    : `Limit to a period with ${names.map((name) => `\`${name}\``).join(' and ')}.`;
}
