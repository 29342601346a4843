import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const folder = path.resolve(__dirname, '../../src');

it('headings with a link to themselves have a text, because Docusaurus names the link after it', () => {
  const named = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) =>
      /<Heading(?=[^>]*\sid=)[^>]*>\s*<Translate/.test(
        readFileSync(path.join(folder, file), 'utf8'),
      ),
    );
  expect(named).toEqual([]);
});
