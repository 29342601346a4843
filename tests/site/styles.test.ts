import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {unusedClass, unusedProperty} from '../../plugins/lean-styles';
import {buildDir, pages} from './support/site';

it('no page has a class whose rules are left out', () => {
  const found = pages.flatMap(({address, html}) =>
    [...html.matchAll(/ class=(?:"([^"]*)"|([^\s>]+))/g)]
      .flatMap(([, quoted = '', plain = '']) => `${quoted} ${plain}`.split(/\s+/))
      .filter((name) => name !== '' && unusedClass.test(`.${name}`))
      .map((name) => `${address}: ${name}`),
  );
  expect([...new Set(found)]).toEqual([]);
});

it('nothing reads a custom property that is left out', () => {
  const read = (folder: string): readonly string[] =>
    readdirSync(path.join(buildDir, folder)).map((name) =>
      readFileSync(path.join(buildDir, folder, name), 'utf8'),
    );
  const styles = read('assets/css').flatMap((text) => [...text.matchAll(/var\((--ifm-[\w-]+)/g)]);
  const scripts = read('assets/js').flatMap((text) => [...text.matchAll(/(--ifm-[\w-]+)/g)]);
  expect(styles.length).toBeGreaterThan(100);
  expect(
    [...styles, ...scripts].flatMap(([, name = '']) => (unusedProperty.test(name) ? name : [])),
  ).toEqual([]);
});
