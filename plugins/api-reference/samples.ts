import type {HarRequest} from '@readme/httpsnippet';
import type {CodeLanguageRow} from '../../src/data/codeLanguages';
import {isRecord} from '../../src/model/json/record';
import {convertRequest} from '../code-samples/convert';
import {toFileName, type FormFiles} from './formFiles';

/** A request of the specification with its example values filled in. */
export interface SampleRequest {
  readonly method: string;
  readonly server: string;
  readonly path: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly value: unknown;
  }[];
  /** Whether the request contains an access token. */
  readonly authorized: boolean;
  readonly body?:
    | {readonly mediaType: string; readonly value: unknown; readonly files?: FormFiles | undefined}
    | undefined;
  /** Media types of the successful response. If it is a file, the code saves it. */
  readonly responseTypes?: readonly string[];
}

export interface CodeSample {
  readonly language: string;
  readonly label: string;
  readonly code: string;
}

const URLENCODED = 'application/x-www-form-urlencoded';

const isMultipart = (mediaType: string): boolean => mediaType.startsWith('multipart/');

/** Placeholder for the reader's access token in every sample. */
const tokenPlaceholder = 'ACCESS_TOKEN';

/** The request in HAR form: path and required parameters with their examples, token and body. */
export function toHarRequest({
  method,
  server,
  path,
  parameters,
  authorized,
  body: given,
}: SampleRequest): Pick<HarRequest, 'method' | 'url' | 'headers'> &
  Partial<Pick<HarRequest, 'postData'>> {
  const body = given && {...given, mediaType: given.mediaType.replace(/["\\\r\n]/g, '')};
  const filled = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce(
      (text, {name, value}) =>
        text.replaceAll(`{${name}}`, encodeURIComponent(toText(value) || name)),
      path,
    );
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({name, value}) => `${encodeURIComponent(name)}=${encodeURIComponent(toText(value))}`);
  const headers = [
    ...(authorized ? [{name: 'Authorization', value: `Bearer ${tokenPlaceholder}`}] : []),
    ...parameters
      .filter(
        (parameter) =>
          parameter.in === 'header' &&
          parameter.required &&
          parameter.name.toLowerCase() !== 'authorization',
      )
      // The converter doesn't escape names, so a name that isn't a valid header name could end its
      // string and become code.
      .filter(({name}) => /^[\w!#%&*+.^|~-]+$/.test(name))
      .map(({name, value}) => ({name, value: toText(value).replace(/[\\\r\n]+/g, ' ')})),
    ...(body ? [{name: 'Content-Type', value: body.mediaType}] : []),
  ];
  return {
    method: method.toUpperCase(),
    url: `${server}${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers,
    ...(body ? {postData: toPostData(body)} : {}),
  };
}

/**
 * A body in the form of its media type: form fields as a list, JSON indented, other types
 * unchanged.
 */
function toPostData({
  mediaType,
  value,
  files = {},
}: NonNullable<SampleRequest['body']>): NonNullable<HarRequest['postData']> {
  if (isRecord(value) && (isMultipart(mediaType) || mediaType.startsWith(URLENCODED))) {
    // The converter doesn't escape fields either. Quotes and backslashes would end its strings, and
    // curl reads a leading "@" or "<" as a file to send.
    const fields = Object.entries(value).filter(([name]) => /^[\w.[\]:-]+$/.test(name));
    const toField = (field: unknown): string => {
      const text = toText(field)
        .replace(/[\\\r\n]+/g, ' ')
        .replaceAll("'", '’')
        .replace(/^[@<]/, ' $&');
      return isMultipart(mediaType) ? text : text.replaceAll('"', '”');
    };
    return {
      mimeType: mediaType,
      params: fields.map(([name, field]) => {
        if (!isMultipart(mediaType)) return {name, value: toField(field)};
        const type = Object.hasOwn(files, name) ? files[name] : undefined;
        if (type !== undefined)
          return {name, fileName: toFileName(value, name, type), contentType: type};
        // The type that OpenAPI assumes for an object in a form. Only curl gets it, in single
        // quotes, which only a single quote ends.
        return isRecord(field)
          ? {
              name,
              value: JSON.stringify(field).replaceAll("'", '\\u0027'),
              contentType: 'application/json',
            }
          : {name, value: toField(field)};
      }),
    };
  }
  return {
    mimeType: mediaType,
    text: typeof value === 'string' ? value.replace(/^@/, ' @') : JSON.stringify(value, null, 2),
  };
}

/**
 * The request as code, ready to paste: in every language, and a multipart form only in the first,
 * so that a reader with any language sees it.
 */
export async function toCodeSamples(
  request: SampleRequest,
  languages: readonly CodeLanguageRow[],
): Promise<readonly CodeSample[]> {
  const converted = await convertRequest(
    toHarRequest(request) as HarRequest,
    isMultipart(request.body?.mediaType ?? '') ? languages.slice(0, 1) : languages,
    request.responseTypes,
  );
  return converted.map(({language: {id, label}, code}) => ({language: id, label, code}));
}

function toText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toText).join(',');
  return value === undefined || value === null
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);
}
