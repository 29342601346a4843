import {describe, expect, it} from 'vitest';
import {findScope, toScoped} from '../../../src/model/search/scope';

describe('the section that comes first', () => {
  it.each([
    ['sign-at/outages', 'sign-at'],
    ['bonariumreceipt/guides/one-pager', 'receipt'],
    ['api/kassensichv/v2', 'sign-de'],
    ['api/sign-es/local/v0', 'sign-es'],
    ['api/sign-de/submission/v1', 'submission'],
    ['api/management/v0', 'management'],
    ['en/docs/guides/new-customers', 'sign-de'],
    ['docs/glossar', 'sign-de'],
  ])('on %s is that of %s', (path, id) => {
    expect(findScope(path)?.id).toBe(id);
  });

  it.each(['', 'api', 'blog/dev-news-28', 'en/faq', 'search', 'quick-start', '%E0', '//x'])(
    'does not exist on %j',
    (path) => {
      expect(findScope(path)).toBeUndefined();
    },
  );

  it('is preferred in a request, without its news', () => {
    expect(toScoped({query: 'a'}, findScope('safe/introduction'))).toEqual({
      query: 'a',
      optionalFilters: ['product:safe', 'kind:-news'],
    });
    expect(toScoped({query: 'a'}, undefined)).toEqual({query: 'a'});
  });
});
