import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const root = path.resolve(__dirname, '../..');
const files = ['docs', 'src/pages', 'src/localised', 'i18n']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'}).map(
      (name) => `${folder}/${name.split(path.sep).join('/')}`,
    ),
  )
  .filter((file) => file.endsWith('.mdx'));
const guides = files.filter((file) =>
  /^(?:docs|src\/localised\/\w+\/docs|i18n\/\w+\/docusaurus-plugin-content-docs[^/]*)\//.test(file),
);
const toSection = (file: string): string | undefined =>
  /^## .*\{\/\* #where-next \*\/\}\n([^]*)$/m.exec(
    readFileSync(path.join(root, file), 'utf8'),
  )?.[1];

it('a guide ends with at most two next steps, each one link', () => {
  const sections = guides.flatMap((file) => {
    const section = toSection(file);
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

// The card of a step has a title and a description, and no second link of equal rank.
it('a next step is one link, with a description after a colon if the page has none', () => {
  const steps = files.flatMap((file) => {
    const section = toSection(file)?.trim() ?? '';
    return section.startsWith('- ') ? section.split('\n').map((line) => `${file}: ${line}`) : [];
  });
  expect(steps.filter((line) => line.startsWith('src/pages/')).length).toBeGreaterThan(30);
  expect(steps.filter((line) => !/: - \[[^\]]+\]\([^)]+\)(?:: [^[\]]*[^.])?$/.test(line))).toEqual(
    [],
  );
});
