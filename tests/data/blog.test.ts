import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {locales} from '../../src/data/locales';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Tags or authors by their keys. */
const readTable = (file: string) =>
  parse(read(file)) as Record<string, Record<string, string | boolean> & {readonly label?: string}>;

const posts = readdirSync(path.join(root, 'blog'))
  .filter((file) => file.endsWith('.mdx'))
  .sort()
  .map((file) => {
    const text = read(path.join('blog', file));
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? '';
    return {
      file,
      text,
      slug: field('slug'),
      day: field('date'),
      tags: field('tags').slice(1, -1).split(', '),
    };
  });

const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/**
 * `1.2.0 of 15 February` as `1.2.0 2021-02-15`, or in the previous year if the post would otherwise
 * be older than the release.
 */
function toRelease(version: string, day: string, month: string, posted: string): string {
  const date = (year: number) =>
    `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const year = Number(posted.slice(0, 4));
  return `${version} ${date(year) <= posted ? date(year) : date(year - 1)}`;
}

describe('the blog', () => {
  it('numbers the dev news from 1 without gaps, in the order of their dates', () => {
    const news = posts.filter(({slug}) => slug.startsWith('dev-news-'));
    expect(news.map(({slug}) => slug)).toEqual(
      Array.from({length: news.length}, (_, index) => `dev-news-${index + 1}`),
    );
    expect(news.length).toBeGreaterThanOrEqual(28);
  });

  it('names each file after its date and slug, and truncates each post after its introduction', () => {
    for (const {file, text, slug, day} of posts) {
      expect(file).toBe(`${day}-${slug}.mdx`);
      expect(text.match(/\{\/\* truncate \*\/\}/g), file).toHaveLength(1);
    }
  });

  it.each(['certification', 'changelog', 'maintenance', 'law'])(
    'uses the tag %s several times',
    (tag) => {
      expect(posts.filter(({tags}) => tags.includes(tag)).length).toBeGreaterThan(3);
    },
  );

  // An untranslated post names its tags by their keys in its picture (features/head/PostPicture).
  it('labels each tag in English with its key', () => {
    for (const [key, {label}] of Object.entries(readTable('blog/tags.yml')))
      expect(label?.toLowerCase()).toBe(key);
  });

  it.each(locales.slice(1).map(({id}) => id))(
    'describes its tags and authors in %s, at the same addresses',
    (locale) => {
      for (const file of ['tags.yml', 'authors.yml']) {
        const english = readTable(`blog/${file}`);
        const translated = readTable(`i18n/${locale}/docusaurus-plugin-content-blog/${file}`);
        expect(Object.keys(translated)).toEqual(Object.keys(english));
        for (const [key, row] of Object.entries(english)) {
          const {permalink, page, description, title} = row;
          const other = translated[key]!;
          expect(Object.keys(other)).toEqual(Object.keys(row));
          expect([other.permalink, other.page]).toEqual([permalink, page]);
          expect(other.description).not.toBe(description);
          if (title !== undefined) expect(other.title).not.toBe(title);
        }
      }
    },
  );

  it('announces every maintenance window in the same form', () => {
    const windows = posts.flatMap(({file, text}) =>
      text.includes('| When |') ? [{file, text}] : [],
    );
    expect(windows.length).toBeGreaterThan(4);
    for (const {file, text} of windows) {
      const rows = [
        ...text.matchAll(/^\| (When|Products|Effect on tills|What you do|Live status) \|/gm),
      ].map(([, row]) => row);
      expect(rows, file).toEqual([
        'When',
        'Products',
        'Effect on tills',
        'What you do',
        'Live status',
      ]);
      const [, weekday, day, month, year, from, to, zone, fromUtc, toUtc] =
        /\| When \| (\w+), (\d+) (\w+) (\d{4}), (\d\d):00 to (\d\d):00 (CES?T) \((\d\d):00 to (\d\d):00 UTC\) \|/.exec(
          text,
        ) ?? [];
      const start = new Date(
        Date.UTC(Number(year), months.indexOf(month ?? ''), Number(day), Number(fromUtc)),
      );
      const local = new Intl.DateTimeFormat('en-GB', {
        timeZone: 'Europe/Berlin',
        weekday: 'long',
        hour: '2-digit',
        timeZoneName: 'shortOffset',
      }).formatToParts(start);
      const part = (type: string) => local.find((entry) => entry.type === type)?.value;
      expect([part('weekday'), part('hour'), part('timeZoneName')], file).toEqual([
        weekday,
        from,
        zone === 'CEST' ? 'GMT+2' : 'GMT+1',
      ]);
      expect(Number(to) - Number(from), file).toBe(Number(toUtc) - Number(fromUtc));
    }
  });

  it('dates releases as the changelogs of the specifications do', () => {
    const released = new Set(
      readdirSync(path.join(root, 'static/openapi'), {recursive: true})
        .map(String)
        .filter((file) => file.endsWith('.yaml'))
        .flatMap((file) => {
          const log =
            /^ {4}# Changelog\n([\s\S]*?)^\S/m.exec(read(path.join('static/openapi', file)))?.[1] ??
            '';
          return log.split('\n').flatMap((line) => {
            const version = /\d+\.\d+\.\d+/.exec(line)?.[0];
            const day = /20\d\d-\d\d-\d\d/.exec(line)?.[0];
            return version !== undefined && day !== undefined ? [`${version} ${day}`] : [];
          });
        }),
    );
    const told = posts.flatMap(({file, text, day: posted}) =>
      [
        ...text.matchAll(
          /(\d+\.\d+\.\d+)(?:\*\*|\]\([^)]*\))?(?: of |, )(?:\*\*)?(\d{1,2}) ([A-Z][a-z]+)\b/g,
        ),
      ].map(([, version = '', day = '', month = '']) => ({
        file,
        release: toRelease(version, day, month, posted),
      })),
    );
    expect(told.length).toBeGreaterThan(12);
    expect(told.filter(({release}) => !released.has(release))).toEqual([]);
  });

  it('calculates midnight as in the post on the clock change', () => {
    const {text} = posts.find(({slug}) => slug === 'dev-news-8')!;
    const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(text) ?? [];
    const {outputText} = ts.transpileModule(code, {
      compilerOptions: {target: ts.ScriptTarget.ES2022},
    });
    const toMidnight = new Function(`${outputText}; return toMidnight;`)() as (
      day: string,
      timeZone?: string,
    ) => number;
    expect([toMidnight('2021-10-31'), toMidnight('2021-11-01') - 1]).toEqual([
      1635631200, 1635721199,
    ]);
    expect((toMidnight('2022-03-28') - toMidnight('2022-03-27')) / 3600).toBe(23);
    expect(
      (toMidnight('2021-11-01', 'Atlantic/Canary') - toMidnight('2021-10-31', 'Atlantic/Canary')) /
        3600,
    ).toBe(25);
  });
});
