import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {openStore} from '../../../scripts/lib/build/store';
import {codeFiles, codeFolders} from '../../../scripts/lib/page/codeKey';
import {readPages, type BuiltPage} from '../../../scripts/lib/page/readPages';

const project = path.resolve(__dirname, '../../..');
let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pages-'));
  mkdirSync(path.join(root, 'de', 'guides'), {recursive: true});
});
afterEach(() => rmSync(root, {recursive: true}));

function write(name: string, text: string, script = 'main.1.js'): void {
  writeFileSync(
    path.join(root, 'de', `${name}.html`),
    `<!doctype html><html lang=de><head><title>${name}</title><link rel=stylesheet href=/de/assets/css/styles.1.css /><template><script src=/de/assets/js/${script}></script></template><script>inline()</script></head><body><main><article><h1>${name}</h1><p>${text}</p></article></main></body></html>`,
  );
}

async function read(
  address = 'https://portal.example/',
): Promise<{readonly pages: readonly BuiltPage[]; readonly changed: number}> {
  const store = openStore(path.join(root, 'store'));
  const pages = await readPages(path.join(root, 'de'), {root: address, prefix: 'de', store});
  store.save();
  return {pages, changed: store.made()};
}

describe('readPages', () => {
  it('returns the same from the store as from the pages, by their paths below the site', async () => {
    write('a', 'one');
    write('guides/b', 'two');
    const first = await read();
    expect(first.changed).toBe(2);
    expect(first.pages.map(({file, address}) => [file, address])).toEqual([
      [path.join('de', 'a.html'), '/de/a'],
      [path.join('de', 'guides', 'b.html'), '/de/guides/b'],
    ]);
    expect(first.pages[0]?.markdown?.body).toBe('one');
    expect(first.pages[0]?.code.scripts).toEqual(['inline()']);
    const again = await read();
    expect(again).toEqual({pages: first.pages, changed: 0});
  });

  it('reads only a changed page again', async () => {
    write('a', 'one');
    write('guides/b', 'two');
    await read();
    write('a', 'another');
    const {pages, changed} = await read();
    expect(changed).toBe(1);
    expect(pages[0]?.markdown?.body).toBe('another');
  });

  it('reads no page again that only loads another script', async () => {
    write('a', 'one');
    const {pages} = await read();
    write('a', 'one', 'main.2.js');
    expect(await read()).toEqual({pages, changed: 0});
  });

  it('reads a page again for a site at another address', async () => {
    write('a', 'one');
    await read();
    const {pages, changed} = await read('https://other.example/');
    expect(changed).toBe(1);
    expect(pages[0]?.markdown?.url).toBe('https://other.example/de/a');
  });
});

describe('the key of the code', () => {
  it('covers every module that reads a page', () => {
    const seen = new Set<string>();
    const follow = (file: string): void => {
      if (seen.has(file)) return;
      seen.add(file);
      const source = readFileSync(file, 'utf8');
      for (const [, types, name = ''] of source.matchAll(
        /^import (type )?[^;]*?from '(\.[^']+)';$/gms,
      )) {
        const target = path.resolve(path.dirname(file), name);
        const found = [`${target}.ts`, path.join(target, 'index.ts')].find(existsSync);
        if (types === undefined && found !== undefined) follow(found);
      }
    };
    for (const entry of ['document', 'readPages'])
      follow(path.join(project, 'scripts/lib/page', `${entry}.ts`));
    const elsewhere = [...seen]
      .map((file) => path.relative(project, file))
      .filter((file) => !codeFolders.some((folder) => file.startsWith(`${folder}/`)))
      .filter((file) => !codeFiles.some((known) => file === known));
    // Makes keys; contents never depend on it.
    expect(elsewhere).toEqual([
      'plugins/specification-files/cache.ts',
      'plugins/specification-files/parts.ts',
    ]);
  });
});
