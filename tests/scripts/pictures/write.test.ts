import {mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {writePictures} from '../../../scripts/lib/pictures/write';
import {
  pictureFolder,
  pictureMeta,
  toPictureFile,
  toPictureText,
  type PagePicture,
} from '../../../src/model/pages/picture';

const picture: PagePicture = {
  kind: 'page',
  title: 'Terms',
  language: 'en',
  address: 'https://developer.example/terms',
};
let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  mkdirSync(path.join(root, 'site'));
});
afterEach(() => rmSync(root, {recursive: true}));

const metas = new Map([
  ['og:image', `https://developer.example/img/og/${toPictureFile(picture)}`],
  [pictureMeta, toPictureText(picture)],
]);
const write = (): ReturnType<typeof writePictures> =>
  writePictures(path.join(root, 'site'), [{file: 'terms.html', metas}], path.join(root, 'cache'));

describe('a picture in the cache', () => {
  it('is drawn again if it is damaged, and is never published', async () => {
    expect((await write()).drawn).toBe(1);
    const published = path.join(root, 'site', pictureFolder, toPictureFile(picture));
    const whole = readFileSync(published);
    expect((await write()).drawn).toBe(0);
    const [kept = ''] = readdirSync(path.join(root, 'cache')).filter((name) =>
      name.endsWith('.png'),
    );
    writeFileSync(path.join(root, 'cache', kept), Buffer.alloc(whole.length));
    expect((await write()).drawn).toBe(1);
    expect(readFileSync(published).equals(whole)).toBe(true);
  });
});
