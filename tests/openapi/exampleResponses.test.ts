import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readSpecification} from '../../plugins/http-examples/specification';
import {apis} from '../../src/data/apis';
import {isRecord} from '../../src/model/json/record';
import {toAnswers} from '../../src/model/openapi/exampleAnswers';
import {findBelow, type Place} from '../../src/model/openapi/references';
import {ANSWERED_BY} from '../support/exampleResponses';

const folder = path.resolve(__dirname, '../../static/openapi');

interface Bodies {
  readonly names: readonly string[];
  /** Whether there is any content, with or without examples. */
  readonly content: boolean;
}

function toBodies(document: unknown, body: Place | undefined): Bodies {
  const content = findBelow(document, body, 'content');
  const types = Object.keys(content?.value ?? {});
  const names = types.flatMap((type) => {
    const media = findBelow(document, content, type)?.value;
    return isRecord(media?.examples) ? Object.keys(media.examples) : [];
  });
  return {names, content: types.length > 0};
}

/**
 * Request examples without a successful response example of the same operation, or for which the
 * page shows another one, as `operation/example`.
 */
async function findUnanswered(spec: string): Promise<{
  readonly unanswered: readonly string[];
  readonly stale: readonly string[];
  readonly count: number;
}> {
  const {document, operations} = await readSpecification(path.join(folder, `${spec}.yaml`), folder);
  const named = ANSWERED_BY[spec] ?? {};
  const used = new Set<string>();
  const unanswered: string[] = [];
  let count = 0;
  for (const {place} of operations) {
    const id = String(place.value.operationId);
    const requests = toBodies(document, findBelow(document, place, 'requestBody')).names;
    const responses = findBelow(document, place, 'responses');
    const bodies = Object.keys(responses?.value ?? {})
      .filter((status) => status.startsWith('2'))
      .map((status) => toBodies(document, findBelow(document, responses, status)));
    // A success without a body has nothing to show.
    if (!bodies.some(({content}) => content)) continue;
    const successes = bodies.flatMap(({names}) => names);
    const shown = toAnswers(requests, successes);
    for (const [index, request] of requests.entries()) {
      count += 1;
      const key = `${id}/${request}`;
      const known = named[key];
      if (known !== undefined) used.add(key);
      const answer = successes[shown[index] ?? -1];
      const isAnswered =
        known === undefined
          ? answer?.toLowerCase().startsWith(request.toLowerCase())
          : answer === known;
      if (!isAnswered && !(requests.length === 1 && successes.length === 1)) unanswered.push(key);
    }
  }
  return {unanswered, stale: Object.keys(named).filter((key) => !used.has(key)), count};
}

describe.each(apis)('the request examples of $spec', ({spec}) => {
  it('each have a successful response, which the page shows with it', async () => {
    const {unanswered, stale, count} = await findUnanswered(spec);
    expect(count).toBeGreaterThan(2);
    expect(unanswered).toEqual([]);
    expect(stale, 'pairs of request examples that no longer exist').toEqual([]);
  });
});
