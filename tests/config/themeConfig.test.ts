import {expect, it} from 'vitest';
import {buildThemeConfig} from '../../src/config/themeConfig';

it.each([
  ['en', 'en_US'],
  ['es', 'es_ES'],
  ['de', 'de_DE'],
  ['it', 'it_IT'],
  ['fr', 'fr_FR'],
  [undefined, 'en_US'],
])('networks read %s as the language %s', (locale, content) => {
  expect(buildThemeConfig(locale, '/').metadata).toEqual([{property: 'og:locale', content}]);
});
