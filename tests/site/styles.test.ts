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

const files = (folder: string): readonly string[] =>
  readdirSync(path.join(buildDir, folder)).map((name) =>
    readFileSync(path.join(buildDir, folder, name), 'utf8'),
  );
const names = (folder: string, pattern: RegExp): readonly string[] =>
  files(folder).flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));
const inStyles = names('assets/css', /var\((--ifm-[\w-]+)/g);
const inScripts = names('assets/js', /(--ifm-[\w-]+)/g);

it('nothing reads a custom property that is left out', () => {
  expect(inStyles.length).toBeGreaterThan(100);
  expect([...inStyles, ...inScripts].filter((name) => unusedProperty.test(name))).toEqual([]);
});

it('every custom property of Infima that is kept is read', () => {
  const set = new Set(names('assets/css', /(--ifm-[\w-]+):/g));
  const read = new Set([...inStyles, ...inScripts]);
  expect(set.size).toBeGreaterThan(100);
  expect([...set].filter((name) => !read.has(name))).toEqual([]);
});
