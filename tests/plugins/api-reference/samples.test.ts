import {spawnSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {
  toCodeSamples,
  toHarRequest,
  type SampleRequest,
} from '../../../plugins/api-reference/samples';
import {codeLanguages} from '../../../src/data/codeLanguages';

const request: SampleRequest = {
  method: 'put',
  server: 'https://till.example/api/v2',
  path: '/receipt/{receipt_id}',
  parameters: [
    {name: 'receipt_id', in: 'path', required: true, value: 'a b'},
    {name: 'revision', in: 'query', required: true, value: 2},
    {name: 'note', in: 'query', required: false, value: 'x'},
    {name: 'X-Idempotency-Key', in: 'header', required: true, value: 'k1'},
  ],
  authorized: true,
  body: {mediaType: 'application/json', value: {total: '12.50', lines: ['Café']}},
};

describe('toHarRequest', () => {
  it('fills in required parameters, token and body', () => {
    expect(toHarRequest(request)).toEqual({
      method: 'PUT',
      url: 'https://till.example/api/v2/receipt/a%20b?revision=2',
      headers: [
        {name: 'Authorization', value: 'Bearer ACCESS_TOKEN'},
        {name: 'X-Idempotency-Key', value: 'k1'},
        {name: 'Content-Type', value: 'application/json'},
      ],
      postData: {
        mimeType: 'application/json',
        text: '{\n  "total": "12.50",\n  "lines": [\n    "Café"\n  ]\n}',
      },
    });
  });

  it('sends form fields as fields', () => {
    const form = toHarRequest({
      ...request,
      body: {mediaType: 'multipart/form-data', value: {name: 'till', file: 'bytes'}},
    });
    expect(form.postData).toEqual({
      mimeType: 'multipart/form-data',
      params: [
        {name: 'name', value: 'till'},
        {name: 'file', value: 'bytes'},
      ],
    });
  });

  it('sends a file of a form as a file, and an object as JSON', () => {
    const value = {about: {name: 'receipt.json', note: 'It’s "new"\n\'5\''}, file: '(bytes)'};
    const form = toHarRequest({
      ...request,
      body: {mediaType: 'multipart/form-data', value, files: {file: 'image/png'}},
    });
    const [about, file] = form.postData?.params ?? [];
    expect(JSON.parse(about?.value ?? '')).toEqual(value.about);
    expect(about?.value).not.toContain("'");
    expect(about?.contentType).toBe('application/json');
    expect(file).toEqual({name: 'file', fileName: 'receipt.json', contentType: 'image/png'});
  });

  it('takes no field for a file that is only named like one', () => {
    const toParams = (mediaType: string, name: string): unknown =>
      toHarRequest({
        ...request,
        body: {mediaType, value: {[name]: 'a'}, files: {file: 'image/png'}},
      }).postData?.params;
    expect(toParams('multipart/form-data', 'constructor')).toEqual([
      {name: 'constructor', value: 'a'},
    ]);
    expect(toParams('application/x-www-form-urlencoded', 'file')).toEqual([
      {name: 'file', value: 'a'},
    ]);
  });
});

describe('toCodeSamples', () => {
  it.each(codeLanguages.map(({id}, index) => [id, index] as const))(
    'writes the whole call in %s',
    async (id, index) => {
      const sample = (await toCodeSamples(request, codeLanguages))[index];
      expect(sample?.language).toBe(id);
      for (const part of [
        'https://till.example/api/v2/receipt/a%20b?revision=2',
        'Bearer ACCESS_TOKEN',
        '12.50',
        'Café',
      ])
        expect(sample?.code).toContain(part);
    },
  );
});

describe('a body', () => {
  it('keeps an empty object in PHP, whose arrays do not distinguish it', async () => {
    const samples = await toCodeSamples(
      {...request, body: {mediaType: 'application/json', value: {metadata: {}}}},
      codeLanguages,
    );
    expect(samples.find(({language}) => language === 'php')?.code).toMatch(/metadata.*\{\}/s);
  });

  it('with a dollar sign is not expanded by the shell', async () => {
    const samples = await toCodeSamples(
      {...request, body: {mediaType: 'application/json', value: {note: 'a\n$HOME', more: 'b'}}},
      codeLanguages,
    );
    const curl = samples.find(({language}) => language === 'curl')?.code ?? '';
    expect(curl).toMatch(/'[^']*\$HOME[^']*'|<<'EOF'[\s\S]*\$HOME/);
  });
});

describe('samples of a hostile specification', () => {
  const request = {
    method: 'post',
    server: 'https://api.example',
    path: '/orders',
    parameters: [
      {name: 'X", evil(), "', in: 'header', required: true, value: 'a'},
      {name: 'X-Note', in: 'header', required: true, value: 'a\n@- <<EOF\n"b${system(1)}'},
    ],
    authorized: false,
    body: {mediaType: 'application/json"', value: {note: "it's $(id) {$x}"}},
  };

  it('contain its values as text in every language', async () => {
    const samples = Object.fromEntries(
      (await toCodeSamples(request, codeLanguages)).map(({language, code}) => [language, code]),
    );
    expect(samples.curl).toMatch(
      /--header 'X-Note: a @- <<EOF "b\$\{system\(1\)\}' \\\n {2}--data @- <<'EOF'\n\{\n {2}"note": "it's/,
    );
    expect(samples.php).toContain('b\\${system(1)}');
    for (const code of Object.values(samples)) expect(code).not.toContain('evil()');
    expect(samples.csharp).toContain('MediaTypeHeaderValue("application/json")');
  });

  /** Ways out of a string: its own quotes, after a backslash or two, and a new line. */
  const exits = [
    `"; evil(); "`,
    `'; evil(); '`,
    `\\'; evil(); //`,
    `\\\\'; evil(); //`,
    `\\"; evil(); //`,
    `\\`,
    `"""; evil(); //`,
    `\n"; evil(); //`,
    `\n'; evil(); //`,
  ];
  /** What is left of code when its strings are taken out. */
  const withoutStrings = (code: string, language: string): string => {
    // PHP's strings may have lines.
    if (language === 'php')
      return code.replace(/"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'/g, '""');
    const blocks = ['csharp', 'java'].includes(language) ? '"""[^]*?"""|' : '';
    return code.replace(
      new RegExp(`${blocks}"(?:\\\\.|[^"\\\\\\n])*"|'(?:\\\\.|[^'\\\\\\n])*'`, 'g'),
      '""',
    );
  };

  it.each(
    exits.flatMap((exit) => [
      [
        'a name in JSON',
        exit,
        {mediaType: 'application/json', value: {[exit]: ': 0}); evil(); //'}},
      ],
      [
        'a value in JSON',
        exit,
        {mediaType: 'application/json', value: {a: exit, b: '; evil(); //'}},
      ],
      ['a text', exit, {mediaType: 'text/plain', value: exit}],
      ['a field’s name', exit, {mediaType: 'multipart/form-data', value: {a: 'b', [exit]: 'c'}}],
      ['a field', exit, {mediaType: 'multipart/form-data', value: {a: exit}}],
      [
        'a field of a form',
        exit,
        {mediaType: 'application/x-www-form-urlencoded', value: {a: exit, b: '; evil(); //'}},
      ],
    ]) as [string, string, SampleRequest['body']][],
  )('cannot be left through %s: %j', async (_place, exit, body) => {
    const parameters = [{name: 'X-Note', in: 'header', required: true, value: exit}];
    const samples = await toCodeSamples(
      {...request, path: `/orders#${exit}`, parameters, body},
      codeLanguages,
    );
    for (const {language, code} of samples)
      if (language !== 'curl') expect(withoutStrings(code, language)).not.toContain('evil');
  });

  it('keep a text in JSON as an escaped string, which three quotes would end too early', async () => {
    const body = {mediaType: 'application/json', value: '\n"x"'};
    const samples = await toCodeSamples({...request, body}, codeLanguages);
    for (const {language, code} of samples)
      if (['csharp', 'java'].includes(language)) expect(code).toContain('("\\n\\"x\\"")');
  });

  it('are in the first language for a form, whose fields curl sends as they are', async () => {
    const texts = ['x;y', '(optional) text', '"a" b', 'a;headers=@/etc/passwd'];
    const value = {...texts, about: {note: "It's a;b"}, file: ''};
    const body = {mediaType: 'multipart/form-data', value, files: {file: 'image/png'}};
    const samples = await toCodeSamples({...request, body}, codeLanguages);
    expect(samples.map(({language}) => language)).toEqual(['curl']);
    const {stdout} = spawnSync('sh', ['-c', samples[0]!.code.replace(/^curl/, 'printf "%s\\n"')]);
    const forms = String(stdout)
      .split('\n')
      .filter((_, line, lines) => lines[line - 1] === '--form');
    expect(forms).toEqual([
      '0="x;y"',
      '1="(optional) text"',
      '2="\\"a\\" b"',
      '3="a;headers=@/etc/passwd"',
      String.raw`about="{\"note\":\"It\\u0027s a;b\"}";type=application/json`,
      'file=@file.png;type=image/png',
    ]);
  });

  it.each<[string, SampleRequest['body']]>([
    ['a body', {mediaType: 'text/plain', value: '@/etc/passwd'}],
    ['a body in JSON', {mediaType: 'application/json', value: '@/etc/passwd'}],
    ['a field', {mediaType: 'multipart/form-data', value: {a: '@/etc/passwd', b: '</etc/passwd'}}],
  ])('have curl send no file of the reader as %s', async (_name, body) => {
    const [curl] = await toCodeSamples({...request, parameters: [], body}, codeLanguages);
    expect(curl?.code).toContain('/etc/passwd');
    expect(curl?.code).not.toMatch(/(?:--data |=)'?[@<]\//);
  });
});
