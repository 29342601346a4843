import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {cookies, storageKeys, type CookieRow} from '../../src/data/cookies';
import {scripts} from '../../src/data/scripts';
import {site} from '../../src/data/site';
import {siteStorage} from '../../src/data/siteStorage';
import {isStoredAs, toConsentCookieRows} from '../../src/model/consent/storage';

const rows: readonly CookieRow[] = cookies;

describe('the table of cookies and keys', () => {
  it('contains each name once', () => {
    expect(new Set(rows.map(({id}) => id)).size).toBe(rows.length);
    expect(new Set(rows.map(({kind, name}) => `${kind} ${name}`)).size).toBe(rows.length);
  });

  it.each(Object.values(storageKeys))(
    'is the only place in src that contains the key %s',
    (key) => {
      expect(rows.filter((row) => isStoredAs(row, key)).map(({kind}) => kind)).toEqual([
        'localStorage',
      ]);
      const root = path.resolve(__dirname, '../../src');
      const files = readdirSync(root, {recursive: true, encoding: 'utf8'}).filter((file) =>
        /\.(tsx?|css)$/.test(file),
      );
      expect(
        files.filter((file) => readFileSync(path.join(root, file), 'utf8').includes(key)),
      ).toEqual([path.join('data', 'cookies.ts')]);
    },
  );

  const {namespace, keys, prefixes} = siteStorage;
  it.each([...Object.values(keys), ...Object.values(prefixes).map((prefix) => `${prefix}any`)])(
    'lists the key %s of the theme',
    (key) => {
      expect(
        rows.filter((row) => isStoredAs(row, `${key}-${namespace}`)).map(({kind}) => kind),
      ).toEqual(['localStorage']);
    },
  );

  it('contains the two cookies that store the choice', () => {
    const {analytics, marketing} = toConsentCookieRows(rows, site.slug);
    expect([analytics.name, marketing.name]).toEqual(['bonarium-analytics', 'bonarium-marketing']);
  });

  it.each(rows.filter(({script}) => script !== undefined))(
    'removing $name affects no other row',
    (row) => {
      expect(rows.filter(({name}) => name !== row.name && isStoredAs(row, name))).toEqual([]);
    },
  );

  it.each(rows.filter(({category}) => category !== 'necessary'))(
    '$name belongs to a script, because the portal itself only stores what is necessary',
    ({script}) => {
      expect(script).toBeDefined();
    },
  );
});

describe('the table of scripts', () => {
  it.each(scripts)('$id has its storage listed under its own category', ({id, category}) => {
    const own = rows.filter(({script}) => script === id);
    expect(own.length).toBeGreaterThan(0);
    expect(own.every((row) => row.category === category)).toBe(true);
  });

  it('requires consent for every script that runs on the whole site', () => {
    const table: readonly {trigger: string; category: string}[] = scripts;
    expect(
      table.filter(({trigger, category}) => trigger === 'page' && category === 'necessary'),
    ).toEqual([]);
  });
});
