import Ajv, {type Format} from 'ajv/dist/2020';

/** A violation of a schema. */
export interface Problem {
  /** JSON pointer to the field. */
  readonly pointer: string;
  readonly detail: string;
}

type Properties = Readonly<Record<string, object | true>>;

/** The schema of an object that has exactly these fields. */
export function object(required: Properties, optional: Properties = {}) {
  return {
    type: 'object',
    properties: {...required, ...optional},
    required: Object.keys(required),
    additionalProperties: false,
  } as const;
}

export const text = {type: 'string'} as const;
export const list = (items: object, maxItems = 10_000) => ({type: 'array', items, maxItems});

/** A function that finds every violation of a JSON Schema. */
export function createCheck(
  schema: object,
  formats: Readonly<Record<string, Format>> = {},
): (value: unknown) => readonly Problem[] {
  const validate = new Ajv({allErrors: true, formats, meta: false, validateSchema: false}).compile(
    schema,
  );
  return (value) => {
    if (validate(value)) return [];
    return (validate.errors ?? []).map(({instancePath: at, params, message: detail = ''}) => {
      const {missingProperty: missing, additionalProperty: unknown} = params;
      if (missing) return {pointer: `${at}/${missing}`, detail: 'is missing'};
      if (unknown) return {pointer: `${at}/${unknown}`, detail: 'is not part of the contract'};
      return {pointer: at, detail};
    });
  };
}
