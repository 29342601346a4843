import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parseHead} from '../../scripts/lib/page/head';
import {findMissingSigns, readPictureFonts} from '../../scripts/lib/pictures/fonts';
import {toPictureTexts} from '../../scripts/lib/pictures/receipt';
import {pictureWords} from '../../src/data/pictureWords';
import {products} from '../../src/data/products';
import {parsePicture, pictureFolder, pictureMeta} from '../../src/model/pages/picture';
import {buildDir, localeIds, pages} from './support/site';

const origin = 'https://developer.bonarium.example';
const shown = pages.map(({address, title, html}) => {
  const {metas, canonical} = parseHead(html);
  return {
    address,
    canonical,
    title: title.replace(/ \| developer$/, ''),
    metas,
    picture: parsePicture(metas.get(pictureMeta) ?? ''),
    html,
  };
});
const ownTitle = (address: string): boolean => !/(^|\/)(404|search|design)$/.test(address);

describe('pictures of pages', () => {
  it('are in every head: large, with a description and an absolute address', () => {
    const wrong = shown.filter(({metas, picture}) => {
      const image = metas.get('og:image') ?? '';
      return !(
        picture &&
        image.startsWith(`${origin}/${pictureFolder}`) &&
        metas.get('twitter:image') === image &&
        metas.get('twitter:card') === 'summary_large_image' &&
        metas.get('og:image:width') === '1200' &&
        metas.get('og:image:height') === '630' &&
        metas.get('og:image:alt') === picture.title &&
        metas.get('twitter:image:alt') === picture.title
      );
    });
    expect(wrong.map(({address}) => address)).toEqual([]);
  });

  it('show the page’s title, or the portal’s on pages without text', () => {
    const wrong = shown.filter(({address, title, picture}) =>
      ownTitle(address) ? picture?.title !== title : picture?.kind !== 'site',
    );
    expect(
      wrong.map(({address, title, picture}) => `${address}: ${title} / ${picture?.title ?? ''}`),
    ).toEqual([]);
  });

  it('exist in their size and below 40 kB, once for all languages, none without a page', () => {
    const files = new Set(
      shown.map(({metas}) =>
        (metas.get('og:image') ?? '').replace(`${origin}/${pictureFolder}`, ''),
      ),
    );
    const folder = path.join(buildDir, pictureFolder);
    const written = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) =>
      entry.isFile(),
    );
    expect(
      written
        .map(({parentPath, name}) => path.relative(folder, path.join(parentPath, name)))
        .sort(),
    ).toEqual([...files].sort());
    const wrong = [...files].filter((file) => {
      const png = readFileSync(path.join(folder, file));
      return (
        png.toString('latin1', 1, 4) !== 'PNG' ||
        png.readUInt32BE(16) !== 1200 ||
        png.readUInt32BE(20) !== 630 ||
        png.length > 40_000
      );
    });
    expect(wrong).toEqual([]);
    expect(
      localeIds.slice(1).filter((id) => existsSync(path.join(buildDir, id, pictureFolder))),
    ).toEqual([]);
  });

  it('point to the page with the original text and are shared by pages that repeat it', () => {
    const wrong = shown.filter(
      ({canonical, picture}) =>
        canonical !== undefined && picture?.kind !== 'site' && picture?.address !== canonical,
    );
    expect(wrong.map(({address}) => address)).toEqual([]);
    const toImage = (address: string): string | undefined =>
      shown.find((page) => page.address === address)?.metas.get('og:image');
    expect(toImage('/es/sign-de/introduction')).toBe(toImage('/sign-de/introduction'));
    expect(toImage('/de/privacy')).not.toBe(toImage('/privacy'));
  });

  it('have a glyph for every character', async () => {
    const fonts = await readPictureFonts();
    const missing = shown.flatMap(({address, picture}) =>
      picture
        ? findMissingSigns(
            picture.title,
            toPictureTexts(picture, pictureWords, products),
            fonts,
          ).map((sign) => `${address}: ${sign}`)
        : [address],
    );
    expect(missing).toEqual([]);
  });
});
