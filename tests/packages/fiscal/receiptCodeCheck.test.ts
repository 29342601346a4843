import {describe, expect, it} from 'vitest';
import {germanReceipt} from '../../../src/data/receipts/germany';
import {parseReceiptCode, toReceiptCode} from '@bonarium/fiscal/germany';
import {checkReceiptCode, type CodeVerdict} from '@bonarium/fiscal/germany';
import {PUBLISHED_CODES} from '../../support/receiptCodes';

async function check(text: string): Promise<CodeVerdict | 'not a code'> {
  const {code} = parseReceiptCode(text);
  return code === null ? 'not a code' : checkReceiptCode(code);
}

const own = toReceiptCode(germanReceipt);

describe('checkReceiptCode', () => {
  it.each(PUBLISHED_CODES)(
    'finds the profile of a published code: $profile.curve, $profile.signature',
    async ({code, profile}) => {
      expect(await check(code)).toMatchObject({kind: 'unchanged', profile});
    },
  );

  it('finds the profile of Bonarium’s TSS', async () => {
    expect(await check(own)).toEqual({
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

  it('reads a key given as SubjectPublicKeyInfo', async () => {
    const {publicKey} = parseReceiptCode(own).code ?? {publicKey: ''};
    const info = Buffer.concat([
      Buffer.from('3059301306072a8648ce3d020106082a8648ce3d030107034200', 'hex'),
      Buffer.from(publicKey, 'base64'),
    ]);
    expect(await check(own.replace(publicKey, info.toString('base64')))).toMatchObject({
      kind: 'unchanged',
      profile: {key: 'SubjectPublicKeyInfo', curve: 'P-256'},
    });
  });

  it('says that a code was changed only if a profile could be tried', async () => {
    expect(await check(own.replace('11.90', '12.90'))).toMatchObject({
      kind: 'changed-or-incomplete',
      tried: [{logVersion: 2}, {logVersion: 3}],
    });
    expect(await check(own.replace('ecdsa-plain-SHA256', 'ecsdsa-plain-SHA256'))).toEqual({
      kind: 'cannot-tell',
      reason: 'algorithm',
    });
    const {code} = parseReceiptCode(own);
    if (code === null) throw new Error('The example does not parse.');
    expect(await checkReceiptCode(code, () => undefined)).toEqual({
      kind: 'cannot-tell',
      reason: 'curve',
    });
    expect(await checkReceiptCode({...code, publicKey: 'BK4d'})).toEqual({
      kind: 'cannot-tell',
      reason: 'key',
    });
    expect(await checkReceiptCode({...code, signature: 'AAAA'})).toEqual({
      kind: 'cannot-tell',
      reason: 'signature',
    });
  });

  it.each([
    ['utcTimeWithSeconds', '170d3236313132303039343133375a'],
    ['generalizedTime', '180f32303236313132303039343133375a'],
    ['generalizedTimeWithMilliseconds', '181332303236313132303039343133372e3030305a'],
  ])('builds the message of a TSE that signs %s', async (timeFormat, element) => {
    const {code} = parseReceiptCode(own);
    if (code === null) throw new Error('The example does not parse.');
    const messages: string[] = [];
    await checkReceiptCode(
      {...code, timeFormat},
      ({message}) => (messages.push(Buffer.from(message).toString('hex')), false),
    );
    expect(messages.every((message) => /(170d|180f|1813)[0-9a-f]+$/.test(message))).toBe(true);
    expect(messages.some((message) => message.endsWith(element))).toBe(true);
  });

  it.each(['2026-11-20T09:41:37.001Z', '2126-11-20T09:41:37.000Z'])(
    'does not overlook the digits of %s that a UTC time cannot hold',
    async (finishedAt) => {
      const {code} = parseReceiptCode(own);
      if (code === null) throw new Error('The example does not parse.');
      const verdict = await checkReceiptCode(
        {...code, timeFormat: 'utcTimeWithSeconds', finishedAt},
        () => true,
      );
      expect(verdict.kind).toBe('changed-or-incomplete');
    },
  );
});
