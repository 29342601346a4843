import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {keep, readCode, readKept, toCacheKey} from '../../../plugins/specification-files/cache';
import {pictureWords} from '../../../src/data/pictureWords';
import {products} from '../../../src/data/products';
import {site} from '../../../src/data/site';
import {pictureFolder, type PagePicture} from '../../../src/model/pages/picture';
import {collectPictures, type PageSource} from './collect';
import {toPictureColours} from './colours';
import {drawPicture, type DrawOptions} from './draw';
import {findMissingSigns, fontFiles, readPictureFonts} from './fonts';
import {toPictureTexts} from './receipt';

const root = path.resolve(__dirname, '../../..');
const encoding = {palette: true, dither: 0} as const;

interface WrittenPictures {
  readonly pictures: number;
  /** Number of pictures drawn. The others came from the cache. */
  readonly drawn: number;
  readonly bytes: number;
}

/** Shared inputs of every picture. */
export async function readDrawOptions(): Promise<DrawOptions> {
  return {fonts: await readPictureFonts(), ...(await readStyle())};
}

async function readStyle(): Promise<Omit<DrawOptions, 'fonts'>> {
  return {
    colours: toPictureColours(await readFile(path.join(root, 'src/kit/tokens.css'), 'utf8')),
    logo: await readFile(path.join(root, 'static/img/logo.svg'), 'utf8'),
    name: site.title,
    names: products.map(({label}) => label),
  };
}

/** A key for everything that all pictures depend on: style, fonts, code and tools. */
async function readStyleKey(): Promise<string> {
  const fonts = await Promise.all(fontFiles.map((file) => readFile(file, 'base64')));
  const tools = ['fontkit', 'qrcode-generator', 'satori', 'subset-font'].map((name) =>
    readFile(path.join(root, 'node_modules', name, 'package.json'), 'utf8'),
  );
  return toCacheKey(
    await readStyle(),
    ...fonts,
    readCode(__dirname),
    ...['pages', 'site'].map((folder) => readCode(path.join(root, 'src/model', folder))),
    ...(await Promise.all(tools)),
    // Other versions of its libraries can give other pixels.
    sharp.versions,
  );
}

/** Draws pictures and keeps them for the next builds. */
export interface PictureMaker {
  /**
   * Draws the pictures that pages request, so that `write` finds them. Leaves problems to `write`.
   */
  readonly prepare: (pages: readonly PageSource[]) => Promise<void>;
  /**
   * Writes the pictures that all pages of a built site request, each once. Throws with every page
   * whose picture can't be drawn.
   */
  readonly write: (folder: string, pages: readonly PageSource[]) => Promise<WrittenPictures>;
}

/**
 * `cache` is a folder that stores pictures under a digest of everything they show and of the code
 * and the tools that draw them, so that it never returns a stale picture.
 */
export async function createPictureMaker(cache: string): Promise<PictureMaker> {
  const style = await readStyleKey();
  let drawn = 0;
  // Reading the fonts takes as long as drawing ten pictures.
  let options: Promise<DrawOptions> | undefined;

  const make = async (picture: PagePicture): Promise<Buffer | readonly string[]> => {
    const texts = toPictureTexts(picture, pictureWords, products);
    const kept = path.join(cache, `${toCacheKey(style, picture, texts)}.png`);
    const known = readKept(kept);
    if (known) return known;
    const own = await (options ??= readDrawOptions());
    const missing = findMissingSigns(picture.title, texts, own.fonts);
    if (missing.length > 0)
      return missing.map(
        (sign) =>
          `"${picture.title}": no face has the sign ${sign}. Write another, or add it to scripts/fonts.ts if its source has it, and run "npm run fonts".`,
      );
    const png = await toRaster(await drawPicture(picture, texts, own));
    keep(kept, png);
    drawn += 1;
    return png;
  };

  return {
    async prepare(pages) {
      await forEach([...collectPictures(pages).pictures.values()], make);
    },
    async write(folder, pages) {
      const {pictures, problems} = collectPictures(pages);
      const target = path.join(folder, pictureFolder);
      const missing: string[] = [];
      let bytes = 0;
      await forEach([...pictures], async ([name, picture]) => {
        const png = await make(picture);
        if (!Buffer.isBuffer(png)) return missing.push(...png);
        const file = path.join(target, name);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, png);
        return (bytes += png.length);
      });
      const all = [...problems, ...missing];
      if (all.length > 0)
        throw new Error(
          `${all.length} problems with pictures of pages\n${all.map((problem) => `- ${problem}`).join('\n')}`,
        );
      return {pictures: pictures.size, drawn, bytes};
    },
  };
}

/** Works on several items at a time, because sharp encodes in threads of its own. */
async function forEach<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const waiting = items.values();
  const next = async (): Promise<void> => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({length: availableParallelism() + 1}, next));
}

/** A drawing as PNG with a palette, which reduces flat pictures to a quarter of their size. */
export async function toRaster(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png(encoding).toBuffer();
}
