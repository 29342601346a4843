import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {buildDir, pages} from './support/site';

it('leaves no mark in a reference page where its language has words', () => {
  const marked = pages.filter(({html}) => /[\ue000\ue001]/.test(html));
  expect(marked.map(({address}) => address)).toEqual([]);
});

it('publishes whole specifications without their source files', () => {
  const folder = path.join(buildDir, 'openapi');
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) =>
    statSync(path.join(folder, name)).isFile(),
  );
  expect(files.filter((name) => name.endsWith('.bundled.yaml')).length).toBeGreaterThan(10);
  expect(files.filter((name) => !/\.bundled\.(yaml|json)$/.test(name))).toEqual([]);
});
