import {describe, expect, it} from 'vitest';
import {toCodeLines, toCodeMarkup, toCodeTokens} from '../../../src/model/content/highlight';

describe('toCodeTokens', () => {
  it('distinguishes names from texts in JSON', () => {
    expect(
      toCodeTokens('{"total": "1.00", "count": -2, "void": true}', 'json').filter(
        ({kind}) => kind !== 'plain',
      ),
    ).toEqual([
      {kind: 'name', text: '"total"'},
      {kind: 'string', text: '"1.00"'},
      {kind: 'name', text: '"count"'},
      {kind: 'number', text: '-2'},
      {kind: 'name', text: '"void"'},
      {kind: 'keyword', text: 'true'},
    ]);
  });

  it.each(['json', 'curl', 'javascript', 'python', 'php', 'csharp', 'java'] as const)(
    'loses no character in %s',
    (grammar) => {
      const code =
        'curl --request PUT \\\n  --data \'{"a": "b\\"c"}\' # note\nnew Uri("https://x.example/1?a=2"); // end\n';
      expect(
        toCodeTokens(code, grammar)
          .map(({text}) => text)
          .join(''),
      ).toBe(code);
    },
  );

  it.each(['csharp', 'java'] as const)('takes a text over several lines in %s as string', (id) => {
    const text = '"""\n  {"a": "b\\"c"}\n  """';
    expect(toCodeTokens(`send(${text});`, id)).toEqual([
      {kind: 'plain', text: 'send('},
      {kind: 'string', text},
      {kind: 'plain', text: ');'},
    ]);
  });
});

it('an ID in a path can move to the next line, and a quoted address breaks after its slashes', () => {
  const id = '0c9f4a6e-52b1-4c3e-8a47-1d2f6b9c0e35';
  expect(toCodeMarkup(`curl 'https://api.example/tss/${id}/tx?a=1'`, 'curl')).toContain(
    `https://api.example/<wbr>tss/<wbr>${id}/<wbr>tx?a=1`,
  );
});

it('an address breaks after its slashes, and its end stays with the sign that continues the line', () => {
  expect(
    toCodeMarkup('curl --url https://a.example/api/v1/taxpayer \\\n  --data', 'curl'),
  ).toContain(' https://a.example/<wbr>api/<wbr>v1/<wbr><span class="whole">taxpayer \\</span>\n');
});

describe('toCodeLines', () => {
  it.each(['js', 'ts', 'php', 'cs', 'java'])(
    'takes every line of a block in %s as comment',
    (id) => {
      const lines = toCodeLines('/** From 1,\n * in two lines. */\nrun(); // once', id);
      expect(lines.slice(0, 2)).toEqual([
        [{kind: 'comment', text: '/** From 1,'}],
        [{kind: 'comment', text: ' * in two lines. */'}],
      ]);
      expect(lines[2]?.at(-1)).toEqual({kind: 'comment', text: '// once'});
    },
  );
});

describe('toCodeMarkup', () => {
  it('escapes everything', () => {
    expect(toCodeMarkup('{"<b>": 1}', 'json')).toBe(
      '{<span class="code-name">&quot;&lt;b&gt;&quot;</span>: <span class="code-number">1</span>}',
    );
  });
});

describe('toCodeLines', () => {
  const kinds = (code: string, language: string): string[] =>
    toCodeLines(code, language).flatMap((line) =>
      line.filter(({kind}) => kind !== 'plain').map(({kind, text}) => `${kind} ${text}`),
    );

  it.each([
    [
      'http',
      'PUT /tss/4711/client?x=1\nContent-Type: application/json\n\n{"a": 1}',
      ['keyword PUT', 'name Content-Type', 'name "a"', 'number 1'],
    ],
    ['http', 'GET /tss', ['keyword GET']],
    ['http', 'HTTP/1.1 200 OK\nX-Id: 7\n\nplain', ['keyword HTTP/1.1', 'name X-Id']],
    ['bash', 'npm ci --no-audit # note\n', ['name --no-audit', 'comment # note']],
    [
      'ts',
      "const id = 'a'; // b\nreturn `x`;",
      ['keyword const', "string 'a'", 'comment // b', 'keyword return', 'string `x`'],
    ],
    [
      'yaml',
      'title: 3 # n\n  - name: "x"\nurl: http://a',
      ['name title', 'number 3', 'comment # n', 'name name', 'string "x"', 'name url'],
    ],
    ['xml', '<a:b c="1">2</a:b>', ['name a:b', 'string "1"', 'number 2', 'name a:b']],
    ['text', 'const 1 "a"', []],
  ])('colours %s: %s', (language, code, expected) => {
    expect(kinds(code, language)).toEqual(expected);
  });

  it.each(['http', 'json', 'ts', 'yaml', 'xml', 'bash', 'unknown', 'constructor'])(
    'keeps every character and line of %s',
    (language) => {
      const code = 'A: "b\n\n{"c": `1\n2`}\n# é <b>\n';
      expect(
        toCodeLines(code, language)
          .map((line) => line.map(({text}) => text).join(''))
          .join('\n'),
      ).toBe(code);
    },
  );
});
