import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {locales} from '../../../src/data/locales';
import {parseHeaderRules} from '../../../scripts/lib/cdn/rules';
import {toHeadersFile} from '../../../scripts/lib/delivery/headers';

const page = readFileSync(path.resolve(__dirname, '../../../hosting/s3-cloudfront.md'), 'utf8');

/** The calls that a block of the page makes, with a stand-in for the AWS CLI. */
function run(name: string): readonly (readonly string[])[] {
  const [, code = ''] = new RegExp(`\`\`\`bash ${name}\\n([^]*?)\`\`\``).exec(page) ?? [];
  const {status, stdout, stderr} = spawnSync(
    'bash',
    ['-c', `aws() { printf '%s\\x1f' "$@"; printf '\\n'; }\n${code}`],
    {
      encoding: 'utf8',
      env: {...process.env, BUCKET: 'portal'},
    },
  );
  expect([status, stderr]).toEqual([0, '']);
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\x1f').slice(0, -1));
}

/**
 * Whether a call uploads a file: its filters in their order, the last that matches counts (`*`
 * matches slashes too).
 */
function takes(call: readonly string[], file: string): boolean {
  const filters = call.join('\x1f').matchAll(/--(include|exclude)[=\x1f]([^\x1f]+)/g);
  let isTaken = true;
  for (const [, kind, pattern = ''] of filters) {
    const matcher = new RegExp(
      `^${pattern
        .split('*')
        .map((part) => part.replace(/[.+?()[\]{}|\\^$]/g, '\\$&'))
        .join('.*')}$`,
    );
    if (matcher.test(file)) isTaken = kind === 'include';
  }
  return isTaken;
}

const option = (call: readonly string[], name: string): string | undefined =>
  call[call.indexOf(name) + 1];
const prefixes = locales.slice(1).map(({id}) => `/${id}/`);
const rules = parseHeaderRules(toHeadersFile({scriptHashes: [], connect: []}, prefixes));
const [assets = [], others = [], ...types] = run('publish');

describe('the upload to S3', () => {
  it('starts with exactly the files that _headers marks as immutable', () => {
    expect(assets.slice(0, 4)).toEqual(['s3', 'sync', 'build', 's3://portal']);
    expect(option(assets, '--cache-control')).toBe('public, max-age=31536000, immutable');
    const immutable = rules
      .filter(({headers}) => headers.some(([, value]) => value.includes('immutable')))
      .map(({pattern}) => pattern.slice(1).replace('*', 'a/0.js'));
    expect(immutable.length).toBeGreaterThan(10);
    for (const file of immutable)
      expect([file, takes(assets, file), takes(others, file)]).toEqual([file, true, false]);
  });

  it.each([
    'index.html',
    'de/sign-de/outages.html',
    'sign-de/outages.md',
    'search-index/manifest.json',
    'fr/sitemap.xml',
    'img/icon.png',
    '.well-known/api-catalog',
  ])('continues with the rest, which browsers revalidate: %s', (file) => {
    expect(option(others, '--cache-control')).toBe('public, max-age=0, must-revalidate');
    expect([takes(assets, file), takes(others, file)]).toEqual([false, true]);
  });

  it('skips files that configure other hosts, also when it removes files', () => {
    const [removal = []] = run('remove');
    for (const file of ['_headers', '_redirects'])
      for (const call of [assets, others, ...types, removal]) expect(takes(call, file)).toBe(false);
    expect(removal).toEqual(expect.arrayContaining(['sync', '--delete', '--size-only']));
    expect([assets, others, ...types].flat()).not.toContain('--delete');
  });

  it('sets the same types as _headers', () => {
    const typed = rules.flatMap(({pattern, headers}) =>
      headers
        .filter(([name]) => name === 'Content-Type')
        .map(([, value]) => [pattern.slice(1).replace('*', 'a'), value] as const),
    );
    expect(typed.length).toBe(4);
    for (const [file, type] of typed)
      expect(
        types.filter((call) => takes(call, file)).map((call) => option(call, '--content-type')),
      ).toEqual([type]);
  });
});
