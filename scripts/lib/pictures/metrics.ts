/** What a font says about its signs. */
export interface FontMetrics {
  /** Whether the font draws a sign. */
  readonly has: (sign: string) => boolean;
  /** Width of a text on one line, in the unit of `size`; pairs that stand closer together are not counted, so it is rather too wide. */
  readonly measure: (text: string, size: number) => number;
}

/** Reads the tables `head`, `hhea`, `hmtx` and `cmap` (format 4: all that our faces need) of a TrueType font. Throws for anything else. */
export function readFontMetrics(font: Buffer): FontMetrics {
  const tables = new Map<string, number>();
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const entry = 12 + index * 16;
    tables.set(font.toString('latin1', entry, entry + 4), font.readUInt32BE(entry + 8));
  }
  const toOffset = (name: string): number => {
    const offset = tables.get(name);
    if (offset === undefined) throw new Error(`The font has no table ${name}.`);
    return offset;
  };
  const unitsPerEm = font.readUInt16BE(toOffset('head') + 18);
  const widths = font.readUInt16BE(toOffset('hhea') + 34);
  const glyphs = readGlyphs(font, toOffset('cmap'));
  const toAdvance = (sign: string): number => {
    const glyph = glyphs.get(sign.codePointAt(0) ?? 0) ?? 0;
    return font.readUInt16BE(toOffset('hmtx') + Math.min(glyph, widths - 1) * 4) / unitsPerEm;
  };
  return {
    has: (sign) => glyphs.has(sign.codePointAt(0) ?? 0),
    measure: (text, size) => [...text].reduce((sum, sign) => sum + toAdvance(sign), 0) * size,
  };
}

/** The glyph of each code point that has one. */
function readGlyphs(font: Buffer, cmap: number): ReadonlyMap<number, number> {
  const glyphs = new Map<number, number>();
  const subtables = Array.from({length: font.readUInt16BE(cmap + 2)}, (_, index) => cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4));
  const table = subtables.find((offset) => font.readUInt16BE(offset) === 4);
  if (table === undefined) throw new Error('The font has no cmap of format 4.');
  const segments = font.readUInt16BE(table + 6) / 2;
  const [ends, starts, deltas, ranges] = [14, 16 + segments * 2, 16 + segments * 4, 16 + segments * 6].map((offset) => table + offset) as [
    number,
    number,
    number,
    number,
  ];
  for (let segment = 0; segment < segments; segment += 1) {
    const range = font.readUInt16BE(ranges + segment * 2);
    for (let code = font.readUInt16BE(starts + segment * 2); code <= font.readUInt16BE(ends + segment * 2) && code < 0xffff; code += 1) {
      const first = range === 0 ? code : font.readUInt16BE(ranges + segment * 2 + range + (code - font.readUInt16BE(starts + segment * 2)) * 2);
      const glyph = range !== 0 && first === 0 ? 0 : (first + font.readUInt16BE(deltas + segment * 2)) & 0xffff;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
  return glyphs;
}
