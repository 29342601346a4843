import {readFileSync} from 'node:fs';
import {create, type Font} from 'fontkit';
import {expect, it} from 'vitest';

it.each(['https://', '</a>', '-->', '!= == >= <= ||'])(
  'the code font draws every character of %s by itself',
  (text) => {
    const font = create(readFileSync('static/fonts/jetbrains-mono.woff2')) as Font;
    const drawn = font.layout(text).glyphs.map(({id}) => id);
    expect(drawn).toEqual([...text].map((one) => font.glyphForCodePoint(one.codePointAt(0)!).id));
  },
);
