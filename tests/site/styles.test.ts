import {expect, it} from 'vitest';
import {unusedClass} from '../../plugins/lean-styles';
import {pages} from './support/site';

it('no page has a class whose rules are left out', () => {
  const found = pages.flatMap(({address, html}) =>
    [...html.matchAll(/ class=(?:"([^"]*)"|([^\s>]+))/g)]
      .flatMap(([, quoted = '', plain = '']) => `${quoted} ${plain}`.split(/\s+/))
      .filter((name) => name !== '' && unusedClass.test(`.${name}`))
      .map((name) => `${address}: ${name}`),
  );
  expect([...new Set(found)]).toEqual([]);
});
