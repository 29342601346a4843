/** Why a request is refused, in the words and with the status of the service. */
export interface Refusal {
  readonly status: 400 | 404 | 422;
  readonly message: string;
}

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isFilled: Check = (value) => typeof value === 'string' && value !== '';
const isCount: Check = (value) => Number.isInteger(value) && Number(value) >= 0;
const isFlag: Check = (value) => typeof value === 'boolean';
const isTexts: Check = (value) => Array.isArray(value) && value.every(isText);
const isFilters: Check = (value) =>
  Array.isArray(value) && value.every((one) => isText(one) || isTexts(one));
const isIds: Check = (value) =>
  isTexts(value) && (value as string[]).length > 0 && (value as string[]).length <= 20;

/** The fields a query may have: those that the portal sends. */
const QUERY: Readonly<Record<string, Check>> = {
  query: isText,
  indexName: isFilled,
  attributesToRetrieve: isTexts,
  attributesToSnippet: isTexts,
  snippetEllipsisText: isText,
  highlightPreTag: isText,
  highlightPostTag: isText,
  hitsPerPage: (value) => isCount(value) && Number(value) <= 1000,
  clickAnalytics: isFlag,
  facetFilters: isFilters,
  page: isCount,
  userToken: isFilled,
};

const EVENT: Readonly<Record<string, Check>> = {
  eventType: (value) => ['click', 'view', 'conversion'].includes(String(value)),
  eventName: (value) => isFilled(value) && String(value).length <= 64,
  index: isFilled,
  userToken: isFilled,
  authenticatedUserToken: isFilled,
  timestamp: isCount,
  queryID: (value) => /^[0-9a-f]{32}$/.test(String(value)),
  objectIDs: isIds,
  positions: (value) =>
    Array.isArray(value) && value.every((one) => isCount(one) && Number(one) > 0),
  algoliaSource: isTexts,
};

const ACTION: Readonly<Record<string, Check>> = {
  action: (value) => ['addObject', 'updateObject'].includes(String(value)),
  body: (value) => isObject(value) && isFilled(value.objectID),
};

const OPERATION: Readonly<Record<string, Check>> = {
  operation: (value) => ['copy', 'move'].includes(String(value)),
  destination: isFilled,
  scope: (value) =>
    isTexts(value) &&
    (value as string[]).every((one) => ['settings', 'rules', 'synonyms'].includes(one)),
};

export interface SearchAction {
  readonly action: 'addObject' | 'updateObject';
  readonly body: Readonly<Record<string, unknown>> & {readonly objectID: string};
}

export interface IndexOperation {
  readonly operation: 'copy' | 'move';
  readonly destination: string;
  readonly scope?: readonly string[];
}

/** What is wrong with a body of queries. */
export function checkQueries(body: unknown): Refusal | undefined {
  return (
    checkFields(
      body,
      {
        requests: Array.isArray,
        strategy: (value) => value === 'none' || value === 'stopIfEnoughMatches',
      },
      ['requests'],
    ) ?? checkEach(body, 'requests', QUERY, ['indexName'])
  );
}

/** What is wrong with a body of events. */
export function checkEvents(body: unknown): Refusal | undefined {
  const refusal =
    checkFields(body, {events: Array.isArray}, ['events']) ??
    checkEach(body, 'events', EVENT, ['eventType', 'eventName', 'index', 'userToken', 'objectIDs']);
  if (refusal) return {...refusal, status: 422};
  for (const event of (body as {readonly events: readonly Readonly<Record<string, unknown>>[]})
    .events) {
    const {eventType, queryID, positions, objectIDs} = event;
    const isClickOfSearch = eventType === 'click' && queryID !== undefined;
    if (isClickOfSearch !== (positions !== undefined))
      return {
        status: 422,
        message: 'positions and queryID belong together, in events of type click',
      };
    if (
      isClickOfSearch &&
      (positions as readonly number[]).length !== (objectIDs as readonly string[]).length
    )
      return {status: 422, message: 'positions must be as many as objectIDs'};
  }
  return undefined;
}

/** What is wrong with a batch of records. */
export function checkBatch(body: unknown): Refusal | undefined {
  return (
    checkFields(body, {requests: Array.isArray}, ['requests']) ??
    checkEach(body, 'requests', ACTION, ['action', 'body'])
  );
}

/** What is wrong with a copy or a move. */
export function checkOperation(body: unknown): Refusal | undefined {
  return checkFields(body, OPERATION, ['operation', 'destination']);
}

/** What is wrong with settings, of which only `known` ones exist. */
export function checkSettings(body: unknown, known: readonly string[]): Refusal | undefined {
  return checkFields(body, Object.fromEntries(known.map((name) => [name, () => true])), []);
}

function checkEach(
  body: unknown,
  list: string,
  checks: Readonly<Record<string, Check>>,
  required: readonly string[],
): Refusal | undefined {
  const items = (body as Readonly<Record<string, readonly unknown[]>>)[list] ?? [];
  return items
    .map((item) => checkFields(item, checks, required))
    .find((refusal) => refusal !== undefined);
}

function checkFields(
  value: unknown,
  checks: Readonly<Record<string, Check>>,
  required: readonly string[],
): Refusal | undefined {
  if (!isObject(value)) return {status: 400, message: 'Expecting an object'};
  const missing = required.find((name) => !(name in value));
  if (missing !== undefined)
    return {status: 400, message: `Missing mandatory attribute: ${missing}`};
  for (const [name, one] of Object.entries(value)) {
    const check = checks[name];
    if (!check) return {status: 400, message: `Unknown parameter: ${name}`};
    if (!check(one)) return {status: 400, message: `Invalid value for parameter: ${name}`};
  }
  return undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
