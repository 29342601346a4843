import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {writeBareSite} from '../../../scripts/bench/lib/bareSite';

describe('writeBareSite', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'bare-'));
  const folder = path.join(root, '.cache', 'bench', 'bare');
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

  beforeAll(async () => {
    const files = {
      'docs/guide.mdx':
        'import {Fact} from \'@site/src/features/facts/Fact\';\n\n<Fact id="vat" /> and <Law id="ao" />\n',
      'src/pages/index.tsx': 'export default function Landing() {}\n',
      'src/theme/Footer/index.tsx': 'export default function Footer() {}\n',
      'i18n/de/code.json': '{}\n',
    };
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
      writeFileSync(path.join(root, file), text);
    }
    await writeBareSite(root, folder);
  });

  afterAll(() => rmSync(root, {recursive: true, force: true}));

  it('copies the pages and translations unchanged', () => {
    expect(read('docs/guide.mdx')).toContain('<Fact id="vat" />');
    expect(read('i18n/de/code.json')).toBe('{}\n');
  });

  it('has stand-ins for components, and for pages written in React', () => {
    expect(read('src/features/facts/Fact.js')).toContain('export const Fact = StandIn;');
    expect(read('src/theme/MDXComponents.js')).toContain('Law: StandIn');
    expect(read('src/pages/index.tsx')).toContain("import Layout from '@theme/Layout';");
  });

  it('has none of the portal’s swizzles, and a stock configuration', () => {
    expect(existsSync(path.join(folder, 'src/theme/Footer'))).toBe(false);
    expect(read('docusaurus.config.js')).toContain('"classic"');
    expect(read('docusaurus.config.js')).not.toContain('remarkPlugins');
  });
});
