import {createSign, X509Certificate} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {individualBill, ticketbaiReceipt} from '../../receipts/ticketbai';
import {
  toChainLink,
  toCrc8,
  toQrBase,
  toTbaiIdentifier,
  toTicketbaiUrl,
} from '@bonarium/fiscal/spain';
import {isNif} from '@bonarium/fiscal/spain';
import {
  isRsaSha256Signature,
  objectsOf,
  readExamples,
  readXades,
  textOf,
} from '../../support/spanishArtefacts';
import {expectReceiptSums} from '../../support/expectSums';

const {merchant, territory, software, receipt, previous, complete} = ticketbaiReceipt;
/** Every bill of the examples, with its issuer. */
const bills = [
  ...[receipt, previous, complete].map((bill) => ({...bill, nif: merchant.nif, territory})),
  individualBill,
];
const cloud = readExamples('static/openapi/sign-es/v1.yaml');
const local = readExamples('static/openapi/sign-es/local/v0.yaml');
const pem = readFileSync('tests/support/keys/tbai-demo.pem', 'utf8');
const toCertificate = (keys: string): string => keys.slice(keys.indexOf('-----BEGIN CERTIFICATE'));
const certificatePem = toCertificate(pem);
const individualPem = toCertificate(
  readFileSync('tests/support/keys/tbai-individual-demo.pem', 'utf8'),
);

describe('the TBAI identifier', () => {
  it('matches the example of the specification', () => {
    const identifier = toTbaiIdentifier({
      nif: '00000006Y',
      issuedOn: '25-10-2019',
      signatureValue: 'btFpwP8dcLGAFrest',
    });
    expect(identifier).toBe('TBAI-00000006Y-251019-btFpwP8dcLGAF-237');
    expect(identifier).toHaveLength(39);
  });

  it.each(bills)('is that of our bill $number', ({nif, issuedAt, signature}) => {
    expect(
      toTbaiIdentifier({
        nif,
        issuedOn: issuedAt.slice(0, 10),
        signatureValue: signature.value,
      }),
    ).toBe(signature.tbai);
  });
});

describe('the QR address', () => {
  it('matches the example of the specification', () => {
    const invoice = {
      tbai: 'TBAI-00000006Y-251019-btFpwP8dcLGAF-237',
      series: 'T',
      number: '27174',
      total: '4.70',
    };
    expect(toTicketbaiUrl(toQrBase('BIZKAIA', {isTest: false}), invoice)).toBe(
      'https://batuz.eus/QRTBAI/?id=TBAI-00000006Y-251019-btFpwP8dcLGAF-237&s=T&nf=27174&i=4.70&cr=007',
    );
  });

  it('encodes base64 characters in an identifier', () => {
    expect(
      toTicketbaiUrl(toQrBase('ARABA', {isTest: true}), {
        tbai: 'TBAI-00000006Y-251019-bt+pwP8d/LGAF-237',
        series: 'T',
        number: '1',
        total: '4.70',
      }),
    ).toContain('id=TBAI-00000006Y-251019-bt%2BpwP8d%2FLGAF-237&');
  });

  it.each(bills)(
    'is that of our bill $number',
    ({signature, series, number, total, territory: at}) => {
      expect(
        toTicketbaiUrl(toQrBase(at, {isTest: true}), {
          tbai: signature.tbai,
          series,
          number,
          total,
        }),
      ).toBe(signature.qrUrl);
    },
  );

  it('has three check digits also for small values', () => {
    expect(toCrc8('')).toBe('000');
  });
});

describe('our bill', () => {
  it('adds up', () => expectReceiptSums(receipt));

  it('has valid tax numbers', () => {
    expect([merchant.nif, software.producerNif, individualBill.nif].every(isNif)).toBe(true);
  });
});

