import type {ExampleModel, FieldModel, MediaTypeModel, OperationModel} from 'redoc';
import type {CodeGrammar} from '../../../src/model/content/highlight';
import {isRecord} from '../../../src/model/json/record';
import {toAnswers} from '../../../src/model/openapi/exampleAnswers';
import type {FormFiles} from '../formFiles';
import type {SampleRequest} from '../samples';

/** An example with its name and description. */
interface ExampleValue {
  readonly name: string;
  readonly summary: string;
  readonly value: unknown;
}

/** An example as text, with its name and description. */
export interface NamedExample extends ExampleValue {
  readonly text: string;
  /** How the text is colored. */
  readonly grammar?: CodeGrammar | undefined;
}

export interface ResponseExamples {
  readonly status: string;
  readonly type: string;
  /** What the response means. */
  readonly meaning: string;
  /** Media types of the body. A file has no example. */
  readonly mediaTypes: readonly string[];
  readonly examples: readonly NamedExample[];
}

/**
 * The first body of an operation: an example of the specification, otherwise generated values that
 * match its schema. `toFiles` finds the files of a form.
 */
export function toFirstBody(
  operation: OperationModel,
  toFiles: (mediaType: string) => FormFiles,
): SampleRequest['body'] {
  const media = operation.requestBody?.content?.mediaTypes[0];
  const [first] = media ? Object.values(media.examples ?? {}) : [];
  return media && {mediaType: media.name, value: first?.value ?? '', files: toFiles(media.name)};
}

/** The request in an operation's samples, with a body and with the examples of its parameters. */
export function toSampleRequest(
  operation: OperationModel,
  body: SampleRequest['body'],
): SampleRequest {
  return {
    method: operation.httpVerb,
    server: toServerUrl(operation),
    path: operation.path,
    parameters: operation.parameters.map((field) => ({
      name: field.name,
      in: field.in ?? 'query',
      required: field.required,
      value: toParameterValue(field),
    })),
    authorized: operation.security.some(({schemes}) => schemes.length > 0),
    body,
    responseTypes:
      operation.responses
        .find(({type}) => type === 'success')
        ?.content?.mediaTypes.map(({name}) => name) ?? [],
  };
}

/** The example bodies of a request, in the specification's order. */
export function toBodyExamples(operation: OperationModel): readonly ExampleValue[] {
  const [media] = operation.requestBody?.content?.mediaTypes ?? [];
  return media ? toExampleValues(media) : [];
}

/** The response that answers a request example. */
export interface Answer {
  /** The place of the response and that of the example in it: `0.2`. */
  readonly place: string;
  readonly value: unknown;
}

/** The successful response of each request example; none if the operation has no such example. */
export function toExampleAnswers(
  bodies: readonly ExampleValue[],
  responses: readonly ResponseExamples[],
): readonly Answer[] {
  const successes = responses.flatMap(({type, examples}, response) =>
    type === 'success'
      ? examples.map(({name, value}, example) => ({name, value, place: `${response}.${example}`}))
      : [],
  );
  const places = toAnswers(
    bodies.map(({name}) => name),
    successes.map(({name}) => name),
  );
  return places.flatMap((place) => successes[place ?? -1] ?? []);
}

/**
 * The responses that have an example, and all successful ones, by status. Redoc calls the description
 * of a response its summary.
 */
export function toResponseExamples(operation: OperationModel): readonly ResponseExamples[] {
  return operation.responses.flatMap(({code, type, content, summary}) => {
    const media = content?.mediaTypes ?? [];
    const examples = media.flatMap(toNamedExamples);
    const meaning = summary.replaceAll('`', '');
    return examples.length > 0 || type === 'success'
      ? [{status: code, type, meaning, mediaTypes: media.map(({name}) => name), examples}]
      : [];
  });
}

function toNamedExamples(media: MediaTypeModel): readonly NamedExample[] {
  return toExampleValues(media).map((example) =>
    typeof example.value !== 'string' || media.name.includes('json')
      ? {...example, text: JSON.stringify(example.value, null, 2), grammar: 'json'}
      : {...example, text: example.value},
  );
}

function toExampleValues({examples = {}}: MediaTypeModel): readonly ExampleValue[] {
  return Object.entries(examples).flatMap(
    ([name, {value, summary = ''}]: [string, ExampleModel]) =>
      value === undefined ? [] : [{name: name === 'default' ? '' : name, summary, value}],
  );
}

function toParameterValue({example, examples, schema}: FieldModel): unknown {
  if (example !== undefined) return example;
  const [first] = Array.isArray(examples) ? examples : Object.values(examples ?? {});
  if (first !== undefined) return isRecord(first) && 'value' in first ? first.value : first;
  return schema.default ?? schema.enum[0] ?? schema.const;
}

/** The first server's address with the default values of its variables. */
function toServerUrl({servers}: OperationModel): string {
  const [server] = servers;
  if (!server) return '';
  return Object.entries(server.variables ?? {})
    .reduce(
      (url, [name, variable]) => url.replaceAll(`{${name}}`, String(variable.default ?? name)),
      server.url,
    )
    .replace(/\/$/, '');
}
