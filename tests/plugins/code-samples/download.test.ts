import {spawn} from 'node:child_process';
import {randomBytes} from 'node:crypto';
import {once} from 'node:events';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {HarRequest} from '@readme/httpsnippet';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {convertRequest} from '../../../plugins/code-samples/convert';
import {toDownload, toSavingCode} from '../../../plugins/code-samples/download';
import {codeLanguages} from '../../../src/data/codeLanguages';

async function codeOf(
  request: Partial<HarRequest>,
  languages: readonly (typeof codeLanguages)[number][] = codeLanguages,
): Promise<Readonly<Record<string, string>>> {
  const samples = await convertRequest(
    {method: 'GET', url: 'https://coffee.example/menu.pdf', ...request} as HarRequest,
    languages,
    ['application/pdf'],
  );
  return Object.fromEntries(samples.map(({language, code}) => [language.id, code]));
}

describe('toDownload', () => {
  it.each([
    [['application/x-tar'], 'https://a.example/exports/1/file', 'download.tar'],
    [['application/zip'], 'https://a.example/files/01a1-b.zip?x=/y.pdf', '01a1-b.zip'],
    [['application/pdf'], 'https://a.example/v1.2', 'download.pdf'],
    [['application/pdf'], 'https://a.example', 'download.pdf'],
    [['application/zip', 'application/jose'], 'https://a.example/files/1', 'download'],
    [['application/octet-stream'], "https://a.example/files/a'b.zip", 'download'],
    [['application/json', 'application/pdf'], 'https://a.example/files/1', 'download'],
  ])('names a file of %s at %s', (types, address, name) => {
    expect(toDownload(types, address)).toBe(name);
  });

  it.each([[[]], [['application/json']], [['application/problem+json; charset=utf-8']]])(
    'names no file for %j',
    (types) => expect(toDownload(types, 'https://a.example/menu.pdf')).toBeUndefined(),
  );
});

describe('code that saves a file', () => {
  it.each([
    ['without a token', {}],
    ['with a token', {headers: [{name: 'Authorization', value: 'Bearer ACCESS_TOKEN'}]}],
    [
      'with a body',
      {
        method: 'POST',
        headers: [{name: 'Content-Type', value: 'application/json'}],
        postData: {
          mimeType: 'application/json',
          text: '{"a": "it\'s fetch(", "b": ["response.text"]}',
        },
      },
    ],
  ])('reads no text in any language, %s', async (_name, request) => {
    const code = await codeOf(request as Partial<HarRequest>);
    expect(Object.keys(code)).toEqual(codeLanguages.map(({id}) => id));
    for (const text of Object.values(code)) {
      expect(text.match(/menu\.pdf\b/g)?.length).toBeGreaterThan(1);
      expect(text).not.toMatch(
        /res\.json|print\(|echo \$response|RETURNTRANSFER|ReadAsString|ofString\(\)/,
      );
    }
    expect(code.curl).toMatch(/^curl --fail --output menu\.pdf --request/);
    expect(code.php).toMatch(/if \(\$err\) \{[^}]*\} else \{\n {2}rename\(/);
    expect(code.php).not.toContain('CURLOPT_TIMEOUT');
    expect(code.csharp).toContain('ResponseHeadersRead');
  });

  it('names the part that the converter no longer writes', () => {
    expect(() => toSavingCode('request()', 'java', 'menu.pdf')).toThrow(
      /HttpResponse<String>.*plugins\/code-samples\/download\.ts/s,
    );
  });
});

describe('the sample in JavaScript', () => {
  const bytes = randomBytes(300_000);
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'download-'));
  });
  afterEach(() => rmSync(folder, {recursive: true}));

  async function run(answer: RequestListener): Promise<{failed: boolean; errors: string}> {
    const server = createServer(answer).listen(0, 'localhost');
    await once(server, 'listening');
    const {port} = server.address() as AddressInfo;
    const languages = codeLanguages.filter(({id}) => id === 'javascript');
    const {javascript = ''} = await codeOf({url: `http://localhost:${port}/menu.pdf`}, languages);
    writeFileSync(path.join(folder, 'sample.mjs'), javascript);
    const sample = spawn(process.execPath, ['sample.mjs'], {cwd: folder});
    let errors = '';
    sample.stderr.on('data', (text) => (errors += String(text)));
    const [status] = (await once(sample, 'close')) as [number];
    server.close();
    return {failed: status !== 0, errors};
  }

  it('saves the bytes of the response and replaces a longer file', async () => {
    writeFileSync(path.join(folder, 'menu.pdf'), Buffer.alloc(bytes.length * 2));
    const {failed} = await run((_request, response) => {
      response.write(bytes.subarray(0, 1000));
      setImmediate(() => response.end(bytes.subarray(1000)));
    });
    expect(failed).toBe(false);
    expect(readFileSync(path.join(folder, 'menu.pdf')).equals(bytes)).toBe(true);
  });

  it('fails on an error without saving it', async () => {
    const {failed, errors} = await run((_request, response) =>
      response.writeHead(404).end('{"code": "E_NO_MENU"}'),
    );
    expect(failed).toBe(true);
    expect(errors).toContain('HTTP 404: {"code": "E_NO_MENU"}');
    expect(existsSync(path.join(folder, 'menu.pdf'))).toBe(false);
  });
});
