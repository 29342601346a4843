import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {keep, readKept} from '../../../plugins/api-reference/cache';
import {pictureWords} from '../../../src/data/pictureWords';
import {products} from '../../../src/data/products';
import {site} from '../../../src/data/site';
import {pictureFolder} from '../../../src/model/pages/picture';
import {collectPictures, type PageSource} from './collect';
import {toPictureColours} from './colours';
import {drawPicture, type DrawOptions} from './draw';
import {findMissingSigns, readPictureFonts} from './fonts';
import {toPictureTexts} from './receipt';

const root = path.resolve(__dirname, '../../..');
const encoding = {palette: true, dither: 0} as const;
/**
 * The versions of the tools that rasterize a drawing, because other versions may give other pixels.
 */
const rasterDigest = JSON.stringify([sharp.versions, encoding]);

interface WrittenPictures {
  readonly pictures: number;
  /** Number of pictures drawn. The others came from the cache. */
  readonly drawn: number;
  readonly bytes: number;
}

/** Shared inputs of every picture. */
export async function readDrawOptions(): Promise<DrawOptions> {
  return {
    fonts: await readPictureFonts(),
    colours: toPictureColours(await readFile(path.join(root, 'src/kit/tokens.css'), 'utf8')),
    logo: await readFile(path.join(root, 'static/img/logo.svg'), 'utf8'),
    name: site.title,
    names: products.map(({label}) => label),
  };
}

/**
 * Draws the pictures that the pages of a built site request, each once, into the requested folder.
 * `cache` stores pictures under a digest of the drawing and of the tools that rasterize it, so that
 * it never returns a stale picture. Throws with every page whose picture can't be drawn.
 */
export async function writePictures(
  folder: string,
  pages: readonly PageSource[],
  cache: string,
): Promise<WrittenPictures> {
  const {pictures, problems} = collectPictures(pages);
  const options = await readDrawOptions();
  const jobs = [...pictures].map(([name, picture]) => ({
    name,
    picture,
    texts: toPictureTexts(picture, pictureWords, products),
  }));
  const missing = jobs.flatMap(({picture, texts}) =>
    findMissingSigns(picture.title, texts, options.fonts).map(
      (sign) =>
        `"${picture.title}": no face has the sign ${sign}. Write another, or add it to scripts/fonts.ts if its source has it, and run "npm run fonts".`,
    ),
  );
  const all = [...problems, ...missing];
  if (all.length > 0)
    throw new Error(
      `${all.length} problems with pictures of pages\n${all.map((problem) => `- ${problem}`).join('\n')}`,
    );

  const target = path.join(folder, pictureFolder);
  let [drawn, bytes] = [0, 0];
  const work = async (): Promise<void> => {
    for (let job = jobs.pop(); job !== undefined; job = jobs.pop()) {
      const {png, isNew} = await readOrDraw(
        await drawPicture(job.picture, job.texts, options),
        cache,
      );
      const file = path.join(target, job.name);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, png);
      drawn += isNew ? 1 : 0;
      bytes += png.length;
    }
  };
  await Promise.all(Array.from({length: availableParallelism() + 1}, work));
  return {pictures: pictures.size, drawn, bytes};
}

async function readOrDraw(
  svg: string,
  cache: string,
): Promise<{readonly png: Buffer; readonly isNew: boolean}> {
  const kept = path.join(
    cache,
    `${createHash('sha256').update(rasterDigest).update(svg).digest('hex').slice(0, 32)}.png`,
  );
  const png = readKept(kept);
  if (png) return {png, isNew: false};
  const drawn = await toRaster(svg);
  keep(kept, drawn);
  return {png: drawn, isNew: true};
}

/** A drawing as PNG with a palette, which reduces flat pictures to a quarter of their size. */
export async function toRaster(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png(encoding).toBuffer();
}
