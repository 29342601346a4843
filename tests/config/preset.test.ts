import {describe, expect, it, vi} from 'vitest';
import {buildLocalisedPlugins} from '../../src/config/plugins';
import {buildPresetOptions} from '../../src/config/preset';

vi.mock('../../src/config/history', () => ({hasHistory: false}));

describe('the preset of a source tree without a Git history', () => {
  it('requests no dates from Git, neither for pages nor for the sitemap', () => {
    const {docs, blog, pages, sitemap} = buildPresetOptions('', 'en');
    expect([docs, blog, pages].map((options) => options && options.showLastUpdateTime)).toEqual([
      false,
      false,
      false,
    ]);
    expect(sitemap && sitemap.lastmod).toBeNull();
    expect(JSON.stringify(buildLocalisedPlugins('en', ''))).not.toContain(
      '"showLastUpdateTime":true',
    );
  });
});
