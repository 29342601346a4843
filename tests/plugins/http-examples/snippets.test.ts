import {spawnSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {parseRequest, type RequestMessage} from '../../../plugins/http-examples/message';
import {toSnippets} from '../../../plugins/http-examples/snippets';
import {codeLanguages} from '../../../src/data/codeLanguages';

async function codeOf(text: string): Promise<Readonly<Record<string, string>>> {
  const request = parseRequest(text) as RequestMessage;
  return Object.fromEntries(
    (await toSnippets(request, 'https://coffee.example/api/v1', codeLanguages)).map(
      ({language, code}) => [language, code],
    ),
  );
}

describe('toSnippets', () => {
  it('writes the request in every language, with the absolute address and the placeholders as they are', async () => {
    const code = await codeOf(
      'GET /tables/{table_id}?states[]=FREE&page={page}\nAuthorization: Bearer {access_token}',
    );
    expect(Object.keys(code)).toEqual(['curl', 'javascript', 'python', 'php', 'csharp', 'java']);
    for (const text of Object.values(code)) {
      expect(text).toContain(
        'https://coffee.example/api/v1/tables/{table_id}?states%5B%5D=FREE&page={page}',
      );
      expect(text).toContain('Bearer {access_token}');
    }
  });

  it('sends the body as JSON', async () => {
    const code = await codeOf(
      'POST /orders\nContent-Type: application/json\n\n{"note": "no sugar", "count": 2, "extra": null}',
    );
    expect(code.curl).toContain('--request POST');
    expect(code.javascript).toContain("JSON.stringify({note: 'no sugar', count: 2, extra: null})");
    expect(code.python).toContain('"extra": None');
    expect(code.python).toContain('requests.post(url, json=payload, headers=headers)');
    expect(code.php).toContain("'note' => 'no sugar'");
    const block = '("""\n        {\n          "note": "no sugar",\n          "count": 2,\n';
    expect(code.csharp).toContain(`new StringContent${block}`);
    expect(code.java).toContain(`BodyPublishers.ofString${block}`);
  });

  it('escapes a body where its language does: in text blocks of Java, not in raw strings of C#', async () => {
    const body = JSON.stringify({note: 'a "b" \\ {$c} \u0027 \u2028'});
    const {csharp, java} = await codeOf(`POST /orders\nContent-Type: application/json\n\n${body}`);
    const read = (code = ''): string => /"""\n([^]*?)(?:\n {8})?"""/.exec(code)?.[1] ?? '';
    expect(JSON.stringify(JSON.parse(read(csharp)))).toBe(body);
    expect(JSON.stringify(JSON.parse(read(java).replaceAll('\\\\', '\\')))).toBe(body);
    expect(read(java).replaceAll('\\\\', '')).not.toContain('\\');
    expect(read(java)).not.toMatch(/\n *$/);
    expect(`${csharp}${java}`).not.toContain('\u2028');
  });

  it('keeps a body of one value on one line', async () => {
    const {csharp, java} = await codeOf('POST /orders\nContent-Type: application/json\n\n{}');
    expect(csharp).toContain('new StringContent("{}")');
    expect(java).toContain('BodyPublishers.ofString("{}")');
  });

  it('indents each level of a PHP array by two spaces, unless a string has a line break', async () => {
    const indents = async (note: string): Promise<readonly number[]> => {
      const {php = ''} = await codeOf(
        `POST /orders\nContent-Type: application/json\n\n${JSON.stringify({a: {b: [{note}], c: []}})}`,
      );
      const list = /json_encode\(\[\n([^]*?)\n {2}\]\)/.exec(php)?.[1] ?? '';
      expect(list).toContain(note);
      return list.split('\n').map((line) => line.search(/\S|$/));
    };
    expect(await indents('[ $')).toEqual([4, 6, 8, 10, 8, 6, 6, 6, 4]);
    expect(await indents('two\nlines')).toContain(0);
  });

  it.each(["Lena's $5", 'a "b" $HOME `id` \\ \'c\'', 'plain $HOME', 'two\nlines'])(
    'passes the body to curl unchanged: %s',
    async (note) => {
      const {curl} = await codeOf(
        `POST /orders\nContent-Type: application/json\n\n${JSON.stringify({note})}`,
      );
      const shell = spawnSync(
        'bash',
        ['-c', `curl() { [ "\${@: -1}" = @- ] && cat || printf %s "\${@: -1}"; }\n${curl}`],
        {encoding: 'utf8'},
      );
      expect(JSON.parse(shell.stdout)).toEqual({note});
    },
  );

  it('keeps an empty object an object in PHP', async () => {
    const {php} = await codeOf('POST /orders\nContent-Type: application/json\n\n{"metadata": {}}');
    expect(php).toContain('{\\"metadata\\":{}}');
  });

  it('shows a form only in languages in which its code runs', async () => {
    const code = await codeOf(
      'POST /pictures\nContent-Type: multipart/form-data; boundary=cut\n\n--cut\nContent-Disposition: form-data; name="file"; filename="bar.png"\nContent-Type: image/png\n\n(the picture)\n--cut--',
    );
    expect(Object.keys(code)).toEqual(['curl', 'python']);
    expect(code.curl).toContain("--form file='@bar.png;type=image/png'");
    expect(code.python).toContain('open("bar.png", "rb")');
  });

  it('shows a form with JSON and a file only in cURL, which sends the type of both', async () => {
    const code = await codeOf(
      'POST /pictures\nContent-Type: multipart/form-data; boundary=cut\n\n--cut\nContent-Disposition: form-data; name="about"\nContent-Type: application/json\n\n{"a":1}\n--cut\nContent-Disposition: form-data; name="file"; filename="bar.png"\nContent-Type: image/png\n\n(the picture)\n--cut--',
    );
    expect(Object.keys(code)).toEqual(['curl']);
    expect(code.curl).toContain(`--form 'about={"a":1};type=application/json'`);
  });
});
