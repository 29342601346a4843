import type {FindingCode} from '@bonarium/fiscal';
import {toReceiptCode} from '@bonarium/fiscal/germany';
import {germanReceipt} from '../../../src/data/receipts/germany';
import {austrianReceipt} from '../../../tests/receipts/austria';
import {toAustrianDep7} from '../../../tests/support/fiscalInputs';
import {toAustrianBoundaries} from './boundaries';
import {CHANGED, toBoundary, toFamily, type Vector} from './family';

/** German receipt codes. */
export function toGermanVectors(): readonly Vector[] {
  const input = toReceiptCode(germanReceipt);
  const expected = {verdict: 'unchanged', codes: ['de.signature.fits']} as const;
  const boundary = (
    id: string,
    title: string,
    from: string,
    to: string,
    code: FindingCode,
  ): Vector => toBoundary(id, title, input.replace(from, to), CHANGED, code);
  const [day, number] = ['2026-11-20T09:41:37', ';4711;'];
  return [
    boundary(
      'de-leap',
      'The last day of February 2028',
      day,
      '2028-02-29T09:41:37',
      'de.signature.differs',
    ),
    boundary('de-leap-1', 'A 29 February in 2027', day, '2027-02-29T09:41:37', 'de.time.form'),
    boundary('de-number', 'The highest number', number, ';4294967295;', 'de.signature.differs'),
    boundary('de-number-1', 'A number above the highest', number, ';4294967296;', 'de.number.form'),
    ...toFamily({id: 'de-code', title: 'Receipt code of a sale', input, expected}, [
      ['An amount is higher', '11.90', '12.90', CHANGED, 'de.signature.differs'],
      [
        'The till has another serial number',
        'KASSE-01',
        'KASSE-02',
        CHANGED,
        'de.signature.differs',
      ],
      ['The transaction has another number', ';4711;', ';4712;', CHANGED, 'de.signature.differs'],
      ['Another signature counter', ';9877;', ';9878;', CHANGED, 'de.signature.differs'],
      ['A character of the signature', 'aUuT7', 'aUuT8', CHANGED, 'de.signature.differs'],
      ['End in local time', '09:41:37.000Z', '10:41:37.000Z', CHANGED, 'de.mistake.local-time'],
      ['Numbers swapped', '4711;9877', '9877;4711', CHANGED, 'de.mistake.counters-swapped'],
      ['Decimal commas', /(\d)\.(\d\d)(?=[_^:])/g, '$1,$2', CHANGED, 'de.mistake.amount-form'],
      ['Process type in other letters', 'Kassenb', 'KassenB', CHANGED, 'de.mistake.process-type'],
      ['Another algorithm is named', 'SHA256', 'SHA384', CHANGED, 'de.signature.differs'],
      [
        'A time format that wasn’t signed',
        'unixTime',
        'utcTime',
        CHANGED,
        'de.mistake.time-format',
      ],
      ['Cut after 255 characters', /(?<=^[^]{255})[^]*/, '', CHANGED, 'de.code.cut'],
      ['Base64url instead of base64', /\/(?=[^;]*;[^;]*$)/g, '_', CHANGED, 'de.base64.url'],
      ['Another version', 'V0;', 'V1;', CHANGED, 'de.code.version'],
      [
        'A date that doesn’t exist',
        '2026-11-20T09:41:37',
        '2026-11-31T09:41:37',
        CHANGED,
        'de.time.form',
      ],
      [
        'Another start time, which this signature doesn’t cover',
        '09:41:02',
        '09:41:03',
        'unchanged',
      ],
    ]),
  ];
}

/** Austrian codes and a DEP7 file. */
export function toAustrianVectors(): readonly Vector[] {
  const {sale, previous} = austrianReceipt.records;
  const {certificate} = austrianReceipt.signatureCreationUnit;
  const options = {certificate, now: 1_795_219_200};
  const [amount = ''] = /_\d+,\d\d(?=_)/.exec(sale.code) ?? [];
  return [
    ...toAustrianBoundaries(),
    ...toFamily(
      {
        id: 'at-code',
        title: 'Code of a sale, with the certificate',
        input: sale.code,
        options,
        expected: {verdict: 'unchanged', codes: ['at.signature.fits']},
      },
      [
        [
          'An amount is different',
          amount,
          amount.replace(/\d$/, '9').replace(/^_\d/, '_8'),
          CHANGED,
          'at.signature.differs',
        ],
        ['A character of the time', /T(\d\d):/, 'T03:', CHANGED, 'at.signature.differs'],
      ],
    ),
    {
      id: 'at-two',
      kind: 'positive',
      title: 'Two codes of one unit, without a certificate',
      input: `${previous.code}\n${sale.code}`,
      options: {now: options.now},
      expected: {verdict: 'unchanged', codes: ['at.signature.common-key']},
    },
    {
      id: 'at-two-1',
      kind: 'defect',
      title: 'Two codes, one with another amount',
      from: 'at-two',
      input: `${previous.code}\n${sale.code.replace(amount, amount.replace(/^_\d/, '_8'))}`,
      options: {now: options.now},
      expected: {verdict: CHANGED, codes: ['at.signature.no-common-key']},
    },
    ...toFamily(
      {
        id: 'at-dep7',
        title: 'DEP7 of a register’s first morning',
        input: toAustrianDep7(),
        options: {now: options.now},
        expected: {verdict: 'unchanged', codes: ['at.dep.receipts', 'at.dep.fits']},
      },
      [
        [
          'A receipt is missing',
          /(?<="Belege-kompakt":\["[^"]*",)"[^"]*",/,
          '',
          CHANGED,
          'at.chain.differs',
        ],
        [
          'A character of the certificate',
          'MIIB',
          'NIIB',
          'cannot-tell',
          'at.certificate.unreadable',
        ],
      ],
    ),
  ];
}
