import qrcode from 'qrcode-generator';

/**
 * A QR code (error correction M, quiet zone of 4 modules) as an SVG file with a single path: one
 * line per run of dark modules.
 */
export function toQrSvg(text: string): string {
  const code = qrcode(0, 'M');
  code.addData(text, 'Byte');
  code.make();
  const modules = code.getModuleCount();
  const runs: string[] = [];
  for (let row = 0; row < modules; row += 1) {
    for (let column = 0; column < modules; column += 1) {
      if (!code.isDark(row, column)) continue;
      const start = column;
      while (column + 1 < modules && code.isDark(row, column + 1)) column += 1;
      runs.push(`M${start} ${row}.5h${column - start + 1}`);
    }
  }
  const size = modules + 8;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${size} ${size}" shape-rendering="crispEdges"><path stroke="#1b231e" d="${runs.join('')}"/></svg>\n`;
}
