import {readFileSync} from 'node:fs';
import path from 'node:path';
import jsQR from 'jsqr';
import {describe, expect, it} from 'vitest';
import {toQrSvg} from '../../scripts/lib/qrSvg';
import {germanReceipt} from '../../src/data/receipts/germany';
import {toReceiptCode} from '@bonarium/fiscal/germany';

const file = readFileSync(path.resolve(__dirname, '../../static/img/receipts/germany.svg'), 'utf8');

/** The picture as a scanner sees it: four pixels a module. */
function toPixels(svg: string): {data: Uint8ClampedArray; size: number} {
  const size = Number(/viewBox="-4 -4 (\d+)/.exec(svg)?.[1]) * 4;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const [, x, y, length] of svg.matchAll(/M(\d+) (\d+)\.5h(\d+)/g)) {
    for (let row = 0; row < 4; row += 1) {
      for (let column = 0; column < Number(length) * 4; column += 1) {
        const pixel = ((Number(y) + 4) * 4 + row) * size + (Number(x) + 4) * 4 + column;
        data.fill(0, pixel * 4, pixel * 4 + 3);
      }
    }
  }
  return {data, size};
}

describe('the QR code on the landing page', () => {
  it('encodes the example receipt', () => {
    expect(file).toBe(toQrSvg(toReceiptCode(germanReceipt)));
  });

  it('can be scanned and contains the twelve fields', () => {
    const {data, size} = toPixels(file);
    expect(jsQR(data, size, size)?.data).toBe(toReceiptCode(germanReceipt));
  });
});
