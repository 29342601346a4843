import {expect, it} from 'vitest';
import keepSiteVersions from '../../../plugins/lean-scripts/metadataLoader.cjs';

it('keeps the versions of Docusaurus and of the site only', () => {
  const versions = {docusaurusVersion: '3.10.2', siteVersion: '1.0.0'};
  expect(
    JSON.parse(
      keepSiteVersions(JSON.stringify({...versions, pluginVersions: {a: {type: 'local'}}})),
    ),
  ).toEqual({...versions, pluginVersions: {}});
});
