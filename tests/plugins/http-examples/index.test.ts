import path from 'node:path';
import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import httpExamples from '../../../plugins/http-examples';
import {codeLanguages} from '../../../src/data/codeLanguages';
import type {ApiRow} from '../../../src/data/apis';

const row: ApiRow = {
  id: 'coffee',
  version: 'v1',
  label: 'COFFEE',
  path: '/api/coffee/v1',
  spec: 'coffee',
  latest: true,
  current: false,
  deprecated: false,
  variant: 'cloud',
  source: 'file',
  formerPaths: [],
};
const toSpecFile = ({spec}: Pick<ApiRow, 'spec'>): string =>
  path.resolve(__dirname, `../../fixtures/openapi/${spec}.yaml`);

/** A page as remark sees it: fenced blocks one under the other, the first fence on line 1. */
function toPage(markdown: string): Root {
  const nodes: Code[] = [];
  const lines = markdown.split('\n');
  for (let index = 0; index < lines.length; index += 1) {
    const [, lang, meta] = /^```(\w+) ?(.*)$/.exec(lines[index] ?? '') ?? [];
    if (lang === undefined) continue;
    const end = lines.indexOf('```', index + 1);
    nodes.push({
      type: 'code',
      lang,
      meta: meta ?? null,
      value: lines.slice(index + 1, end).join('\n'),
      position: {start: {line: index + 1, column: 1}, end: {line: end + 1, column: 4}},
    });
    index = end;
  }
  return {type: 'root', children: nodes};
}

async function compile(markdown: string): Promise<Root> {
  const tree = toPage(markdown);
  await httpExamples({
    apis: [row],
    languages: codeLanguages,
    toSpecFile,
    partsFolder: path.resolve(__dirname, '../../fixtures/openapi'),
  })(tree, new VFile({path: path.resolve('docs/page.mdx')}), () => undefined);
  return tree;
}

/** The problems of a page, without the heading. */
async function problemsOf(markdown: string): Promise<readonly string[]> {
  try {
    await compile(markdown);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n').slice(1);
  }
}

const order =
  'PUT /tables/7/orders/5b0e3c52-7a51-4c1e-9d2b-2f6a8e4c7d10?revision=1\nAuthorization: Bearer {access_token}\nX-Idempotency-Key: 12345678\nContent-Type: application/json\n\n{\n  "drinks": [{"kind": "COFFEE", "shots": 2}]\n}';
const request = (text: string, meta = 'api=coffee/v1'): string =>
  `\`\`\`http ${meta}\n${text}\n\`\`\``;
const changed = (from: string, to: string): string => request(order.replace(from, to));
const answered = (meta: string, body: string, language = 'json'): string =>
  `${request(order)}\n\n\`\`\`${language} ${meta}\n${body}\n\`\`\``;

