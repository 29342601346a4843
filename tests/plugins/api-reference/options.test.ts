import {describe, expect, it} from 'vitest';
import {optionsSchema, type ApiReferenceInput} from '../../../plugins/api-reference/options';
import {buildApiReferencePlugin} from '../../../src/config/apiReference';

const [, input] = buildApiReferencePlugin() as unknown as [string, ApiReferenceInput];
const options = input.read();
const complaint = (change: object): string | undefined =>
  optionsSchema.validate({...options, ...change}).error?.message;

describe('the options', () => {
  it('accept the portal’s own configuration', () => {
    expect(complaint({})).toBeUndefined();
  });

  it('name what is invalid', () => {
    expect(complaint({apis: []})).toBe('"apis" must contain at least 1 items');
    expect(complaint({apis: [{id: 'a', version: 'v1', path: '/b/v1', spec: 'a/v1'}]})).toMatch(
      /^"apis\[0\]\.path" with value "\/b\/v1" fails to match/,
    );
    for (const name of Object.keys(options))
      expect(complaint({[name]: undefined}), name).toBe(`"${name}" is required`);
    for (const name of Object.keys(options.viewer))
      expect(complaint({viewer: {...options.viewer, [name]: undefined}}), name).toBe(
        `"viewer.${name}" is required`,
      );
    expect(complaint({viewer: {...options.viewer, disableSearch: false}})).toBe(
      '"viewer.disableSearch" must stay true: the portal has one search for everything.',
    );
  });

  it('keep the viewer as specified: offset 60, required properties in samples, single fields open, menu groups, no search', () => {
    expect(options.viewer).toMatchObject({
      scrollYOffset: 60,
      onlyRequiredInSamples: true,
      expandSingleSchemaField: true,
      menuToggle: true,
      disableSearch: true,
    });
    expect(options.viewer).toHaveProperty('theme.sidebar.width', '300px');
  });
});
