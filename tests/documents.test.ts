import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const root = path.resolve(__dirname, '..');
const folders = [
  'decisions',
  'docs',
  'hosting',
  'i18n',
  'plugins',
  'scripts',
  'src',
  'static',
  'tests',
];
/** Without the changelog, which names deleted files. */
const documents = listMarkdown('.').filter((file) => file !== 'CHANGELOG.md');

/** The Markdown files for developers of the portal. `docs`, `blog` and `i18n` contain pages. */
function listMarkdown(folder: string): string[] {
  return readdirSync(path.join(root, folder), {withFileTypes: true}).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory())
      return /^\.|^(node_modules|build|docs|blog|i18n|static|test-results)$/.test(entry.name)
        ? []
        : listMarkdown(file);
    return entry.name.endsWith('.md') ? [file] : [];
  });
}

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const toProse = (text: string): string[] =>
  text.split('\n').filter((line) => !line.startsWith('|'));
const countWords = (lines: readonly string[]): number =>
  lines.join(' ').split(/\s+/).filter(Boolean).length;

/**
 * Files and folders that a text names in backticks, as paths from the root. Skips placeholders such
 * as `<language>` and `…`.
 */
function toNamedPaths(text: string): string[] {
  const names = [...text.matchAll(/`([\w.-]+\/[\w./@-]*)`/g)].map(([, name = '']) => name);
  return names.filter((name) => folders.includes(name.split('/')[0] ?? ''));
}

describe.each(documents)('%s', (file) => {
  const text = read(file);

  it('names existing files and folders', () => {
    const missing = toNamedPaths(text).filter(
      (name) =>
        ![name, `${name}.ts`, `${name}.tsx`].some((candidate) =>
          existsSync(path.join(root, candidate)),
        ),
    );
    expect(missing).toEqual([]);
  });

  it('links to existing files and headings', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)\s]+)\)/g)].map(
      ([, target = '']) => target,
    );
    const broken = links.filter((target) => {
      const [name = '', anchor] = target.split('#');
      const linked = path.join(path.dirname(file), name);
      if (!existsSync(path.join(root, linked))) return true;
      if (anchor === undefined) return false;
      const headings = [
        ...read(
          existsSync(path.join(root, linked, 'README.md'))
            ? path.join(linked, 'README.md')
            : linked,
        ).matchAll(/^#+ (.+)$/gm),
      ];
      return !headings.some(
        ([, heading = '']) =>
          heading
            .toLowerCase()
            .replace(/[^\w\s-]/g, '')
            .replaceAll(' ', '-') === anchor,
      );
    });
    expect(broken).toEqual([]);
  });
});

describe('ARCHITECTURE.md', () => {
  const prose = toProse(read('ARCHITECTURE.md'));

  it('has at most 900 words outside tables, in lines of at most 100 characters', () => {
    expect(countWords(prose)).toBeLessThanOrEqual(900);
    expect(prose.filter((line) => line.length > 100)).toEqual([]);
  });
});

describe('a decision record', () => {
  const records = readdirSync(path.join(root, 'decisions')).filter((name) => name !== 'README.md');

  it.each(records)(
    '%s has at most 150 words outside tables, and says what would change our mind',
    (name) => {
      const text = read(`decisions/${name}`);
      expect(countWords(toProse(text))).toBeLessThanOrEqual(150);
      expect(text).toContain('**What would change our mind.**');
      expect(read('decisions/README.md')).toContain(`(${name})`);
    },
  );
});
