import {describe, expect, it} from 'vitest';
import {withoutDeprecatedOperations} from '../../../plugins/api-reference/deprecation';
import {enrichSpecification} from '../../../plugins/api-reference/enrichSpecification';
import {parseOpenApi} from '../../../src/model/openapi/document';
import {toOperations} from '../../../src/model/openapi/operations';

const toApiUrl = (api: string): string | undefined =>
  api === 'till/v2' ? 'https://portal.example/api/till/v2' : undefined;

const specification = {
  openapi: '3.1.0',
  info: {
    title: 'Till',
    version: '1.0.0',
    description: 'Lead.\n\n# Errors\n\nRead them.\n\n# Changelog\n',
  },
  paths: {
    '/receipt': {
      get: {
        operationId: 'getReceipt',
        description: 'Reads.',
        'x-replaced-by': {api: 'till/v2', operation: 'readReceipt', note: 'It has lines now.'},
      },
      put: {operationId: 'putReceipt', description: 'Writes.'},
    },
  },
  'x-error-catalogue': [
    {code: 'E_LATE', status: 409, cause: 'Late.', remedy: 'Read.', retryable: false},
  ],
  'x-deprecated': {since: '2024-07-01', replacedBy: 'till/v2'},
};

describe('enrichSpecification', () => {
  const enriched = enrichSpecification(parseOpenApi(specification, 'till.yaml'), toApiUrl);

  it('takes names and tags from groups, but no ids, which would become element ids', () => {
    const groups = [{id: '__docusaurus', name: 'Receipts', tags: ['Till']}];
    expect(
      enrichSpecification(
        parseOpenApi({...specification, 'x-tagGroups': groups}, 'till.yaml'),
        toApiUrl,
      ),
    ).toHaveProperty('x-tagGroups', [{name: 'Receipts', tags: ['Till']}]);
  });

  it('puts the table of codes under "# Errors"', () => {
    expect(enriched.info.description).toContain('Read them.\n\n| Code | Status |');
    expect(enriched.info.description).toMatch(/E_LATE[\s\S]*# Changelog/);
  });

  it('names the successor of a deprecated version at the top', () => {
    expect(enriched.info.description).toMatch(
      /^> \*\*Deprecated since 2024-07-01\.\*\* Use \[till\/v2\]\(https:\/\/portal\.example\/api\/till\/v2\)\./,
    );
  });

  it('names the replacement on each replaced operation and on no other', () => {
    const [get, put] = toOperations(enriched);
    expect(get?.place.value.description).toBe(
      '> **Deprecated.** Use [`readReceipt` of till/v2](https://portal.example/api/till/v2#operation/readReceipt). It has lines now.\n\nReads.',
    );
    expect(put?.place.value.description).toBe('Writes.');
  });
});

describe('a page of a deprecated version', () => {
  const isDeprecated = (from: object) =>
    toOperations(
      withoutDeprecatedOperations(parseOpenApi({...specification, ...from}, 'till.yaml')),
    ).map(({place}) => place.value.deprecated === true);
  const paths = {
    '/receipts': {
      get: {operationId: 'readReceipt', deprecated: true},
      put: {operationId: 'putReceipt'},
    },
  };

  it('doesn’t say it again of its operations', () => {
    expect(isDeprecated({paths})).toEqual([false, false]);
    expect(isDeprecated({paths, 'x-deprecated': undefined})).toEqual([true, false]);
  });
});
