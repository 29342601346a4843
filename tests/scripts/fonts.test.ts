import {readFileSync} from 'node:fs';
import {create, type Font} from 'fontkit';
import {expect, it} from 'vitest';
import {buildHeadTags} from '../../src/config/head';

it.each(['https://', '</a>', '-->', '!= == >= <= ||'])(
  'the code font draws every character of %s by itself',
  (text) => {
    const font = create(readFileSync('static/fonts/jetbrains-mono.woff2')) as Font;
    const drawn = font.layout(text).glyphs.map(({id}) => id);
    expect(drawn).toEqual([...text].map((one) => font.glyphForCodePoint(one.codePointAt(0)!).id));
  },
);

it('each font has the weights that pages ask it for', () => {
  const rules = buildHeadTags({siteUrl: 'https://portal.example', baseUrl: '/'})
    .map(({innerHTML = ''}) => innerHTML)
    .join('')
    .matchAll(/font-weight:(\d+) (\d+);[^}]*url\(\/([^)]*)\)/g);
  const declared = [...rules].map(([, min, max, file]) => ({
    file,
    min: Number(min),
    max: Number(max),
  }));
  expect(declared).toHaveLength(2);
  for (const {file, min, max} of declared) {
    const {wght} = (create(readFileSync(`static/${file}`)) as Font).variationAxes;
    expect(wght, file).toMatchObject({min, max});
  }
});
