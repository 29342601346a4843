import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {germanReceipt} from '../../../src/data/receipts/germany';
import {
  type FederalState,
  isGermanVatId,
  isTaxNumberOf,
  toCertificationNumber,
  toNotificationDueDate,
  toUniformTaxNumber,
} from '@bonarium/fiscal/germany';
import {readYaml} from '../../support/readYaml';

const read = (file: string) => readYaml(file);
const specification = read('static/openapi/sign-de/submission/v1.yaml');
const example = (name: string) => specification.components.examples[name].value;

/** The sample numbers of the tax administration, one per federal state. */
const samples: readonly [FederalState, string, string][] = [
  ['BW', '93815/08152', '2893081508152'],
  ['BY', '181/815/08155', '9181081508155'],
  ['BE', '21/815/08150', '1121081508150'],
  ['BB', '048/815/08155', '3048081508155'],
  ['HB', '75 815 08152', '2475081508152'],
  ['HH', '02/815/08156', '2202081508156'],
  ['HE', '013 815 08153', '2613081508153'],
  ['MV', '079/815/08151', '4079081508151'],
  ['NI', '24/815/08151', '2324081508151'],
  ['NW', '133/8150/8159', '5133081508159'],
  ['RP', '22/815/08154', '2722081508154'],
  ['SL', '010/815/08182', '1010081508182'],
  ['SN', '201/123/12340', '3201012312340'],
  ['ST', '101/815/08154', '3101081508154'],
  ['SH', '29 815 08158', '2129081508158'],
  ['TH', '151/815/08156', '4151081508156'],
];

describe('tax numbers', () => {
  it.each(samples)('of %s turn from %s into %s', (state, printed, uniform) => {
    expect(toUniformTaxNumber(printed, state)).toBe(uniform);
    expect(isTaxNumberOf(uniform, state)).toBe(true);
    expect(uniform).toMatch(new RegExp(specification.components.schemas.GermanTaxNumber.pattern));
  });

  it('are rejected with the length of another state', () => {
    expect(toUniformTaxNumber('181/815/08155', 'BE')).toBeNull();
    expect(toUniformTaxNumber('21/815/08150', 'BY')).toBeNull();
    expect(toUniformTaxNumber('21/815/0815', 'BE')).toBeNull();
  });

  it('are rejected for another state', () => {
    expect(isTaxNumberOf('2202081508156', 'BE')).toBe(false);
  });

  it.each(['TaxpayerPersonRequest', 'TaxpayerCompanyRequest', 'TaxpayerStored'])(
    'of the example %s fit the state and the VAT id',
    (name) => {
      const {tax_number, federal_state, vat_id_number} = example(name);
      expect(isTaxNumberOf(tax_number, federal_state)).toBe(true);
      expect(isGermanVatId(vat_id_number)).toBe(true);
    },
  );
});

describe('VAT identification numbers', () => {
  it('have the right check digit', () => {
    expect(isGermanVatId(germanReceipt.merchant.vatId)).toBe(true);
    expect(isGermanVatId('DE123456789')).toBe(false);
    expect(isGermanVatId('DE12345678')).toBe(false);
  });
});

describe('certification ids', () => {
  it.each([
    ['BSI-K-TR-9999-2026', '9999-2026'],
    ['BSI-K-TR-9999-2026-MA-01', '9999-2026'],
    ['BSI-K-TR-999-2026', null],
    ['9999-2026', null],
  ])('%s is notified as %s', (id, number) => {
    expect(toCertificationNumber(id)).toBe(number);
  });

  it('of the examples can be notified', () => {
    for (const id of [
      example('ClientStored').tss.bsi_certification_id,
      example('ExternalTssStored').bsi_certification_id,
    ]) {
      expect(toCertificationNumber(id)).toMatch(/^\d{4}-\d{4}$/);
    }
  });
});

describe('notification limits', () => {
  it.each([
    ['2026-10-28', '2026-11-28'],
    ['2026-12-15', '2027-01-15'],
    ['2027-01-31', '2027-02-28'],
    ['2028-01-31', '2028-02-29'],
    ['2025-07-01', '2025-08-01'],
    ['2025-06-30', '2025-07-31'],
    ['2020-01-02', '2025-07-31'],
  ])('of a change on %s ends on %s', (changed, due) => {
    expect(toNotificationDueDate(changed)).toBe(due);
  });

  it.each(['ClientStored', 'ExternalClientStored'])('is what the example %s shows', (name) => {
    const {acquisition_date, decommissioning_date, notification_due_date} = example(name);
    expect(notification_due_date).toBe(
      toNotificationDueDate(decommissioning_date ?? acquisition_date),
    );
  });
});

describe('the café in the examples', () => {
  it('is the merchant of the continuous receipt', () => {
    const {first_name, last_name, trade_name, tax_number, vat_id_number, address} =
      example('TaxpayerStored');
    const {merchant} = germanReceipt;
    expect({
      name: trade_name,
      owner: `${first_name} ${last_name}`,
      street: address.street,
      town: `${address.postal_code} ${address.city}`,
      taxNumber: tax_number,
      vatId: vat_id_number,
    }).toEqual(merchant);
  });

  it('has the till and the TSS of SIGN DE', () => {
    const {client_id, serial_number, tss} = example('ClientStored');
    expect({
      client_id,
      serial_number,
      tss_id: tss.tss_id,
      tss_serial_number: tss.serial_number,
    }).toEqual({
      client_id: germanReceipt.clientId,
      serial_number: germanReceipt.clientSerialNumber,
      tss_id: germanReceipt.tss.id,
      tss_serial_number: germanReceipt.tss.serialNumber,
    });
  });

  it('has the same second till as in DSFINVK DE', () => {
    const {cash_register_type, serial_number} = read('static/openapi/shared/dsfinvk.yaml')
      .components.examples.CashRegisterExternalRequest.value;
    expect(example('ExternalTssStored').serial_number).toBe(cash_register_type.serial_number);
    expect(
      createHash('sha256')
        .update(Buffer.from(cash_register_type.public_key, 'base64'))
        .digest('hex'),
    ).toBe(cash_register_type.serial_number);
    expect(example('ExternalClientStored').serial_number).toBe(serial_number);
  });
});
