import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const root = path.resolve(__dirname, '../..');
const guides = ['docs', 'src/localised', 'i18n']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'}).map(
      (name) => `${folder}/${name.split(path.sep).join('/')}`,
    ),
  )
  .filter((file) =>
    /^(?:docs|src\/localised\/\w+\/docs|i18n\/\w+\/docusaurus-plugin-content-docs[^/]*)\/.*\.mdx$/.test(
      file,
    ),
  );

it('a guide ends with at most two next steps, each one link', () => {
  const sections = guides.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const [, section] = /^## .*\{\/\* #where-next \*\/\}\n([^]*)$/m.exec(text) ?? [];
    return section === undefined ? [] : [{file, lines: section.split('\n').filter(Boolean)}];
  });
  expect(sections.length).toBeGreaterThan(200);
  for (const {file, lines} of sections) {
    expect(lines.length, file).toBeLessThanOrEqual(2);
    for (const line of lines) {
      expect(line, file).toMatch(/^- \[/);
      expect(line.match(/\]\(/g), file).toHaveLength(1);
    }
  }
});
