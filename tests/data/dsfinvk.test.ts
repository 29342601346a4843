import {describe, expect, it} from 'vitest';
import {dsfinvkTables} from '../../src/data/tables/dsfinvk';
import {readYaml} from '../support/readYaml';

const {schemas} = readYaml('static/openapi/shared/dsfinvk.yaml').components;
const valuesOf = (id: string) =>
  dsfinvkTables
    .find((table) => table.id === id)
    ?.rows.map((row) => Object.values(row)[0] as string);

describe('the code lists of the DSFinV-K', () => {
  it.each([
    {id: 'dsfinvk-bon-typ', schema: 'TransactionType'},
    {id: 'dsfinvk-gv-typ', schema: 'BusinessCaseType'},
    {id: 'dsfinvk-zahlart-typ', schema: 'PaymentType'},
  ])('$id has the values that the service accepts', ({id, schema}) => {
    expect(valuesOf(id)).toEqual(schemas[schema].enum);
  });

  it('has the VAT keys that the service accepts', () => {
    const single = (valuesOf('dsfinvk-ust-schluessel') ?? [])
      .filter((key) => /^\d+$/.test(key))
      .map(Number);
    expect(single).toEqual([...schemas.StandardVatKey.enum, ...schemas.HistoricVatKey.enum]);
  });

  it('has VAT keys that are the same in every language', () => {
    const words = valuesOf('dsfinvk-ust-schluessel')?.filter((key) => /[a-z]/i.test(key));
    expect(words).toEqual([]);
  });
});