describe('what stops the build, at its line and with its remedy', () => {
  it.each<[string, string, readonly string[]]>([
    [
      'a request without API',
      request(order, ''),
      [
        '- docs/page.mdx:1: This request names no API. Write ```http api=<id>/<version>, or ```http unchecked for a call that is not to one of our APIs.',
      ],
    ],
    [
      'an unknown API',
      request(order, 'api=tea/v1'),
      ['- docs/page.mdx:1: There is no API "tea/v1". Name one of coffee/v1.'],
    ],
    [
      'a response without request',
      '```json response=200\n{}\n```',
      [
        '- docs/page.mdx:1: A response follows no request. Put it directly after its ```http api=… block.',
      ],
    ],
    [
      'no request line',
      request('Authorization: x'),
      [
        '- docs/page.mdx:2: "Authorization: x" is not a request line. Write method and path below the specification\'s server, such as "PUT /tss/{tss_id}".',
      ],
    ],
    [
      'a line that is no header',
      changed('X-Idempotency-Key: 12345678', 'X-Idempotency-Key 12345678'),
      [
        '- docs/page.mdx:4: "X-Idempotency-Key 12345678" is not a header. Write "Name: value", and an empty line before the body.',
      ],
    ],
    [
      'an unknown operation',
      request('GET /table?limit=1'),
      ['- docs/page.mdx:2: coffee/v1 has no operation GET /table. The nearest one is GET /tables.'],
    ],
    [
      'an unknown method',
      request('DELETE /tables/7/orders/last'),
      [
        '- docs/page.mdx:2: coffee/v1 has no operation DELETE /tables/7/orders/last. The nearest one is GET /tables/{table_id}/orders/last.',
      ],
    ],
    [
      'a path parameter of another name',
      changed('/tables/7', '/tables/{table}'),
      [
        '- docs/page.mdx:2: The path parameter {table} is called {table_id} in the specification. Use that name or a literal value.',
      ],
    ],
    [
      'a path parameter that breaks its schema',
      changed('/tables/7', '/tables/bar'),
      [
        '- docs/page.mdx:2: The path parameter table_id is "bar", which must be integer. Correct the value or write {table_id}.',
      ],
    ],
    [
      'a missing query parameter',
      changed('?revision=1', ''),
      [
        '- docs/page.mdx:2: PUT /tables/{table_id}/orders/{order_id} needs the query parameter "revision". Add it.',
      ],
    ],
    [
      'an unknown query parameter',
      changed('?revision=1', '?revision=1&revison=2'),
      [
        '- docs/page.mdx:2: PUT /tables/{table_id}/orders/{order_id} knows no query parameter "revison". Did you mean "revision"?',
      ],
    ],
    [
      'a query parameter that breaks its schema',
      changed('?revision=1', '?revision=one'),
      [
        '- docs/page.mdx:2: The query parameter revision is "one", which must be integer. Correct the value.',
      ],
    ],
    [
      'a list parameter with a wrong item',
      request('GET /tables?states[]=FREE&states[]=LOST\nAuthorization: Bearer {t}'),
      [
        '- docs/page.mdx:2: The query parameter states[] is "FREE, LOST", which must be one of FREE, TAKEN. Correct the value.',
      ],
    ],
    [
      'a list in one parameter with a wrong item',
      request('GET /tables?sort=name,colour\nAuthorization: Bearer {t}'),
      [
        '- docs/page.mdx:2: The query parameter sort is "name,colour", which must be one of name, size. Correct the value.',
      ],
    ],
    [
      'a missing header',
      changed('X-Idempotency-Key: 12345678\n', ''),
      [
        '- docs/page.mdx:2: PUT /tables/{table_id}/orders/{order_id} needs the header "X-Idempotency-Key". Add it.',
      ],
    ],
    [
      'an unknown header',
      changed('Content-Type', 'X-Extra: 1\nContent-Type'),
      [
        '- docs/page.mdx:5: PUT /tables/{table_id}/orders/{order_id} knows no header "X-Extra". It takes X-Idempotency-Key.',
      ],
    ],
    [
      'a header that breaks its schema',
      changed('12345678', '1'),
      [
        '- docs/page.mdx:4: The header X-Idempotency-Key is "1", which must NOT have fewer than 8 characters. Correct the value.',
      ],
    ],
    [
      'no Authorization',
      changed('Authorization: Bearer {access_token}\n', ''),
      [
        '- docs/page.mdx:2: PUT /tables/{table_id}/orders/{order_id} needs an access token. Add "Authorization: Bearer {access_token}".',
      ],
    ],
    [
      'no Content-Type',
      changed('Content-Type: application/json\n', ''),
      [
        '- docs/page.mdx:2: The request has a body but no Content-Type. Add "Content-Type: application/json".',
      ],
    ],
    [
      'another Content-Type',
      changed('application/json', 'text/xml'),
      [
        '- docs/page.mdx:5: PUT /tables/{table_id}/orders/{order_id} takes no text/xml. Send application/json.',
      ],
    ],
    [
      'no body',
      request(order.split('\n\n')[0] ?? ''),
      [
        '- docs/page.mdx:2: PUT /tables/{table_id}/orders/{order_id} needs a body (application/json). Add it after an empty line.',
      ],
    ],
    [
      'a body where none is taken',
      request('GET /tables\nAuthorization: Bearer {t}\n\n{}'),
      ['- docs/page.mdx:5: GET /tables takes no body. Remove it.'],
    ],
    [
      'a body that breaks its schema',
      changed('"shots": 2', '"shots": 0, "milk": true'),
      [
        '- docs/page.mdx:8: The body of PUT /tables/{table_id}/orders/{order_id} is not valid: drinks.0 has "milk", which the schema does not know. Correct it.',
        '- docs/page.mdx:8: The body of PUT /tables/{table_id}/orders/{order_id} is not valid: drinks.0.shots must be >= 1. Correct it.',
      ],
    ],
    [
      'an unknown branch of a choice',
      changed('COFFEE', 'COCOA'),
      [
        '- docs/page.mdx:8: The body of PUT /tables/{table_id}/orders/{order_id} is not valid: drinks.0.kind must be one of COFFEE, TEA. Correct it.',
      ],
    ],
    [
      'a placeholder in a body',
      changed('"shots": 2', '"shots": "{shots}"'),
      [
        '- docs/page.mdx:8: The body of PUT /tables/{table_id}/orders/{order_id} is not valid: drinks.0.shots must be integer. Correct it.',
      ],
    ],
    [
      'a form without its file',
      request(
        'POST /pictures\nAuthorization: Bearer {t}\nContent-Type: multipart/form-data; boundary=cut\n\n--cut\nContent-Disposition: form-data; name="alt"\n\nBar\n--cut--',
      ),
      ['- docs/page.mdx:6: The body of POST /pictures lacks the part "file". Add it.'],
    ],
    [
      'a status that is no number',
      answered('response=ok', '{}'),
      [
        '- docs/page.mdx:12: "response=ok" is not a status. Write response=200 or another number of three digits.',
      ],
    ],
    [
      'an invalid number of lines of a response',
      answered('response=200 shown=few', '{"state": "PLACED"}'),
      [
        '- docs/page.mdx:12: "shown=few" is not a number of lines. Write shown=8 to show the first eight.',
      ],
    ],
    [
      'an invalid number of lines of a request',
      request('GET /tables\nAuthorization: Bearer {t}', 'api=coffee/v1 shown=0'),
      [
        '- docs/page.mdx:1: "shown=0" is not a number of lines. Write shown=8 to show the first eight.',
      ],
    ],
    [
      'lines of a response that hide too few to fold',
      answered('response=200 shown=2', '{\n  "state": "PLACED"\n}'),
      [
        '- docs/page.mdx:12: "shown=2" would hide fewer than 12 lines, so nothing is folded. Remove it.',
      ],
    ],
    [
      'lines of a request that hide too few in every form',
      request('GET /tables\nAuthorization: Bearer {t}', 'api=coffee/v1 shown=40'),
      [
        '- docs/page.mdx:1: "shown=40" would hide fewer than 12 lines, so nothing is folded. Remove it.',
      ],
    ],
    [
      'a status that never comes',
      answered('response=201', '{}'),
      [
        '- docs/page.mdx:12: PUT /tables/{table_id}/orders/{order_id} never answers 201. Its statuses are 200, 4XX.',
      ],
    ],
    [
      'a response in another form',
      answered('response=200', '<a/>', 'xml'),
      [
        '- docs/page.mdx:12: The 200 of PUT /tables/{table_id}/orders/{order_id} is no xml. It is application/json.',
      ],
    ],
    [
      'a response that breaks its schema',
      answered('response=200', '{\n  "state": "LOST"\n}'),
      [
        '- docs/page.mdx:13: The 200 of PUT /tables/{table_id}/orders/{order_id} is not valid: it lacks "drinks". Correct it, or mark an excerpt "partial".',
        '- docs/page.mdx:14: The 200 of PUT /tables/{table_id}/orders/{order_id} is not valid: state must be one of PLACED, SERVED. Correct it, or mark an excerpt "partial".',
      ],
    ],
    [
      'an excerpt with a wrong value',
      answered('response=200 partial', '{\n  "state": "LOST"\n}'),
      [
        '- docs/page.mdx:14: The 200 of PUT /tables/{table_id}/orders/{order_id} is not valid: state must be one of PLACED, SERVED. Correct it.',
      ],
    ],
    [
      'a status line that disagrees',
      answered(
        'response=400',
        'HTTP/1.1 404 Not Found\nContent-Type: application/json\n\n{"code": "E"}',
        'http',
      ),
      ['- docs/page.mdx:13: The status line says 404, the block response=400. Make them one.'],
    ],
    [
      'a response with an unknown header',
      answered('response=200', 'X-Cup: 1\n\n{"state": "PLACED", "drinks": []}', 'http'),
      [
        '- docs/page.mdx:13: The 200 of PUT /tables/{table_id}/orders/{order_id} has no header "X-Cup". Remove it.',
      ],
    ],
    [
      'a response header that breaks its schema',
      `${request('GET /tables\nAuthorization: Bearer {t}')}\n\`\`\`http response=200\nX-Total: many\n\`\`\``,
      [
        '- docs/page.mdx:6: The header X-Total is "many", which must be integer. Correct the value.',
      ],
    ],
    [
      'a body in a response without one',
      `${request('GET /tables\nAuthorization: Bearer {t}')}\n\`\`\`json response=204\n{}\n\`\`\``,
      [
        '- docs/page.mdx:5: The 204 of GET /tables has no body. Write ```http response=204 with its headers.',
      ],
    ],
  ])('%s', async (_name, markdown, problems) => {
    expect(await problemsOf(markdown)).toEqual(problems);
  });

  it('invalid JSON, at the line where reading ends', async () => {
    const [problem] = await problemsOf(changed('"shots": 2}]', '"shots": 2}],'));
    expect(problem).toMatch(/^- docs\/page\.mdx:9: The body of PUT .* is not valid JSON: /);
  });

  it('all problems of a page in one error, by line', async () => {
    await expect(
      compile(
        `${changed('?revision=1', '').replace('"shots": 2', '"shots": 0')}\n\n${request('GET /nothing')}`,
      ),
    ).rejects.toThrow(
      [
        '3 problems in the HTTP examples of docs/page.mdx',
        '- docs/page.mdx:2: PUT /tables/{table_id}/orders/{order_id} needs the query parameter "revision". Add it.',
        '- docs/page.mdx:8: The body of PUT /tables/{table_id}/orders/{order_id} is not valid: drinks.0.shots must be >= 1. Correct it.',
        '- docs/page.mdx:13: coffee/v1 has no operation GET /nothing. The nearest one is GET /tables.',
      ].join('\n'),
    );
  });
});

