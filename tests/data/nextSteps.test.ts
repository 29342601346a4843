import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import sidebars from '../../sidebars';

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

// The pagination below leads there, with the same description.
it('a start page has no next step to the page that follows it', () => {
  const toIds = (item: unknown): readonly string[] => {
    if (typeof item === 'string') return [item];
    const {items = []} = item as {readonly items?: readonly unknown[]};
    return items.flatMap(toIds);
  };
  const starts = Object.values(sidebars).flatMap((items) => {
    const [first, next] = (items as readonly unknown[]).flatMap(toIds);
    return first && next ? [{first, next}] : [];
  });
  expect(starts.length).toBeGreaterThan(7);
  for (const {first, next} of starts)
    for (const file of guides.filter((name) => name.endsWith(`/${first}.mdx`))) {
      const steps = [...(toSection(file) ?? '').matchAll(/\]\(([^)#]+?)(?:\.mdx)?(?:#[^)]*)?\)/g)];
      const pages = steps.map(([, link = '']) => path.posix.join(path.posix.dirname(first), link));
      expect(pages, file).not.toContain(next);
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
