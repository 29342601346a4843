import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {minify, toOrderedRules, toStylesheet} from '../../../plugins/api-reference/styles';

const css =
  '.a{color:red;}/*!sc*/\n.a:hover{color:blue;}/*!sc*/\ndata-styled.g7[id="sc-a"]{content:"a,"}/*!sc*/\n.b{margin:0;}/*!sc*/\ndata-styled.g2[id="sc-b"]{content:"b,"}/*!sc*/\n';

describe('the stylesheet of several pages', () => {
  it('contains each rule once, in the order of its component', () => {
    const rules = toOrderedRules(css);
    expect(rules).toEqual([
      [7, '.a{color:red;}'],
      [7, '.a:hover{color:blue;}'],
      [2, '.b{margin:0;}'],
    ]);
    expect(toStylesheet([rules, rules])).toBe(
      '.b{margin:0;}\n.a{color:red;}\n.a:hover{color:blue;}',
    );
  });

  it('is sent without comments and needless spaces', () => {
    expect(minify('/* Why. */\n.a {\n  color: red;\n\n  & b {\n    margin: 0;\n  }\n}\n')).toBe(
      '.a{color:red;& b{margin:0}}',
    );
  });
});

const file = path.resolve(__dirname, '../../../src/features/api-reference/reference.css');
const rules = minify(readFileSync(file, 'utf8'));

it('breaks codes and paths that do not fit, and cuts none', () => {
  expect(rules).toMatch(/\.apiref-sample\{[^}]*overflow-wrap:anywhere/);
  expect(rules).not.toContain('text-overflow');
});

it('lets a sample that is slightly taller than its limit show whole, where browsers can', () => {
  expect(rules).toMatch(/\.apiref-code\{[^}]*max-height:22rem;max-height:calc-size\(/);
});

it('keeps the timeline of an animation out of the shorthand, which browsers would ignore', () => {
  expect(rules).toContain('animation-timeline:scroll(self)');
  expect(rules).not.toMatch(/animation:[^;}]*scroll\(/);
});
