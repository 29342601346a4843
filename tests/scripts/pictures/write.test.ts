import {mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {createPictureMaker, type PictureMaker} from '../../../scripts/lib/pictures/write';
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

const toMetas = (own: PagePicture): ReadonlyMap<string, string> =>
  new Map([
    ['og:image', `https://developer.example/img/og/${toPictureFile(own)}`],
    [pictureMeta, toPictureText(own)],
  ]);
const metas = toMetas(picture);
const pages = [{file: 'terms.html', metas}];
const write = async (
  prepared: typeof pages = [],
): Promise<Awaited<ReturnType<PictureMaker['write']>>> => {
  const maker = await createPictureMaker(path.join(root, 'cache'));
  await maker.prepare(prepared);
  return maker.write(path.join(root, 'site'), pages);
};

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

  it('is drawn once, whether for its language or for the site', async () => {
    expect(await write(pages)).toMatchObject({pictures: 1, drawn: 1});
    expect((await write(pages)).drawn).toBe(0);
  });

  it('is not used for a page with another title', async () => {
    await write();
    const other = {file: 'terms.html', metas: toMetas({...picture, title: 'Conditions'})};
    const maker = await createPictureMaker(path.join(root, 'cache'));
    expect((await maker.write(path.join(root, 'site'), [other])).drawn).toBe(1);
  });

  it('names a page whose title no font can show', async () => {
    const other = {file: 'terms.html', metas: toMetas({...picture, title: 'Terms 漢'})};
    const maker = await createPictureMaker(path.join(root, 'cache'));
    await maker.prepare([other]);
    await expect(maker.write(path.join(root, 'site'), [other])).rejects.toThrow(
      '"Terms 漢": no face has the sign 漢',
    );
  });
});
