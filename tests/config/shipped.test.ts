import {describe, expect, it} from 'vitest';
import {buildApiReferencePlugin} from '../../src/config/apiReference';
import {buildDataFiles, buildLocalisedPlugins} from '../../src/config/plugins';
import {buildPresetOptions} from '../../src/config/preset';
import {locales} from '../../src/data/locales';

// Docusaurus writes presets and plugins with their options into main.js, so every byte here is
// loaded on every page.
describe('the configuration that ships to readers', () => {
  it.each(locales.map(({id}) => id))(
    'contains no table of sources, terms or APIs (%s)',
    (locale) => {
      const shipped = JSON.stringify([
        buildPresetOptions('https://code.example/edit/', locale),
        buildLocalisedPlugins(locale, 'https://code.example/edit/'),
        buildApiReferencePlugin(),
        buildDataFiles(),
      ]);
      expect(shipped).not.toMatch(/gesetze-im-internet|Sicherheitseinrichtung|\/api\/kassensichv/);
      expect(shipped.length).toBeLessThan(6000);
    },
  );
});
