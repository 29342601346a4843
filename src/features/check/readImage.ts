import type {CheckFault} from './messages';

const loadDecoder = () => import('qr/decode.js');

/** Loads the decoder, which browsers use that read no codes themselves. */
export async function preloadDecoder(): Promise<void> {
  await loadDecoder();
}

/** The text of the code on a picture, or why there is none. */
export type ImageReading = {readonly text: string} | {readonly fault: CheckFault};

/** The longest side in pixels that is searched. Larger pictures are scaled down. */
const LONGEST = 2000;

interface Detector {
  readonly detect: (source: ImageBitmap) => Promise<readonly {readonly rawValue: string}[]>;
}
type DetectorType = new (options: {formats: readonly string[]}) => Detector;

/**
 * Reads the code on a picture: with the browser's detector if it has one, else with a decoder for
 * QR codes. Runs in a worker.
 */
export async function readImage(file: Blob): Promise<ImageReading> {
  let image: ImageBitmap;
  try {
    image = await createImageBitmap(file);
  } catch {
    return {fault: 'image-unreadable'};
  }
  const text = (await detect(image)) ?? (await decode(image));
  image.close();
  return text === undefined ? {fault: 'no-code'} : {text};
}

async function detect(image: ImageBitmap): Promise<string | undefined> {
  const {BarcodeDetector} = globalThis as {readonly BarcodeDetector?: DetectorType};
  if (BarcodeDetector === undefined) return undefined;
  try {
    const detector = new BarcodeDetector({formats: ['qr_code', 'data_matrix', 'aztec']});
    const [found] = await detector.detect(image);
    return found?.rawValue || undefined;
  } catch {
    // Some browsers have the interface without a service behind it, or lack a format.
    return undefined;
  }
}

async function decode(image: ImageBitmap): Promise<string | undefined> {
  const {default: decodeQR} = await loadDecoder();
  const scale = Math.min(1, LONGEST / Math.max(image.width, image.height));
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (context === null) return undefined;
  context.drawImage(image, 0, 0, width, height);
  const {data} = context.getImageData(0, 0, width, height);
  try {
    return decodeQR({width, height, data});
  } catch {
    // The decoder throws if it finds no code.
    return undefined;
  }
}
