import {readFileSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {locales} from '../../../src/data/locales';
import {resolveAddress} from '../../../scripts/lib/cdn/resolve';

type Reply =
  | {readonly uri: string}
  | {readonly statusCode: number; readonly headers?: {readonly location: {readonly value: string}}};

const code = readFileSync(path.resolve(__dirname, '../../../hosting/cloudfront.js'), 'utf8');
const answer = (uri: string): unknown => {
  const reply = runInNewContext(
    `${code}; handler({request: {uri: ${JSON.stringify(uri)}}})`,
  ) as Reply;
  return 'uri' in reply ? reply.uri : [reply.statusCode, reply.headers?.location.value];
};

const prefixes = locales.slice(1).map(({id}) => `/${id}/`);
const files = new Set(
  ['/', ...prefixes].flatMap((prefix) =>
    [
      'index.html',
      '404.html',
      'blog.html',
      'blog/a.html',
      'api/v1.2.html',
      'sign-de/outages.html',
      'sign-de/outages.md',
      'assets/js/main.1.js',
      'sitemap.xml',
    ].map((file) => `${prefix}${file}`),
  ),
);

describe('the function for CloudFront', () => {
  it.each([...files].map((file) => file.replace(/(index)?\.html$/, '')).concat(['/de', '/fr']))(
    'finds the same file for %s as the local CDN',
    (address) => {
      const resolution = resolveAddress(address, {
        isFile: (file) => files.has(file),
        languagePrefixes: prefixes,
      });

      expect(answer(address)).toBe('file' in resolution ? resolution.file : undefined);
    },
  );

  it.each([
    '/blog/',
    '/blog.html',
    '/index.html',
    '/de/index.html',
    '/de/sign-de/outages/',
    '/fr/api/v1.2.html',
  ])('redirects %s to the same address as the local CDN', (address) => {
    const resolution = resolveAddress(address, {
      isFile: (file) => files.has(file),
      languagePrefixes: prefixes,
    });
    expect(answer(address)).toEqual([301, 'to' in resolution ? resolution.to : undefined]);
  });

  it('leaves files without extension below .well-known alone, and never redirects to another host', () => {
    expect(answer('/.well-known/api-catalog')).toBe('/.well-known/api-catalog');
    expect(answer('//evil.example/')).toEqual([301, '/evil.example']);
  });

  it('lists the extension of every file it must leave alone', () => {
    const types =
      /TYPES[^{]*{([^}]*)}/.exec(
        readFileSync(path.resolve(__dirname, '../../../scripts/lib/cdn/files.ts'), 'utf8'),
      )?.[1] ?? '';
    const known = [...types.matchAll(/'(\.\w+)'/g)].map(([, extension = '']) => extension);
    expect(known.length).toBeGreaterThan(10);
    for (const extension of known.filter((one) => one !== '.html'))
      expect(answer(`/a${extension}`)).toBe(`/a${extension}`);
  });
});
