import {describe, expect, it} from 'vitest';
import {toCodeMarkup, toCodeTokens} from '../../../src/model/examples/highlight';

describe('toCodeTokens', () => {
  it('tells names from texts in JSON', () => {
    expect(toCodeTokens('{"total": "1.00", "count": -2, "void": true}', 'json').filter(({kind}) => kind !== 'plain')).toEqual([
      {kind: 'name', text: '"total"'},
      {kind: 'string', text: '"1.00"'},
      {kind: 'name', text: '"count"'},
      {kind: 'number', text: '-2'},
      {kind: 'name', text: '"void"'},
      {kind: 'keyword', text: 'true'},
    ]);
  });

  it.each(['json', 'curl', 'javascript', 'python', 'php', 'csharp', 'java'] as const)('loses no character in %s', (grammar) => {
    const code = 'curl --request PUT \\\n  --data \'{"a": "b\\"c"}\' # note\nnew Uri("https://x.example/1?a=2"); // end\n';
    expect(
      toCodeTokens(code, grammar)
        .map(({text}) => text)
        .join(''),
    ).toBe(code);
  });
});

describe('toCodeMarkup', () => {
  it('escapes everything', () => {
    expect(toCodeMarkup('{"<b>": 1}', 'json')).toBe('{<span class="code-name">&quot;&lt;b&gt;&quot;</span>: <span class="code-number">1</span>}');
  });
});