describe('the signed file in the examples', () => {
  const xml = local.find(
    ({operationId, name}) => operationId === 'retrieveInvoiceFile' && name === 'ticketbai',
  )?.value as string;

  it('is the same in both specifications', () => {
    const files = cloud.find(
      ({operationId, name}) => operationId === 'retrieveInvoiceFiles' && name === 'ticketbai',
    )?.value;
    expect(objectsOf(files).find(({request}) => typeof request === 'string')?.request).toBe(xml);
  });

  it('is valid: both digests, the certificate and the signature', () => {
    expect(readXades(xml)).toEqual({value: receipt.signature.value, holds: true});
    expect(readXades(xml.replace('30.25', '30.20')).holds).toBe(false);
  });

  it('is reproduced by signing with the demonstration key', () => {
    const info = (/<ds:SignedInfo>[\s\S]*<\/ds:SignedInfo>/.exec(xml)?.[0] ?? '').replace(
      '<ds:SignedInfo',
      '<ds:SignedInfo xmlns:T="urn:ticketbai:emision" xmlns:ds="http://www.w3.org/2000/09/xmldsig#"',
    );
    expect(createSign('RSA-SHA256').update(info, 'utf8').sign(pem, 'base64')).toBe(
      receipt.signature.value,
    );
  });

  it('matches the data', () => {
    expect(textOf(xml, 'NIF')).toBe(merchant.nif);
    expect(textOf(xml, 'SerieFactura')).toBe(receipt.series);
    expect(textOf(xml, 'NumFactura')).toBe(receipt.number);
    expect(`${textOf(xml, 'FechaExpedicionFactura')} ${textOf(xml, 'HoraExpedicionFactura')}`).toBe(
      receipt.issuedAt,
    );
    expect(textOf(xml, 'ImporteTotalFactura')).toBe(receipt.total);
    expect(textOf(xml, 'LicenciaTBAI')).toBe(software.licence);
    expect(textOf(xml, 'Version')).toBe(software.version);
  });

  it('is chained to the previous file, which the same key signed', () => {
    expect(textOf(xml, 'SignatureValueFirmaFacturaAnterior')).toBe(
      toChainLink(previous.signature.value),
    );
    expect(textOf(xml, 'NumFacturaAnterior')).toBe(previous.number);
    expect(isRsaSha256Signature(previous.signature.value, certificatePem)).toBe(true);
  });

  it.each([
    ['the complete invoice', complete, certificatePem],
    ['the bill of a natural person', individualBill, individualPem],
  ])('has a counterpart for %s, signed with the key of its issuer', (_name, bill, certificate) => {
    expect(isRsaSha256Signature(bill.signature.value, certificate)).toBe(true);
  });
});

describe('the answers in the examples', () => {
  const answers = objectsOf([...cloud, ...local].map(({value}) => value)).filter(
    ({compliance}) => (compliance as {type?: string} | undefined)?.type === 'TICKETBAI',
  ) as unknown as Answer[];

  it('contain identifier, address and signature of our bills', () => {
    expect(answers.length).toBeGreaterThan(4);
    for (const answer of answers) {
      const bill = bills.find(({invoiceId}) => invoiceId === answer.id);
      expect(answer).toMatchObject({
        series: bill?.series,
        number: bill?.number,
        full_amount: bill?.total,
        issued_at: bill?.issuedAt,
        compliance: {tbai: bill?.signature.tbai, url: bill?.signature.qrUrl},
      });
      if (!answer.record) continue;
      expect(answer.record.signature_value).toBe(bill?.signature.value);
      expect(answer.record.previous_signature).toBe(
        bill?.number === receipt.number ? toChainLink(previous.signature.value) : undefined,
      );
    }
  });

  it('show the certificate that signs', () => {
    const certificate = new X509Certificate(certificatePem);
    const signers = objectsOf([...cloud, ...local].map(({value}) => value)).filter(
      ({serial_number: serial}) => serial === certificate.serialNumber,
    ) as unknown as Signer[];
    expect(signers.length).toBeGreaterThan(2);
    for (const signer of signers) {
      expect(signer.x509_pem.trim()).toBe(certificatePem.trim());
      // 08:00 UTC is 10:00 in Spain in September.
      expect(signer.expires_at).toBe('01-09-2028 10:00:00');
    }
    expect(new Date(certificate.validTo).toISOString()).toBe('2028-09-01T08:00:00.000Z');
  });
});

interface Answer {
  readonly id: string;
  readonly record?: {readonly signature_value?: string; readonly previous_signature?: string};
}
interface Signer {
  readonly x509_pem: string;
  readonly expires_at: string;
}