describe('what passes', () => {
  it.each([
    [
      'placeholders in path, query string and headers',
      changed('/tables/7/', '/tables/{table_id}/')
        .replace('revision=1', 'revision={revision}')
        .replace('12345678', '{key}'),
    ],
    ['an excerpt', answered('response=200 partial', '{"state": "PLACED"}')],
    [
      'lines that are folded',
      answered('response=200 partial shown=2', `{"state": "PLACED"${'\n'.repeat(14)}}`),
    ],
    ['a status of a range', answered('response=404', '{"code": "E_TABLE"}')],
    [
      'a call without security',
      request('POST /auth\nContent-Type: application/json\n\n{"key": "k"}'),
    ],
    [
      'the literal path before the parameter',
      `${request('GET /tables/7/orders/last\nAuthorization: Bearer {t}')}`,
    ],
    [
      'a file described in words',
      `${request('GET /tables/7/orders/{order_id}\nAuthorization: Bearer {t}')}\n\`\`\`text response=200\nA PDF file of 34 kB\n\`\`\``,
    ],
    [
      'an answer without body',
      `${request('GET /tables\nAuthorization: Bearer {t}')}\n\`\`\`http response=204\nHTTP/1.1 204 No Content\n\`\`\``,
    ],
    [
      'repeated list parameters',
      request(
        'GET /tables?limit=5&states[]=FREE&states[]=TAKEN&sort=name,size\nAuthorization: Bearer {t}',
      ),
    ],
  ])('%s', async (_name, markdown) => {
    expect(await problemsOf(markdown)).toEqual([]);
  });

  it('leaves unchecked requests and other code alone', async () => {
    const tree = await compile(
      `${request('POST /webhook HTTP/1.1', 'unchecked')}\n\n\`\`\`json\n{}\n\`\`\``,
    );
    expect(tree.children.map(({type}) => type)).toEqual(['code', 'code']);
  });
});

