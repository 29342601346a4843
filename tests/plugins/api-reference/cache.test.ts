import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  isKept,
  keep,
  readKept,
  readSpecificationFiles,
  toCacheKey,
  writeWhole,
} from '../../../plugins/specification-files/cache';

describe('toCacheKey', () => {
  it('is the same for the same parts and changes with any part or their order', () => {
    expect(toCacheKey('spec', {locale: 'de'})).toBe(toCacheKey('spec', {locale: 'de'}));
    const keys = [
      toCacheKey('spec', {locale: 'de'}),
      toCacheKey('spec', {locale: 'fr'}),
      toCacheKey('spec2', {locale: 'de'}),
      toCacheKey({locale: 'de'}, 'spec'),
      toCacheKey('spe', 'c', {locale: 'de'}),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('readSpecificationFiles', () => {
  it('finds every referenced file, also in cycles', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'specs-'));
    writeFileSync(
      path.join(folder, 'entry.yaml'),
      "a: {$ref: './shared.yaml#/a'}\nb:\n  $ref: 'shared.yaml#/b'\nc:\n  $ref: '#/a'\n",
    );
    writeFileSync(path.join(folder, 'shared.yaml'), "a: {$ref: 'deep.yaml#/x'}\nb: 1\n");
    writeFileSync(path.join(folder, 'deep.yaml'), 'x:\n  $ref: "entry.yaml#/b"\n');
    expect(
      [...readSpecificationFiles(path.join(folder, 'entry.yaml'), folder).keys()].map((file) =>
        path.basename(file),
      ),
    ).toEqual(['entry.yaml', 'shared.yaml', 'deep.yaml']);
  });
});

describe('writeWhole', () => {
  it('creates folders and leaves no partial file behind', () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'whole-')), 'a', 'b.txt');
    writeWhole(file, 'text');
    expect(readFileSync(file, 'utf8')).toBe('text');
  });
});

/** Puts a folder with contents in the place of a file. */
function toFolder(file: string): void {
  rmSync(file);
  mkdirSync(file);
  writeFileSync(path.join(file, 'other'), '');
}

describe('a kept file', () => {
  const keepOne = (): string => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'kept-')), 'page.json');
    keep(file, '{"title": "KassenSichV"}');
    return file;
  };

  it('is read as it was written, text or bytes', () => {
    expect(readKept(keepOne())?.toString()).toBe('{"title": "KassenSichV"}');
    const picture = path.join(mkdtempSync(path.join(tmpdir(), 'kept-')), 'a.png');
    keep(picture, Buffer.from([0x89, 0, 255]));
    expect(readKept(picture)).toEqual(Buffer.from([0x89, 0, 255]));
  });

  it.each([
    ['is cut', (file: string) => writeFileSync(file, '{"title": "Kas')],
    ['is empty', (file: string) => writeFileSync(file, '')],
    ['has changed bytes', (file: string) => writeFileSync(file, '{"title": "KassenSichW"}')],
    ['is gone', (file: string) => rmSync(file)],
    ['has no digest', (file: string) => rmSync(`${file}.sha256`)],
    ['has half a digest', (file: string) => writeFileSync(`${file}.sha256`, '00')],
    ['is a folder', toFolder],
    ['has a folder as its digest', (file: string) => toFolder(`${file}.sha256`)],
  ])('counts as missing where it %s, and can be stored again', (_name, damage) => {
    const file = keepOne();
    expect(isKept(path.dirname(file), ['page.json'])).toBe(true);
    damage(file);
    expect(readKept(file)).toBeUndefined();
    expect(isKept(path.dirname(file), ['page.json'])).toBe(false);
    keep(file, '{"title": "again"}');
    expect(readKept(file)?.toString()).toBe('{"title": "again"}');
  });
});
