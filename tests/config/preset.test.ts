import {expect, it} from 'vitest';
import {buildDataFiles} from '../../src/config/plugins';
import {buildRemarkPlugins} from '../../src/config/preset';

it('the configuration that browsers get holds none of the tables that pages are made from', () => {
  const shipped = JSON.stringify([buildRemarkPlugins('en'), [buildDataFiles()]]);
  expect(shipped).toBe('[[null,null,null],[null]]');
});