describe('what a page gets', () => {
  it('knows how many lines of a request are in view', async () => {
    const {
      children: [element],
    } = await compile(request('GET /tables\nAuthorization: Bearer {t}', 'api=coffee/v1 shown=2'));
    expect((element as MdxJsxFlowElement).attributes).toContainEqual(
      expect.objectContaining({name: 'shown', value: '2'}),
    );
  });

  it.each([
    ['response=200', '{"state": "PLACED", "drinks": []}', undefined],
    ['response=200 partial', '{"state": "PLACED"}', ''],
  ])('knows whether a response is an excerpt: %s', async (meta, text, expected) => {
    const {
      children: [element],
    } = await compile(answered(meta, text));
    const [response] = (element as MdxJsxFlowElement).children as MdxJsxFlowElement[];
    const excerpt = response!.attributes.find((one) => 'name' in one && one.name === 'excerpt');
    expect(excerpt?.value).toBe(expected);
  });

  it('has one element for a request and its responses', async () => {
    const tree = await compile(
      `${answered('response=200', '{"state": "PLACED", "drinks": []}')}\n\`\`\`json response=404 shown=8\n{"code": "E"${'\n'.repeat(20)}}\n\`\`\``,
    );
    expect(tree.children).toHaveLength(1);
    const element = tree.children[0] as MdxJsxFlowElement;
    const attributes = Object.fromEntries(
      element.attributes.map((one) => [one.type === 'mdxJsxAttribute' ? one.name : '', one.value]),
    );
    expect(Object.keys(attributes)).toEqual([
      'method',
      'path',
      'summary',
      'api',
      'to',
      'http',
      'curl',
      'javascript',
      'python',
      'php',
      'csharp',
      'java',
    ]);
    expect(attributes).toMatchObject({
      method: 'PUT',
      path: '/tables/{table_id}/orders/{order_id}',
      summary: 'Place an order',
      api: 'COFFEE v1',
      to: '/api/coffee/v1#tag/Orders/operation/placeOrder',
    });
    expect(attributes.http).toContain(
      'PUT /api/v1/tables/7/orders/5b0e3c52-7a51-4c1e-9d2b-2f6a8e4c7d10?revision=1 HTTP/1.1\nHost: coffee.example\nAuthorization: Bearer {access_token}\n',
    );
    expect(
      element.children.map((child) =>
        'attributes' in child && Array.isArray(child.attributes)
          ? child.attributes.map((one) => one.value)
          : [],
      ),
    ).toEqual([
      ['200', 'OK', 'json', '{"state": "PLACED", "drinks": []}'],
      ['404', 'Not Found', 'json', `{"code": "E"${'\n'.repeat(20)}}`, '8'],
    ]);
  });

  it('has code that saves the file which an operation returns', async () => {
    const {
      children: [element],
    } = await compile(
      request(
        'GET /tables/7/orders/5b0e3c52-7a51-4c1e-9d2b-2f6a8e4c7d10\nAuthorization: Bearer {t}',
      ),
    );
    const {attributes} = element as MdxJsxFlowElement;
    expect(attributes.find((one) => 'name' in one && one.name === 'curl')?.value).toMatch(
      /^curl --fail --output download /,
    );
  });

  it('has every example in its place', async () => {
    const tree = await compile(
      `${request(order)}\n\n\`\`\`json\n{}\n\`\`\`\n\n${request('GET /tables\nAuthorization: Bearer {t}')}`,
    );
    expect(tree.children.map((node) => ('name' in node ? node.name : node.type))).toEqual([
      'HttpExample',
      'code',
      'HttpExample',
    ]);
  });
});
