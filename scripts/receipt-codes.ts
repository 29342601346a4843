import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {printedReceipts} from '../src/data/receipts/printed/all';
import {runCommand} from './lib/command';
import {toQrSvg} from './lib/qrSvg';

const folder = path.resolve(__dirname, '../static/img/receipts');

/**
 * Writes the QR codes of the example receipts to `static/img/receipts`. Run it after changing an
 * example. The files are committed and tested.
 */
runCommand(async () => {
  await mkdir(folder, {recursive: true});
  for (const {code} of printedReceipts)
    if (code) await writeFile(path.join(folder, `${code.file}.svg`), toQrSvg(code.text));
});
