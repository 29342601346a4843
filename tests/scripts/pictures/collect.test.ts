import {describe, expect, it} from 'vitest';
import {collectPictures} from '../../../scripts/lib/pictures/collect';
import {parseHead} from '../../../scripts/lib/page/head';
import {
  pictureMeta,
  toPictureFile,
  toPictureText,
  type PagePicture,
} from '../../../src/model/pages/picture';

const picture: PagePicture = {
  kind: 'page',
  title: 'Terms & “conditions”',
  language: 'en',
  address: 'https://developer.example/terms',
};
const toMetas = (html: string) => parseHead(html).metas;
const toHead = (stated: PagePicture, file = toPictureFile(stated)): string =>
  `<meta property=og:image content=https://developer.example/img/og/${file} /><meta name=${pictureMeta} content='${toPictureText(stated).replaceAll('&', '&amp;')}'/>`;

describe('collectPictures', () => {
  it('collects each picture once, however many pages use it', () => {
    const {pictures, problems} = collectPictures([
      {file: 'terms.html', metas: toMetas(toHead(picture))},
      {file: 'de/terms.html', metas: toMetas(toHead(picture))},
    ]);
    expect(problems).toEqual([]);
    expect([...pictures]).toEqual([[toPictureFile(picture), picture]]);
  });

  it('rejects a second picture for an address, and an address that is not a valid file name', () => {
    const other = {...picture, title: 'Other'};
    const odd = {...picture, address: 'https://developer.example/a%20b'};
    const {problems} = collectPictures([
      {file: 'terms.html', metas: toMetas(toHead(picture))},
      {file: 'other.html', metas: toMetas(toHead(other))},
      {file: 'odd.html', metas: toMetas(toHead(odd))},
    ]);
    expect(problems).toEqual([
      'other.html: its picture is already that of "Terms & “conditions”". Give one of the two pages another address.',
      'odd.html: a picture cannot be named a%20b.png. Give the page an address of a-z, 0-9, "-", "_" and ".".',
    ]);
  });

  it('names every page whose picture is missing, unreadable or not the linked one', () => {
    const {pictures, problems} = collectPictures([
      {file: 'none.html', metas: toMetas('<title>None</title>')},
      {file: 'broken.html', metas: toMetas(`<meta name=${pictureMeta} content="{"/>`)},
      {file: 'other.html', metas: toMetas(toHead(picture, 'other.png'))},
    ]);
    expect(pictures.size).toBe(0);
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      'none.html',
      'broken.html',
      'other.html',
    ]);
  });
});
