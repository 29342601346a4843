import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import sidebars from '../../sidebars';
import {toGuides} from '../../scripts/lib/delivery/llms';
import {site} from '../../src/data/site';
import {buildDir, pages} from './support/site';

const built = pages
  .filter(({address}) => /^\/([a-z]{2}\/)?$/.test(address))
  .map(({address}) => address);

describe.each(built)('llms.txt of %s', (prefix) => {
  const list = readFileSync(path.join(buildDir, prefix, 'llms.txt'), 'utf8');
  const links = [...list.matchAll(/^- \[.*?(?<!\\)\]\(([^)]+)\)/gm)].map(([, url]) => url ?? '');

  it('names the site and leads to Markdown that exists', () => {
    expect(list.startsWith(`# ${site.name} ${site.title}\n\n> `)).toBe(true);
    expect(links.length).toBeGreaterThan(50);
    expect(
      links.filter(
        (url) => !url.endsWith('.md') || !existsSync(path.join(buildDir, new URL(url).pathname)),
      ),
    ).toEqual([]);
  });

  it('has every guide of every sidebar', () => {
    const guides = Object.values(sidebars).flatMap(toGuides);
    expect(guides.filter((id) => !links.some((url) => url.endsWith(`/${id}.md`)))).toEqual([]);
  });

  it('comes with a full edition', () => {
    const full = readFileSync(path.join(buildDir, prefix, 'llms-full.txt'), 'utf8');
    const own = links.filter((url) =>
      prefix === '/'
        ? !/^\/(de|es|it|fr)\//.test(new URL(url).pathname)
        : new URL(url).pathname.startsWith(prefix),
    );
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((url) => !full.includes(`url: "${url.replace(/\.md$/, '')}"`))).toEqual([]);
  });
});
