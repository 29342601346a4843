import {createHash, createPublicKey, generateKeyPairSync, sign, type KeyObject} from 'node:crypto';
import {toLogMessage, type LogForm} from '@bonarium/fiscal/germany';
import {toTar, type TarFile} from '../../scripts/lib/packages/tar';

const CLIENT = 'MORGENROT-KASSE-01';
const START = 1_795_167_662;

/** One DER element. */
function der(tag: number, ...parts: readonly (Uint8Array | readonly number[])[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const {length} = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const ECDSA_SHA256 = der(0x30, der(0x06, [0x2a, 0x86, 0x48, 0xce, 0x3d, 4, 3, 2]));

function toName(text: string): Buffer {
  return der(0x30, der(0x31, der(0x30, der(0x06, [0x55, 4, 3]), der(0x0c, Buffer.from(text)))));
}

interface Unit {
  readonly name: string;
  readonly key: KeyObject;
}

/** An X.509 certificate of a key, signed by another unit. */
export function toCertificate(subject: Unit, issuer: Unit, serial = 1): Buffer {
  const signed = der(
    0x30,
    der(0xa0, der(0x02, [2])),
    der(0x02, [serial]),
    ECDSA_SHA256,
    toName(issuer.name),
    der(0x30, der(0x17, Buffer.from('260101000000Z')), der(0x17, Buffer.from('340101000000Z'))),
    toName(subject.name),
    createPublicKey(subject.key).export({format: 'der', type: 'spki'}),
  );
  const signature = sign('sha256', signed, issuer.key);
  return der(0x30, signed, ECDSA_SHA256, der(0x03, [0], signature));
}

interface ArchiveOptions {
  readonly curve?: string;
  readonly form?: LogForm;
  /** Whether signatures are DER instead of r‖s. */
  readonly isDer?: boolean;
  readonly count?: number;
}

/** An archive of a TSE made for tests: one system event, transactions, one audit event. */
export function toArchiveFiles({
  curve = 'prime256v1',
  form = {logVersion: 2, hash: 'SHA-256', time: 'unixTime'},
  isDer = false,
  count = 3,
}: ArchiveOptions = {}): TarFile[] {
  const newKey = (name: string): KeyObject =>
    generateKeyPairSync('ec', {namedCurve: name}).privateKey;
  const root = {name: 'Test CA', key: newKey('prime256v1')};
  const unit = {name: 'Test TSE', key: newKey(curve)};
  const spki = createPublicKey(unit.key).export({format: 'der', type: 'spki'});
  const size = {prime256v1: 65, brainpoolP256r1: 65, brainpoolP384r1: 97}[curve] ?? 65;
  const serial = createHash('sha256').update(spki.subarray(-size)).digest('hex');
  const seal = (message: Uint8Array): Buffer => {
    const dsaEncoding = isDer ? ('der' as const) : ('ieee-p1363' as const);
    const hash = form.hash.replace('-', '').toLowerCase();
    return der(0x30, message, der(0x04, sign(hash, message, {key: unit.key, dsaEncoding})));
  };
  const files: TarFile[] = [];
  let counter = 0;
  const event = (kind: 'Sys' | 'Aud', operation: string): void => {
    counter += 1;
    const time = START + counter;
    const message = Buffer.concat([
      der(0x02, [form.logVersion]),
      der(0x06, [4, 0, 0x7f, 0, 7, 3, 7, 1, kind === 'Sys' ? 2 : 3]),
      ...(kind === 'Sys' ? [der(0x80, Buffer.from(operation)), der(0x81, [])] : []),
      der(0x04, Buffer.from(serial, 'hex')),
      der(0x30, der(0x06, [4, 0, 0x7f, 0, 7, 1, 1, 4, 1, form.hash === 'SHA-384' ? 4 : 3])),
      ...(kind === 'Aud' ? [der(0x04, Buffer.from('audit'))] : []),
      der(0x02, [counter]),
      der(0x02, [...Buffer.from(time.toString(16), 'hex')]),
    ]);
    const end = kind === 'Sys' ? `Log-Sys_${operation}` : 'Log-Aud';
    files.push({path: `Unixt_${time}_Sig-${counter}_${end}.log`, content: seal(message)});
  };
  event('Sys', 'initialize');
  for (let number = 1; number <= count; number += 1)
    for (const step of ['start', 'finish'] as const) {
      counter += 1;
      const time = START + counter;
      const isStart = step === 'start';
      const message = toLogMessage(
        {
          operation: `${step}Transaction`,
          clientSerialNumber: CLIENT,
          processType: isStart ? '' : 'Kassenbeleg-V1',
          processData: isStart ? '' : 'Beleg^1.00_0.00_0.00_0.00_0.00^1.00:Bar',
          transactionNumber: number,
          tssSerialNumber: serial,
          signatureCounter: counter,
          time,
        },
        form,
      );
      const name = step === 'start' ? 'Start' : 'Finish';
      files.push({
        path: `Unixt_${time}_Sig-${counter}_Log-Tra_No-${number}_${name}_Client-${CLIENT}.log`,
        content: seal(message),
      });
    }
  event('Aud', '');
  const pem = `-----BEGIN CERTIFICATE-----\n${toCertificate(root, root).toString('base64')}\n-----END CERTIFICATE-----\n`;
  files.push(
    {path: `${serial}_X509.cer`, content: toCertificate(unit, root, 2)},
    {path: `${'0'.repeat(64)}_X509.pem`, content: Buffer.from(pem)},
    {
      path: 'info.csv',
      content: Buffer.from('"description:","test","manufacturer:","Bonarium"\r\n'),
    },
  );
  return files;
}

/** The archive with these files, as bytes. */
export function toArchive(files: readonly TarFile[]): Uint8Array {
  return new Uint8Array(toTar(files));
}
