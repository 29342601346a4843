/** A name and value of a query string or a header. */
export interface Field {
  readonly name: string;
  readonly value: string;
  /** Line offset in the message, from 0. */
  readonly offset: number;
}

/** The parts of a request as written. */
export interface RequestMessage {
  readonly method: string;
  /** Path below the specification's server, without query string. */
  readonly path: string;
  readonly query: readonly Field[];
  readonly headers: readonly Field[];
  readonly body: string | undefined;
  /** Line offset of the body in the message. */
  readonly bodyOffset: number;
}

export interface ResponseMessage {
  /** The status of its first line, if there is one. */
  readonly status: string | undefined;
  readonly headers: readonly Field[];
  readonly body: string | undefined;
  readonly bodyOffset: number;
}

/** The part that can't be parsed as HTTP, with the remedy. */
export interface MessageFault {
  readonly offset: number;
  readonly message: string;
}

/** The parts of a raw request, or the first line that can't be parsed. */
export function parseRequest(text: string): RequestMessage | MessageFault {
  const [first = ''] = text.split('\n');
  const [, method, target] = /^([A-Z]+) (\S+)(?: HTTP\/[\d.]+)?\s*$/.exec(first) ?? [];
  if (!method || !target?.startsWith('/')) {
    return {
      offset: 0,
      message: `"${first}" is not a request line. Write method and path below the specification's server, such as "PUT /tss/{tss_id}".`,
    };
  }
  const [path = '', query = ''] = splitOnce(target, '?');
  const rest = parseRest(text, 1);
  return 'message' in rest ? rest : {method, path, query: toQuery(query), ...rest};
}

/** The parts of a raw response. Its status line may be omitted. */
export function parseResponse(text: string): ResponseMessage | MessageFault {
  const [, status] = /^HTTP\/[\d.]+ (\d{3})/.exec(text) ?? [];
  const rest = parseRest(text, status === undefined ? 0 : 1);
  return 'message' in rest ? rest : {status, ...rest};
}

/** The request as sent: complete path, HTTP version and host. */
export function toRawMessage(text: string, server: string): string {
  const {host, pathname} = new URL(server);
  return text
    .trimEnd()
    .replace(
      /^(\S+) (\S+).*/,
      (_line, method: string, target: string) =>
        `${method} ${pathname.replace(/\/$/, '')}${target} HTTP/1.1\nHost: ${host}`,
    );
}

/** Whether a value is a placeholder for the reader to fill in, such as `{access_token}`. */
export function hasPlaceholder(value: string): boolean {
  return /\{[\w.-]+\}/.test(value);
}

/** The percent-decoded value, or the value unchanged if its encoding is invalid. */
export function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function parseRest(
  text: string,
  firstHeader: number,
): {headers: Field[]; body: string | undefined; bodyOffset: number} | MessageFault {
  const lines = text.split('\n');
  const blank = lines.findIndex((line, index) => index >= firstHeader && line.trim() === '');
  const end = blank === -1 ? lines.length : blank;
  const headers: Field[] = [];
  for (let offset = firstHeader; offset < end; offset += 1) {
    const [, name, value] = /^([\w-]+):\s*(.*?)\s*$/.exec(lines[offset] ?? '') ?? [];
    if (name === undefined || value === undefined)
      return {
        offset,
        message: `"${lines[offset]}" is not a header. Write "Name: value", and an empty line before the body.`,
      };
    headers.push({name, value, offset});
  }
  const body = lines
    .slice(end + 1)
    .join('\n')
    .trimEnd();
  return {headers, body: body === '' ? undefined : body, bodyOffset: end + 1};
}

function toQuery(query: string): readonly Field[] {
  return query
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const [name = '', value = ''] = splitOnce(pair, '=');
      return {name: decode(name), value: decode(value.replaceAll('+', ' ')), offset: 0};
    });
}

function splitOnce(text: string, mark: string): readonly string[] {
  const at = text.indexOf(mark);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + mark.length)];
}
