import {describe, expect, it} from 'vitest';
import {findMainScript, toDeployment} from '../../../src/model/site/deployment';

const page = (hash: string): string =>
  `<head><template><script src=/assets/js/runtime~main.0a1b2c3d.js></script><script src=/assets/js/main.${hash}.js></script></template></head>`;

describe('findMainScript', () => {
  it('reads it with and without quotes, under a base URL and a language', () => {
    expect(findMainScript(page('12ab34cd'))).toBe('/assets/js/main.12ab34cd.js');
    expect(
      findMainScript('<script async src="/docs/de/assets/js/main.12ab34cd.js"></script>'),
    ).toBe('/docs/de/assets/js/main.12ab34cd.js');
  });

  it('finds none in what is no page of this site', () => {
    expect(
      findMainScript('<html><body>Sign in to the hotel’s network</body></html>'),
    ).toBeUndefined();
    expect(findMainScript('<p>&lt;script src=/assets/js/main.12ab34cd.js></p>')).toBeUndefined();
  });
});

describe('toDeployment', () => {
  it.each([
    ['/assets/js/main.12ab34cd.js', page('12ab34cd'), 'current'],
    ['/assets/js/main.12ab34cd.js', page('99999999'), 'outdated'],
    ['/assets/js/main.12ab34cd.js', undefined, 'unreachable'],
    // A captive network's page must not send the reader there.
    ['/assets/js/main.12ab34cd.js', '<html>Sign in</html>', 'unreachable'],
    [null, page('12ab34cd'), 'unreachable'],
  ] as const)('of %s and the answer: %#', (own, html, expected) => {
    expect(toDeployment(own, html)).toBe(expected);
  });
});
