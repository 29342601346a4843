import {createHash, createPublicKey, verify} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {germanReceipt} from '../../../src/data/receipts/germany';
import {parseReceiptCode, toReceiptCode} from '../../../src/model/fiscal/kassensichv';
import {
  checkReceiptCode,
  type CodeVerdict,
  type SignatureCheck,
} from '../../../src/model/fiscal/receiptCodeCheck';
import {PUBLISHED_CODES} from '../../support/receiptCodes';

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();

function verifyHere({profile, message, signature, publicKey}: SignatureCheck): boolean | undefined {
  try {
    const key = createPublicKey({format: 'der', type: 'spki', key: Buffer.from(publicKey)});
    return verify(
      profile.hash,
      message,
      {key, dsaEncoding: profile.signature === 'DER' ? 'der' : 'ieee-p1363'},
      signature,
    );
  } catch {
    // The point is not on this curve.
    return undefined;
  }
}

function check(text: string): CodeVerdict | 'not a code' {
  const {code} = parseReceiptCode(text);
  return code === null ? 'not a code' : checkReceiptCode(code, {sha256, verify: verifyHere});
}

const own = toReceiptCode(germanReceipt);

describe('checkReceiptCode', () => {
  it.each(PUBLISHED_CODES)(
    'finds the profile of a published code: $profile.curve, $profile.signature',
    ({code, profile}) => {
      expect(check(code)).toMatchObject({kind: 'unchanged', profile});
    },
  );

  it('finds the profile of Bonarium’s TSS', () => {
    expect(check(own)).toEqual({
      kind: 'unchanged',
      profile: {
        logVersion: 3,
        curve: 'P-256',
        hash: 'SHA-256',
        signature: 'plain',
        key: 'point',
        time: 'unixTime',
      },
      tssSerialNumber: germanReceipt.tss.serialNumber,
    });
  });

  it('reads a key given as SubjectPublicKeyInfo', () => {
    const {publicKey} = parseReceiptCode(own).code ?? {publicKey: ''};
    const info = Buffer.concat([
      Buffer.from('3059301306072a8648ce3d020106082a8648ce3d030107034200', 'hex'),
      Buffer.from(publicKey, 'base64'),
    ]);
    expect(check(own.replace(publicKey, info.toString('base64')))).toMatchObject({
      kind: 'unchanged',
      profile: {key: 'SubjectPublicKeyInfo', curve: 'P-256'},
    });
  });

  it('never calls a changed code unchanged, except for the start time, which another signature covers', () => {
    for (const code of [...PUBLISHED_CODES.map((row) => row.code), own]) {
      const startEnd = code.split(';').slice(0, -5).join(';').length;
      const startLength = '2026-11-20T09:41:02.000Z'.length;
      let seed = 7;
      for (let index = 0; index < code.length; index += 1) {
        if (index >= startEnd - startLength && index < startEnd) continue;
        seed = (seed * 48_271) % 2_147_483_647;
        const characters = 'ABCDEFabcdef0123456789+/=;.:_^- ';
        const other = characters[seed % characters.length] ?? 'A';
        if (other === code[index]) continue;
        const verdict = check(code.slice(0, index) + other + code.slice(index + 1));
        expect(
          typeof verdict === 'object' ? verdict.kind : verdict,
          `${code.slice(0, 12)} ${index} ${other}`,
        ).not.toBe('unchanged');
      }
    }
  });

  it('says that a code was changed only if a profile could be tried', () => {
    expect(check(own.replace('11.90', '12.90'))).toMatchObject({
      kind: 'changed or incomplete',
      tried: [{logVersion: 2}, {logVersion: 3}],
    });
    expect(check(own.replace('ecdsa-plain-SHA256', 'ecsdsa-plain-SHA256'))).toEqual({
      kind: 'cannot tell',
      reason: 'algorithm',
    });
    const {code} = parseReceiptCode(own);
    if (code === null) throw new Error('The example does not parse.');
    expect(checkReceiptCode(code, {sha256, verify: () => undefined})).toEqual({
      kind: 'cannot tell',
      reason: 'curve',
    });
    expect(checkReceiptCode({...code, publicKey: 'BK4d'}, {sha256, verify: verifyHere})).toEqual({
      kind: 'cannot tell',
      reason: 'key',
    });
    expect(checkReceiptCode({...code, signature: 'AAAA'}, {sha256, verify: verifyHere})).toEqual({
      kind: 'cannot tell',
      reason: 'signature',
    });
  });

  it.each([
    ['utcTimeWithSeconds', '170d3236313132303039343133375a'],
    ['generalizedTime', '180f32303236313132303039343133375a'],
    ['generalizedTimeWithMilliseconds', '181332303236313132303039343133372e3030305a'],
  ])('builds the message of a TSE that signs %s', (timeFormat, element) => {
    const {code} = parseReceiptCode(own);
    if (code === null) throw new Error('The example does not parse.');
    const messages: string[] = [];
    checkReceiptCode(
      {...code, timeFormat},
      {sha256, verify: ({message}) => (messages.push(Buffer.from(message).toString('hex')), false)},
    );
    expect(messages.every((message) => /(170d|180f|1813)[0-9a-f]+$/.test(message))).toBe(true);
    expect(messages.some((message) => message.endsWith(element))).toBe(true);
  });

  it.each(['2026-11-20T09:41:37.001Z', '2126-11-20T09:41:37.000Z'])(
    'rejects digits of %s that a UTC time cannot represent',
    (finishedAt) => {
      const {code} = parseReceiptCode(own);
      if (code === null) throw new Error('The example does not parse.');
      const verdict = checkReceiptCode(
        {...code, timeFormat: 'utcTimeWithSeconds', finishedAt},
        {sha256, verify: () => true},
      );
      expect(verdict.kind).toBe('changed or incomplete');
    },
  );
});
