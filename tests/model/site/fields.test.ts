import {describe, expect, it} from 'vitest';
import {parsePortalFields} from '../../../src/model/site/fields';

describe('parsePortalFields', () => {
  it('has nothing configured where fields are missing', () => {
    expect(parsePortalFields(undefined)).toEqual({newsletterUrl: null, scriptSources: {}});
    expect(parsePortalFields({newsletterUrl: null, scriptSources: null})).toEqual({newsletterUrl: null, scriptSources: {}});
  });

  it('hands on what is configured', () => {
    const fields = {newsletterUrl: 'https://news.example/s', scriptSources: {support: 'https://support.example/w.js'}};
    expect(parsePortalFields({...fields, year: 2026})).toEqual(fields);
  });
});
