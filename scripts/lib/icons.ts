import sharp from 'sharp';
import {toTokenColour} from '../../src/model/site/tokens';

/**
 * Icons of an installed portal. `maskable` icons fill the square, because systems crop them to
 * their own shape.
 */
export const manifestIcons = [
  {file: 'icon-192.png', size: 192, purpose: 'any'},
  {file: 'icon-512.png', size: 512, purpose: 'any'},
  {file: 'icon-maskable-512.png', size: 512, purpose: 'maskable'},
] as const;

interface ManifestOptions {
  readonly name: string;
  readonly shortName: string;
  readonly description: string;
  /** Text of `src/kit/tokens.css`. */
  readonly css: string;
}

/**
 * The web manifest. Its addresses are relative to itself, so that it works under every base URL.
 */
export function toManifest({name, shortName, description, css}: ManifestOptions): string {
  const manifest = {
    name,
    short_name: shortName,
    description,
    lang: 'en',
    id: './',
    start_url: './',
    scope: './',
    // Keeps the browser's own bar with address and back button, because the portal is read page by
    // page.
    display: 'browser',
    theme_color: toTokenColour(css, 'ground', 'light'),
    background_color: toTokenColour(css, 'ground', 'light'),
    icons: [
      {src: 'img/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any'},
      ...manifestIcons.map(({file, size, purpose}) => ({
        src: `img/${file}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/**
 * The brand's mark as a square PNG: alone, or on a paper-colored background with the margin that
 * systems may crop.
 */
export function toIcon(
  mark: string,
  size: number,
  purpose: 'any' | 'maskable',
  css: string,
): Promise<Buffer> {
  const [, across = '24', down = '27'] = /viewBox="0 0 (\d+) (\d+)"/.exec(mark) ?? [];
  // Raster images only have one variant, the light one.
  const light = mark.replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\}/, '');
  const paths = light.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '');
  const height = size * (purpose === 'maskable' ? 0.56 : 0.94);
  const width = (height * Number(across)) / Number(down);
  const ground =
    purpose === 'maskable'
      ? `<rect width="${size}" height="${size}" fill="${toTokenColour(css, 'ground', 'light')}"/>`
      : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground}<svg x="${(size - width) / 2}" y="${(size - height) / 2}" width="${width}" height="${height}" viewBox="0 0 ${across} ${down}">${paths}</svg></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
