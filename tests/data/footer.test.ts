import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {footer, type FooterColumnRow} from '../../src/data/footer';
import {keepTogether} from '../../src/model/content/keepTogether';

const root = path.resolve(__dirname, '../..');
const labels = JSON.parse(
  readFileSync(path.join(root, 'i18n/de/docusaurus-theme-classic/footer.json'), 'utf8'),
) as Readonly<Record<string, {readonly message: string}>>;

const columns: readonly FooterColumnRow[] = footer;
// Logos are a page of downloads, with a longer title.
const links = columns
  .flatMap((column) => column.links)
  .filter(({to}) => to !== undefined && !to.startsWith('/downloads/'));

it.each([
  ['English', 'src/pages', (label: string) => label, (title: string) => title],
  [
    'German',
    'i18n/de/docusaurus-plugin-content-pages',
    // A long word can break where its label has a soft hyphen.
    (label: string) => labels[`link.item.label.${label}`]?.message.replaceAll('\u00ad', ''),
    keepTogether,
  ],
] as const)('names pages in %s as their titles do', (_, folder, toLabel, toLine) => {
  const pages = links.flatMap(({label, to = ''}) => {
    const file = path.join(root, folder, `${to}.mdx`);
    return existsSync(file) ? [{label: toLabel(label), text: readFileSync(file, 'utf8')}] : [];
  });
  expect(pages.length).toBeGreaterThan(8);
  expect(pages.map(({label}) => label)).toEqual(
    pages.map(({text}) => toLine(/^title: (.*)$/m.exec(text)?.[1] ?? '')),
  );
});
