import {describe, expect, it} from 'vitest';
import {createLocation} from 'history';
import {toOwnPath} from '../../../src/model/search/ownPath';

const ORIGIN = 'https://portal.example';

/**
 * Where a browser goes from a link of the router, and from its click: it decodes paths once for the
 * first and again for the second.
 */
function toTargets(address: string): readonly string[] {
  const link = createLocation(address);
  return [link, createLocation({...link})].map(
    ({pathname, search, hash}) => new URL(`${pathname}${search}${hash}`, ORIGIN).origin,
  );
}

describe('toOwnPath', () => {
  it.each([
    '/',
    '/a#b',
    '/de/x?y',
    '/a//b',
    '/api/kassensichv/v2#tag/TSS/operation/createTss',
    '/blog/tags/r%C3%BCckblick',
    '/a?next=//evil.example',
    '/a#100%',
  ])('%s is a path of this site', (url) => {
    expect(toOwnPath(url)).toBe(url);
    expect(new Set(toTargets(url))).toEqual(new Set([ORIGIN]));
  });

  it('accepts an absolute address on the origin of the page', () => {
    expect(toOwnPath(`${ORIGIN}/de/a?b#c`, ORIGIN)).toBe('/de/a?b#c');
    expect(toOwnPath(`${ORIGIN}/de/a`)).toBeUndefined();
  });

  const elsewhere = [
    ...[
      '//evil.example',
      '///evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      '\\/evil.example',
      '/a\\b',
    ],
    ...[
      '/\t/evil.example',
      '/\n/evil.example',
      '/\r/evil.example',
      '/\r\n/evil.example',
      '\t//evil.example',
      ' //evil.example',
      '/\u0000/evil.example',
    ],
    ...[
      '/%5cevil.example',
      '/%5Cevil.example',
      '/%09/evil.example',
      '/%0a/evil.example',
      '/%0D/evil.example',
      '/%255cevil.example',
      '/%25255cevil.example',
    ],
    ...[
      '/.//evil.example',
      '/a/..//evil.example',
      '/%2e//evil.example',
      '/%252e//evil.example',
      '/./\\evil.example',
    ],
    ...[
      'https://evil.example',
      'HTTPS://evil.example',
      'https:evil.example',
      'http:/evil.example',
      'javascript:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,x',
    ],
    ...[
      `${ORIGIN}.evil.example/`,
      `${ORIGIN}@evil.example/`,
      `${ORIGIN}//evil.example`,
      `${ORIGIN}/\\evil.example`,
      `${ORIGIN}/\t/evil.example`,
      ORIGIN,
    ],
    ...['/100%', '/%E0%A4%A', '', 'a', '?a', '#a', '.'],
  ];
  it.each(elsewhere)('%j is not a path of this site', (url) =>
    expect(toOwnPath(url, ORIGIN)).toBeUndefined(),
  );

  it('rejects an address that is encoded too many times', () =>
    expect(toOwnPath(`/%${'25'.repeat(50_000)}`)).toBeUndefined());

  it.each([undefined, null, 5, true, {}, ['/a']])('%j is not a path of this site', (url) =>
    expect(toOwnPath(url, ORIGIN)).toBeUndefined(),
  );
});
