import {describe, expect, it} from 'vitest';
import {check} from '@bonarium/fiscal';
import {toReceiptCode} from '@bonarium/fiscal/germany';
import {germanReceipt} from '../../../src/data/receipts/germany';
import {austrianReceipt} from '../../receipts/austria';
import {readYaml} from '../../support/readYaml';

/** Whether any schema of a specification has these properties, one below the other. */
function hasPath(specification: unknown, path: readonly string[], part = specification): boolean {
  if (typeof part !== 'object' || part === null) return false;
  const {properties} = part as {properties?: Record<string, unknown>};
  const [name = '', ...rest] = path;
  const own = properties && Object.hasOwn(properties, name) ? properties[name] : undefined;
  // References aren't resolved: the rest of the path must be in some schema.
  const isBelow = (schema: unknown): boolean =>
    rest.length === 0 ||
    hasPath(specification, rest, JSON.stringify(schema).includes('$ref') ? specification : schema);
  return (
    (own !== undefined && isBelow(own)) ||
    Object.values(part).some((one) => hasPath(specification, path, one))
  );
}

describe.each([
  ['DE', ['kassensichv/v2', 'shared/kassensichv'], toReceiptCode(germanReceipt)],
  ['AT', ['rksv/v1'], austrianReceipt.records.sale.code],
])('the fields of %s', (_, files, input) => {
  it('name fields that the specification has', async () => {
    const specification = files.map((file) => readYaml(`static/openapi/${file}.yaml`));
    const {fields} = await check(input);
    const names = fields.flatMap(({api}) => (api === undefined ? [] : [api]));
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !hasPath(specification, name.split('.')))).toEqual([]);
    expect(hasPath(specification, ['log', 'process_typo'])).toBe(false);
  });
});

it.each([
  ['shared/kassensichv', 'QrCodeData', []],
  ['rksv/v1', 'Receipt', ['qr_code_data']],
  ['shared/sign-es', 'VerifactuCompliance', ['url']],
  ['shared/sign-es', 'TicketbaiCompliance', ['tbai', 'url']],
  ['sign-es/local/v0', 'NoVerifactuCompliance', ['url']],
])('%s says in %s where to check what a receipt shows', (file, schema, names) => {
  const {components} = readYaml(`static/openapi/${file}.yaml`) as {
    components: {schemas: Record<string, Described & {properties?: Record<string, Described>}>};
  };
  const found = components.schemas[schema];
  const described = names.length === 0 ? [found] : names.map((name) => found?.properties?.[name]);
  for (const one of described)
    expect(one?.description).toContain('(https://developer.bonarium.example/check)');
});

interface Described {
  readonly description?: string;
}
