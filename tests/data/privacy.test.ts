import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parseFrontMatter} from '../../src/config/frontMatter';
import {privacyPolicy} from '../../src/data/privacyPolicy';

const root = path.resolve(__dirname, '../..');
const files = [
  'src/pages/privacy.mdx',
  ...['de', 'es'].map((id) => `i18n/${id}/docusaurus-plugin-content-pages/privacy.mdx`),
];

describe.each(files)('%s', (file) => {
  const text = readFileSync(path.join(root, file), 'utf8');

  it('shows the date that a newsletter sign-up consents to', async () => {
    expect(text).not.toMatch(/^reviewed:/m);
    const {frontMatter} = await parseFrontMatter({
      filePath: path.join(root, file),
      fileContent: text,
      defaultParseFrontMatter: async () => ({
        frontMatter: {title: 'Privacy', description: 'One sentence.'},
        content: '',
      }),
    });
    expect(frontMatter.reviewed).toBe(privacyPolicy.reviewed);
  });

  it('prints stored values, called services and the name of the settings from their source', () => {
    for (const table of [
      `<CookieTable category="necessary" kinds={['localStorage', 'sessionStorage']} />`,
      `<CookieTable category="necessary" kinds={['cookie']} />`,
      '<CookieTable category="analytics" />',
      '<CookieTable category="marketing" />',
      '<ServiceTable />',
      '<CookieSettingsName />',
    ])
      expect(text).toContain(table);
  });
});
