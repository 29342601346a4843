import Ajv2020, {type ErrorObject, type ValidateFunction} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {isRecord} from '../../src/model/json/record';
import {closeSchemas} from './closeSchemas';

/** A value's violation of its schema. */
interface SchemaFault {
  /** JSON pointer into the value; empty for the value as a whole. */
  readonly path: string;
  readonly message: string;
}

/** Validates values against the schemas of one specification. Each schema is compiled once. */
export interface SchemaChecker {
  /** Validates a JSON body. `isPartial`: required properties may be missing. */
  checkBody(pointer: string, value: unknown, isPartial?: boolean): readonly SchemaFault[];
  /** Validates a value from a path, query string or header, where numbers are text. */
  checkText(pointer: string, value: string | readonly string[]): readonly SchemaFault[];
}

const schemaId = 'specification';

/**
 * A validator for the schemas of a bundled specification. A field that isn't in its schema is an
 * error, in responses too.
 */
export function createSchemaChecker(
  specification: Readonly<Record<string, unknown>>,
): SchemaChecker {
  let closed: Readonly<Record<string, unknown>> | undefined;
  const toClosed = (): Readonly<Record<string, unknown>> =>
    (closed ??= closeSchemas(specification));
  const whole = createCompiler(() => withDiscriminators(toClosed(), false), false);
  const partial = createCompiler(() => withDiscriminators(toClosed(), true), false);
  const text = createCompiler(() => withDiscriminators(toClosed(), false), true);
  return {
    checkBody: (pointer, value, isPartial = false) =>
      check((isPartial ? partial : whole)(pointer), {value}),
    checkText: (pointer, value) =>
      check(text(pointer), {value: Array.isArray(value) ? [...value] : value}),
  };
}

function createCompiler(
  toDocument: () => unknown,
  isText: boolean,
): (pointer: string) => ValidateFunction {
  const compiled = new Map<string, ValidateFunction>();
  let ajv: Ajv2020 | undefined;
  return (pointer) => {
    if (!ajv) {
      ajv = new Ajv2020({
        strict: false,
        allErrors: true,
        logger: false,
        coerceTypes: isText,
        validateSchema: false,
      });
      addFormats(ajv);
      ajv.addSchema({...(toDocument() as object), $id: schemaId});
    }
    const validate =
      compiled.get(pointer) ??
      ajv.compile({
        type: 'object',
        properties: {value: {$ref: `${schemaId}${encodeURI(pointer)}`}},
      });
    compiled.set(pointer, validate);
    return validate;
  };
}

function check(
  validate: ValidateFunction,
  wrapped: {readonly value: unknown},
): readonly SchemaFault[] {
  if (validate(wrapped)) return [];
  const errors = validate.errors ?? [];
  // The error of a choice only says that no branch matches. The errors of the branches say why.
  const telling = errors.filter(
    ({keyword, instancePath}) =>
      !(
        /^(oneOf|anyOf|if)$/.test(keyword) &&
        errors.some(
          (other) => other.keyword !== keyword && other.instancePath.startsWith(instancePath),
        )
      ),
  );
  const faults = telling.map((error) => ({
    path: error.instancePath.replace(/^\/value/, ''),
    message: toMessage(error),
  }));
  return faults
    .filter(
      ({path, message}, index) =>
        faults.findIndex((other) => other.path === path && other.message === message) === index,
    )
    .slice(0, 5);
}

function toMessage({keyword, message = 'is not valid', params}: ErrorObject): string {
  if (keyword === 'enum' && Array.isArray(params.allowedValues))
    return `must be one of ${params.allowedValues.join(', ')}`;
  if (keyword === 'const') return `must be ${JSON.stringify(params.allowedValue)}`;
  if (keyword === 'additionalProperties')
    return `has "${String(params.additionalProperty)}", which the schema does not know`;
  if (keyword === 'unevaluatedProperties')
    return `has "${String(params.unevaluatedProperty)}", which the schema does not know`;
  if (keyword === 'required') return `lacks "${String(params.missingProperty)}"`;
  return message;
}

/**
 * A copy in which a choice with a discriminator names its one matching branch, so that errors refer
 * to that branch. For excerpts, also without required fields.
 */
function withDiscriminators(part: unknown, isPartial: boolean): unknown {
  if (Array.isArray(part)) return part.map((item) => withDiscriminators(item, isPartial));
  if (!isRecord(part)) return part;
  const copy = Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, withDiscriminators(value, isPartial)]),
  );
  const {oneOf, discriminator} = copy;
  if (
    Array.isArray(oneOf) &&
    isRecord(discriminator) &&
    isRecord(discriminator.mapping) &&
    typeof discriminator.propertyName === 'string'
  ) {
    const name = discriminator.propertyName;
    const choices = Object.entries(discriminator.mapping);
    delete copy.oneOf;
    copy.allOf = [
      ...(Array.isArray(copy.allOf) ? copy.allOf : []),
      {
        properties: {[name]: {enum: choices.map(([value]) => value)}},
        ...(isPartial ? {} : {required: [name]}),
      },
      ...choices.map(([value, target]) => ({
        if: {properties: {[name]: {const: value}}, required: [name]},
        then: {$ref: toReference(target)},
      })),
    ];
  } else if (isPartial && Array.isArray(oneOf)) {
    delete copy.oneOf;
    copy.anyOf = oneOf;
  }
  if (isPartial) {
    if (Array.isArray(copy.required)) delete copy.required;
    if (typeof copy.minProperties === 'number') delete copy.minProperties;
    if (isRecord(copy.dependentRequired)) delete copy.dependentRequired;
  }
  return copy;
}

function toReference(target: unknown): string {
  return typeof target === 'string' && !target.includes('/')
    ? `#/components/schemas/${target}`
    : String(target);
}
