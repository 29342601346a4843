import {hostedSettings} from '../../../src/model/search/hosted';
import {createCheck, list, object, text} from '../schema';

const filled = {...text, minLength: 1};
const texts = list(text);
const count = {type: 'integer', minimum: 0};

/** The fields a query may have: those that the portal sends. */
const query = object(
  {indexName: filled},
  {
    query: text,
    attributesToRetrieve: texts,
    attributesToSnippet: texts,
    snippetEllipsisText: text,
    highlightPreTag: text,
    highlightPostTag: text,
    hitsPerPage: {...count, maximum: 1000},
    clickAnalytics: {type: 'boolean'},
    facetFilters: list({anyOf: [text, texts]}),
    page: count,
    facets: texts,
    optionalFilters: texts,
    userToken: filled,
  },
);

const event = {
  ...object(
    {
      eventType: {enum: ['click', 'view', 'conversion']},
      eventName: {...filled, maxLength: 64},
      index: filled,
      userToken: filled,
      objectIDs: {...list(text, 20), minItems: 1},
    },
    {
      authenticatedUserToken: filled,
      timestamp: count,
      queryID: {...text, pattern: '^[0-9a-f]{32}$'},
      positions: list({...count, minimum: 1}),
      algoliaSource: texts,
    },
  ),
  // A click of a search, and nothing else, has positions.
  if: {properties: {eventType: {const: 'click'}}, required: ['queryID']},
  then: {required: ['positions']},
  else: {properties: {positions: false}},
};

const record = {type: 'object', properties: {objectID: filled}, required: ['objectID']};

/** A check for every body that the service takes. */
const checks = new Map(
  Object.entries({
    queries: object({requests: list(query)}, {strategy: {enum: ['none', 'stopIfEnoughMatches']}}),
    events: object({events: list(event)}),
    batch: object({
      requests: list(object({action: {enum: ['addObject', 'updateObject']}, body: record})),
    }),
    operation: object(
      {operation: {enum: ['copy', 'move']}, destination: filled},
      {scope: list({enum: ['settings', 'rules', 'synonyms']})},
    ),
    settings: object(
      {},
      Object.fromEntries(Object.keys(hostedSettings).map((name) => [name, true as const])),
    ),
  }).map(([name, schema]) => [name, createCheck(schema)]),
);

/** What is wrong with a body, in the words of the service. */
export function findFault(kind: string, body: unknown): string | undefined {
  const [problem] = checks.get(kind)?.(body) ?? [];
  if (!problem) return undefined;
  const name = problem.pointer.split('/').findLast((part) => !/^\d*$/.test(part));
  if (name === undefined) return 'Expecting an object';
  if (problem.detail === 'is missing') return `Missing mandatory attribute: ${name}`;
  return problem.detail === 'is not part of the contract'
    ? `Unknown parameter: ${name}`
    : `Invalid value for parameter: ${name}`;
}
