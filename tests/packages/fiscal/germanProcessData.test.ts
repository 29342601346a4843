import {describe, expect, it} from 'vitest';
import {check} from '@bonarium/fiscal';

const data = 'Beleg^11.90_5.35_0.00_0.00_0.00^10.00:Bar_7.25:Unbar';

describe('process data without a receipt code', () => {
  it.each([
    ['text', data],
    ['text with spaces around it', ` ${data}\n`],
    ['base64', btoa(data)],
  ])('is explained part by part: %s', async (_, input) => {
    const report = await check(input);
    expect(report).toMatchObject({kind: 'de-process-data', regime: 'DE', verdict: 'cannot-tell'});
    expect(report.findings.map(({code}) => code)).toEqual(['de.process.alone']);
    expect(report.fields.map(({name, value, coverage}) => [name, value, coverage])).toEqual([
      ['documentKind', 'Beleg', 'other'],
      ['vatSlots', '11.90_5.35_0.00_0.00_0.00', 'other'],
      ['payments', '10.00:Bar_7.25:Unbar', 'other'],
    ]);
  });

  it('has no payment for kinds that have none', async () => {
    const report = await check('AVTransfer^11.90_0.00_0.00_0.00_-11.90^');
    expect(report.findings.map(({code}) => code)).toEqual(['de.process.alone']);
  });

  it.each([
    ['de.process.comma at ', 'Beleg^11,90_5,35_0,00_0,00_0,00^17,25:Bar'],
    ['de.process.form at ', 'Beleg^11.90_5.35_0.00_0.00^17.25:Bar'],
    ['de.process.form at ', 'Beleg^11.90'],
    ['de.process.sums at ', 'Beleg^11.90_5.35_0.00_0.00_0.00^17.20:Bar'],
    [
      'de.process.payment-order at payments',
      'Beleg^11.90_5.35_0.00_0.00_0.00^7.25:Unbar_10.00:Bar',
    ],
    [
      'de.process.reversal-kind at documentKind',
      'AVBelegstorno^-11.90_0.00_0.00_0.00_0.00^-11.90:Bar',
    ],
  ])('breaks a rule: %s', async (code, input) => {
    const report = await check(input);
    expect(report).toMatchObject({kind: 'de-process-data', verdict: 'cannot-tell'});
    expect(report.findings.map((finding) => `${finding.code} at ${finding.at}`)).toEqual([
      code,
      'de.process.alone at ',
    ]);
  });

  it('is one field if its parts can’t be told apart', async () => {
    const {fields} = await check('Beleg^11.90');
    expect(fields.map(({name, value}) => [name, value])).toEqual([['processData', 'Beleg^11.90']]);
  });

  it.each(['Beleg', 'Beleg 4711', 'AV^', btoa('Bel')])('is not %s', async (input) => {
    expect((await check(input)).kind).not.toBe('de-process-data');
  });
});
