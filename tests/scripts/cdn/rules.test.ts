import {describe, expect, it} from 'vitest';
import {
  parseHeaderRules,
  parseRedirectRules,
  toHeaders,
  toRedirect,
} from '../../../scripts/lib/cdn/rules';

describe('parseHeaderRules', () => {
  const rules = parseHeaderRules(
    '/*\n  X-One: 1\n  Cache-Control: no-cache\n# a comment\n/assets/*\n  Cache-Control: immutable\n',
  );

  it('applies all rules that match, later ones over earlier ones', () => {
    expect(toHeaders(rules, '/assets/a.js')).toEqual({'X-One': '1', 'Cache-Control': 'immutable'});
    expect(toHeaders(rules, '/page')).toEqual({'X-One': '1', 'Cache-Control': 'no-cache'});
  });

  it('treats characters of regular expressions literally', () => {
    expect(toHeaders(parseHeaderRules('/a.b*\n  X: 1'), '/aXb')).toEqual({});
  });

  it('names the line that is neither an address nor a header', () => {
    expect(() => parseHeaderRules('/*\n  X: 1\nnonsense')).toThrow(
      '_headers:3: "nonsense" is neither a path nor an indented header.',
    );
  });
});

describe('parseRedirectRules', () => {
  it('reads from, to and status', () => {
    expect(toRedirect(parseRedirectRules('/a /b 301\n/c /d'), '/c')).toEqual({
      from: '/c',
      to: '/d',
      status: 301,
    });
    expect(toRedirect(parseRedirectRules('/a /b 301'), '/x')).toBeUndefined();
  });

  it('names the line that is not a rule', () => {
    expect(() => parseRedirectRules('/a /b 200')).toThrow(
      '_redirects:1: "/a /b 200" is not "from to status"',
    );
  });
});
