import type {SampleRequest} from './samples';

/** A request example and the response that answers it. */
export interface Exchange {
  readonly body: unknown;
  readonly response: unknown;
}

/**
 * The parameters of an example's request, from those of the first example. A value that the first
 * response contains, such as an ID, is the one in the same place of the example's own response. A
 * revision is its revision. An idempotency key belongs to one body, so that another body has
 * another.
 */
export function toExampleParameters(
  parameters: SampleRequest['parameters'],
  exchanges: readonly Exchange[],
  index: number,
): SampleRequest['parameters'] {
  const [first] = exchanges;
  const own = exchanges[index];
  if (!first || !own) return parameters;
  return parameters.map((parameter) => {
    const {name, value} = parameter;
    if (/idempotency-key$/i.test(name))
      return {...parameter, value: toKey(value, exchanges, own.body)};
    const at = toPlaces(first.response).find(
      ({key, value: found}) => found === value && (typeof value === 'string' || name.endsWith(key)),
    );
    const answered = at && toPlaces(own.response).find(({path}) => path === at.path);
    return answered ? {...parameter, value: answered.value} : parameter;
  });
}

interface ValuePlace {
  readonly path: string;
  readonly key: string;
  readonly value: unknown;
}

/** The texts and numbers in a JSON value, those of the upper levels first. */
function toPlaces(value: unknown): readonly ValuePlace[] {
  const places: ValuePlace[] = [];
  let level: readonly {readonly path: string; readonly value: unknown}[] = [{path: '', value}];
  while (level.length > 0) {
    const below = level.flatMap(({path, value: part}) =>
      typeof part === 'object' && part !== null
        ? Object.entries(part).map(([key, one]) => ({path: `${path}/${key}`, key, value: one}))
        : [],
    );
    places.push(...below.filter((one) => ['string', 'number'].includes(typeof one.value)));
    level = below;
  }
  return places;
}

/** The key of the first example, with the place of the body in its last two digits. */
function toKey(value: unknown, exchanges: readonly Exchange[], body: unknown): unknown {
  const text = JSON.stringify(body);
  const place = exchanges.findIndex((one) => JSON.stringify(one.body) === text);
  return place > 0 && typeof value === 'string'
    ? value.slice(0, -2) + place.toString(16).padStart(2, '0')
    : value;
}
