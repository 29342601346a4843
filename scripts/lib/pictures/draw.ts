import qrcode from 'qrcode-generator';
import {createElement, type CSSProperties, type ReactElement} from 'react';
import satori from 'satori';
import {pictureSize, type PagePicture} from '../../../src/model/pages/picture';
import type {PictureColours} from './colours';
import {measureText, toFace, type PictureFont} from './fonts';
import type {PictureTexts} from './receipt';
import {joinNames, toTitleSize} from './title';

export interface DrawOptions {
  readonly fonts: readonly PictureFont[];
  readonly colours: PictureColours;
  /** The brand's mark and name, as SVG. */
  readonly logo: string;
  /** The portal's name next to the brand. */
  readonly name: string;
  /** Names that must not break across lines. */
  readonly names: readonly string[];
}

const {width, height} = pictureSize;
const MARGIN = 72;
const PAPER = {left: 792, width: 336, bottom: 578, tooth: 8, padding: 34};
const TITLE_WIDTH = PAPER.left - MARGIN - 48;
/**
 * Space between a title's letters, as a fraction of its size. Large letters are closer together.
 */
const TRACKING = -0.02;
const LOGO = {top: 64, height: 56};
const QR = {side: 200, bottom: PAPER.bottom - 36};

/**
 * A page's picture as SVG without text elements. Every letter is a path, so that the picture looks
 * the same everywhere.
 */
export async function drawPicture(
  picture: PagePicture,
  texts: PictureTexts,
  {fonts, colours, logo, name, names}: DrawOptions,
): Promise<string> {
  const words = await satori(toWords(picture.title, texts, {fonts, colours, name, names}), {
    width,
    height,
    fonts: fonts.map(({name: family, weight, data}) => ({
      name: family,
      weight,
      data,
      style: 'normal' as const,
    })),
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours.ground}"/>`,
    `<rect width="12" height="${height}" fill="${colours.accent}"/>`,
    `<path d="${toPaper()}" fill="${colours.paper}" stroke="${colours['line-strong']}" stroke-width="2"/>`,
    toQr(picture.address, colours['paper-ink']),
    placeLogo(logo),
    words.replace(/^<svg[^>]*>|<\/svg>$/g, ''),
    '</svg>',
  ].join('');
}

/** The receipt, hanging from the upper edge and torn off at the bottom. */
function toPaper(): string {
  const {left, width: across, bottom, tooth} = PAPER;
  const teeth = Array.from(
    {length: across / tooth},
    (_, index) => `l-${tooth} ${index % 2 === 0 ? tooth : -tooth}`,
  );
  return `M${left} -4V${bottom}M${left + across} -4V${bottom}${teeth.join('')}V-4Z`;
}

/** The page's address as a QR code whose modules are whole pixels, so that they are sharp. */
function toQr(address: string, colour: string): string {
  const code = qrcode(0, 'L');
  code.addData(address, 'Byte');
  code.make();
  const modules = code.getModuleCount();
  const unit = Math.floor(QR.side / modules);
  const left = PAPER.left + Math.round((PAPER.width - modules * unit) / 2);
  const top = QR.bottom - modules * unit;
  const runs: string[] = [];
  for (let row = 0; row < modules; row += 1)
    for (let column = 0; column < modules; column += 1) {
      if (!code.isDark(row, column)) continue;
      const start = column;
      while (column + 1 < modules && code.isDark(row, column + 1)) column += 1;
      runs.push(
        `M${left + start * unit} ${top + row * unit}h${(column - start + 1) * unit}v${unit}h-${(column - start + 1) * unit}z`,
      );
    }
  return `<path fill="${colour}" shape-rendering="crispEdges" d="${runs.join('')}"/>`;
}

function placeLogo(logo: string): string {
  const [, across = '128', down = '28'] = /viewBox="0 0 (\d+) (\d+)"/.exec(logo) ?? [];
  const paths = logo.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '');
  return `<svg x="${MARGIN}" y="${LOGO.top}" width="${(LOGO.height * Number(across)) / Number(down)}" height="${LOGO.height}" viewBox="0 0 ${across} ${down}">${paths}</svg>`;
}

const box = (style: CSSProperties, children: readonly ReactElement[] | string = []): ReactElement =>
  createElement(
    'div',
    {style: {display: 'flex', ...style}},
    ...(typeof children === 'string' ? [children] : children),
  );

function toWords(
  title: string,
  {section, heading, rows}: PictureTexts,
  {fonts, colours, name, names}: Omit<DrawOptions, 'logo'>,
): ReactElement {
  const face = toFace(fonts, 'text', 700);
  const measure = (text: string, points: number): number =>
    measureText(face, text, points) + text.length * TRACKING * points;
  const joined = joinNames(title, names);
  const {size, lines, isCut} = toTitleSize(joined, {width: TITLE_WIDTH, measure});
  return box(
    {width, height, position: 'relative', fontFamily: 'text', fontWeight: 500, color: colours.ink},
    [
      box(
        {
          position: 'absolute',
          left: MARGIN + 256 + 24,
          top: LOGO.top,
          height: LOGO.height,
          paddingLeft: 24,
          alignItems: 'center',
          borderLeft: `2px solid ${colours['line-strong']}`,
          fontSize: 36,
          color: colours['ink-faint'],
        },
        name,
      ),
      box(
        {
          position: 'absolute',
          left: MARGIN,
          top: LOGO.top + LOGO.height,
          bottom: 0,
          width: TITLE_WIDTH + 24,
          paddingBottom: 32,
          flexDirection: 'column',
          justifyContent: 'center',
        },
        [
          box({fontSize: 34, fontWeight: 700, color: colours.accent, marginBottom: 20}, section),
          box(
            {
              display: 'block',
              fontSize: size,
              fontWeight: 700,
              lineHeight: 1.08,
              letterSpacing: `${TRACKING}em`,
              // satori 0.63 halves the width of a text that is both balanced and clamped, and
              // breaks words to balance lines.
              ...(isCut
                ? {lineClamp: lines, wordBreak: 'break-word' as const}
                : {textWrap: 'balance' as const}),
            },
            joined,
          ),
        ],
      ),
      box(
        {
          position: 'absolute',
          left: PAPER.left + PAPER.padding,
          top: 0,
          height: QR.bottom - QR.side,
          width: PAPER.width - 2 * PAPER.padding,
          flexDirection: 'column',
          justifyContent: 'center',
          fontFamily: 'code',
          fontSize: 21,
          color: colours['paper-ink'],
        },
        [
          box(
            {
              justifyContent: 'center',
              textAlign: 'center',
              fontWeight: 700,
              fontSize: 24,
              paddingBottom: 18,
            },
            heading,
          ),
          box({borderTop: `2px dashed ${colours['paper-faint']}`, marginBottom: 14}),
          ...rows.map(([left, right]) =>
            box({flexWrap: 'wrap', justifyContent: 'space-between', lineHeight: 1.6}, [
              box({color: colours['paper-faint'], marginRight: 12}, left),
              box({marginLeft: 'auto', fontWeight: 700}, right),
            ]),
          ),
          box({borderTop: `2px dashed ${colours['paper-faint']}`, marginTop: 16}),
        ],
      ),
    ],
  );
}
