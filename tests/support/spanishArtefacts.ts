import {createHash, createVerify, publicDecrypt, constants, X509Certificate} from 'node:crypto';
import {inflateSync} from 'node:zlib';
import {readYaml} from './readYaml';

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('base64');

/** The text of the first element with this name, or '' if it is missing. */
export function textOf(xml: string, name: string): string {
  return new RegExp(`<(?:\\w+:)?${name}(?: [^>]*)?>([^<]*)</`).exec(xml)?.[1]?.trim() ?? '';
}

/**
 * What a XAdES file with an enveloped signature says of itself: its value, and whether both digests
 * and the value hold for the certificate inside. It knows only files that are written in canonical
 * form (no empty-element tags, attributes in order), as those of our examples are.
 */
export function readXades(file: string): {value: string; holds: boolean} {
  const xml = file.replace(/^<\?xml[^>]*\?>\n/, '').trimEnd();
  const [signature = ''] = /<ds:Signature[\s\S]*<\/ds:Signature>/.exec(xml) ?? [];
  const [root = ''] = /^<[^>]*>/.exec(xml) ?? [];
  const names = (...tags: string[]): string =>
    [...tags.join(' ').matchAll(/ (xmlns:\w+="[^"]*")/g)]
      .map(([, name]) => ` ${name}`)
      .sort()
      .join('');
  const [signatureTag = ''] = /^<[^>]*>/.exec(signature) ?? [];
  const [propertiesTag = ''] = /<xades:QualifyingProperties[^>]*>/.exec(signature) ?? [];
  // Canonical XML repeats the namespaces of the ancestors on the element that is signed.
  const info = (/<ds:SignedInfo>[\s\S]*<\/ds:SignedInfo>/.exec(signature)?.[0] ?? '').replace(
    '<ds:SignedInfo',
    `<ds:SignedInfo${names(root, signatureTag)}`,
  );
  const properties = (
    /<xades:SignedProperties[\s\S]*<\/xades:SignedProperties>/.exec(signature)?.[0] ?? ''
  ).replace(
    '<xades:SignedProperties',
    `<xades:SignedProperties${names(root, signatureTag, propertiesTag)}`,
  );
  const digests = [...info.matchAll(/<ds:DigestValue>([^<]*)</g)].map(([, digest]) => digest);
  const certificate = Buffer.from(
    textOf(signature, 'X509Certificate').replace(/\s/g, ''),
    'base64',
  );
  const value = textOf(signature, 'SignatureValue');
  const certificateDigest = createHash('sha256').update(certificate).digest('base64');
  return {
    value,
    holds:
      digests.length === 2 &&
      digests[0] === sha256(xml.replace(signature, '')) &&
      digests[1] === sha256(properties) &&
      properties.includes(`<ds:DigestValue>${certificateDigest}</ds:DigestValue>`) &&
      createVerify('RSA-SHA256')
        .update(info, 'utf8')
        .verify(new X509Certificate(certificate).publicKey, value, 'base64'),
  };
}

/**
 * Whether a value is an RSA signature over some SHA-256 digest by this certificate's key, for files
 * that are not at hand.
 */
export function isRsaSha256Signature(value: string, certificatePem: string): boolean {
  const opened = publicDecrypt(
    {key: new X509Certificate(certificatePem).publicKey, padding: constants.RSA_PKCS1_PADDING},
    Buffer.from(value, 'base64'),
  );
  return (
    opened.length === 51 &&
    opened.subarray(0, 19).toString('hex') === '3031300d060960864801650304020105000420'
  );
}

/**
 * The dark modules of a QR picture: a PNG of one bit a pixel, unfiltered, with a quiet zone of four
 * modules.
 */
export function readQrPicture(base64: string, scale: number): boolean[][] {
  const png = Buffer.from(base64, 'base64');
  const size = png.readUInt32BE(16);
  const chunks: Buffer[] = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      chunks.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const rows = inflateSync(Buffer.concat(chunks));
  const stride = Math.ceil(size / 8) + 1;
  const modules = size / scale - 8;
  const isDark = (x: number, y: number): boolean =>
    (((rows[y * stride + 1 + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1) === 0;
  const toPixel = (module: number): number => (module + 4) * scale + (scale >> 1);
  return Array.from({length: modules}, (_row, y) =>
    Array.from({length: modules}, (_column, x) => isDark(toPixel(x), toPixel(y))),
  );
}

/** One named example of a JSON or XML body of a specification, found by operation. */
export interface Example {
  readonly operationId: string;
  readonly side: 'request' | 'response';
  readonly name: string;
  readonly value: unknown;
}

/**
 * All examples in the operations of a specification, in order; shared ones are looked up in
 * shared/sign-es.yaml.
 */
export function readExamples(file: string): Example[] {
  const specification = readYaml(file) as Specification;
  const shared = readYaml('static/openapi/shared/sign-es.yaml') as Specification;
  const resolve = (example: {$ref?: string; value?: unknown}): unknown => {
    const name = example.$ref?.split('/').at(-1) ?? '';
    return example.$ref
      ? (example.$ref.startsWith('#') ? specification : shared).components.examples?.[name]?.value
      : example.value;
  };
  return Object.values(specification.paths).flatMap((path) =>
    Object.values(path).flatMap((operation) => {
      const {operationId = '', requestBody, responses = {}} = operation;
      const from = (side: Example['side'], bodies: Bodies | undefined): Example[] =>
        Object.values(bodies ?? {}).flatMap(({examples = {}}) =>
          Object.entries(examples).map(([name, example]) => ({
            operationId,
            side,
            name,
            value: resolve(example),
          })),
        );
      return [
        ...from('request', requestBody?.content),
        ...Object.values(responses).flatMap(({content}) => from('response', content)),
      ];
    }),
  );
}

type Bodies = Record<string, {examples?: Record<string, {$ref?: string; value?: unknown}>}>;
interface Specification {
  readonly paths: Record<
    string,
    Record<
      string,
      {
        operationId?: string;
        requestBody?: {content: Bodies};
        responses?: Record<string, {content?: Bodies}>;
      }
    >
  >;
  readonly components: {readonly examples?: Record<string, {readonly value: unknown}>};
}

/** Every object inside a value, itself included. */
export function objectsOf(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsOf);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsOf)];
}

/** An amount of at most two places in cents. */
export function toCents(amount: string): number {
  return Math.round(Number(amount) * 100);
}
