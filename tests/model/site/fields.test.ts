import {describe, expect, it} from 'vitest';
import {parsePortalFields} from '../../../src/model/site/fields';

describe('parsePortalFields', () => {
  it('has nothing configured where fields are missing', () => {
    expect(parsePortalFields(undefined)).toEqual({
      newsletterUrl: null,
      feedbackUrl: null,
      scriptSources: {},
      algolia: null,
      themeColours: {light: '', dark: ''},
    });
    expect(
      parsePortalFields({newsletterUrl: null, feedbackUrl: null, scriptSources: null}),
    ).toEqual({
      newsletterUrl: null,
      feedbackUrl: null,
      scriptSources: {},
      algolia: null,
      themeColours: {light: '', dark: ''},
    });
  });

  it('hands on what is configured', () => {
    const fields = {
      newsletterUrl: 'https://news.example/s',
      feedbackUrl: 'https://answers.example/f',
      scriptSources: {support: 'https://support.example/w.js'},
      algolia: {appId: 'A', searchKey: 'k', index: 'i', hosts: []},
      themeColours: {light: '#ffffff', dark: '#000000'},
    };
    expect(parsePortalFields({...fields, year: 2026})).toEqual(fields);
  });
});
