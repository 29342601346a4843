import {runInNewContext} from 'node:vm';
import {
  getAnnouncementBarInlineScript,
  getThemeInlineScript,
} from '@docusaurus/theme-classic/lib/inlineScripts';
import {describe, expect, it} from 'vitest';
import {buildSiteStorage, buildStoragePreflight} from '../../src/config/siteStorage';
import {buildThemeConfig} from '../../src/config/themeConfig';
import {announcement} from '../../src/data/announcement';
import {siteStorage} from '../../src/data/siteStorage';

const {keys} = siteStorage;
const env = {siteUrl: 'https://developer.bonarium.example', baseUrl: '/'};
const common = (key: string) => `${key}-${siteStorage.namespace}`;
/** A key in the form of builds that had one storage per language, at the address of `env`. */
const former = (key: string, language: 'en' | 'de' = 'en') =>
  `${key}-${{en: '0e2', de: '8ce'}[language]}`;

/** Docusaurus' own scripts, which run at the beginning of the body. */
const bodyScript = [
  getThemeInlineScript({
    colorMode: buildThemeConfig('en', '/').colorMode as Parameters<
      typeof getThemeInlineScript
    >[0]['colorMode'],
    siteStorage: {type: 'localStorage', namespace: `-${String(buildSiteStorage().namespace)}`},
  }),
  getAnnouncementBarInlineScript({
    siteStorage: {type: 'localStorage', namespace: `-${String(buildSiteStorage().namespace)}`},
  }),
].join('\n');

/**
 * The stored values, and the attributes of `<html>` before the first paint of a page, for a reader
 * with these values.
 */
function load(
  stored: Readonly<Record<string, string>>,
  language = 'en',
  preflight = buildStoragePreflight(env),
) {
  const storage: Record<string, string> = {...stored};
  const methods = {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => void (storage[key] = value),
    removeItem: (key: string) => void Reflect.deleteProperty(storage, key),
  };
  for (const [name, value] of Object.entries(methods))
    Object.defineProperty(storage, name, {value, enumerable: false});
  const html: Record<string, string> = {};
  const window = {localStorage: storage, location: {search: ''}};
  const document = {
    documentElement: {
      lang: language,
      setAttribute: (name: string, value: unknown) => (html[name] = String(value)),
    },
  };
  runInNewContext(`${preflight};${bodyScript}`, {
    window,
    localStorage: storage,
    document,
    URLSearchParams,
  });
  return {storage: {...storage}, html};
}

const SEEN = {[common(keys.announcementId)]: announcement.id};

describe('the colour mode', () => {
  it('is the reader’s on the first page in any language, and stored once for all', () => {
    for (const language of ['en', 'de', 'fr']) {
      const {storage, html} = load({[former('theme', 'de')]: 'dark'}, language);
      expect(html['data-theme']).toBe('dark');
      expect(storage).toEqual({...SEEN, [common('theme')]: 'dark'});
    }
  });

  it('is the one of this page’s language if several were stored, until the reader chooses again', () => {
    const both = {[former('theme')]: 'light', [former('theme', 'de')]: 'dark'};
    expect(load(both, 'de').html['data-theme']).toBe('dark');
    expect(load(both, 'en').html['data-theme']).toBe('light');
    expect(load({...both, [common('theme')]: 'light'}, 'de').storage).toEqual({
      ...SEEN,
      [common('theme')]: 'light',
    });
  });

  it.each(['purple', 'system', '', '"', 'constructor', 'DARK'])('%j is ignored', (mode) => {
    for (const key of [common('theme'), former('theme')]) {
      const {storage, html} = load({[key]: mode});
      expect(html).toMatchObject({'data-theme': 'light', 'data-theme-choice': 'light'});
      expect(storage).toEqual(SEEN);
    }
  });

  it.each(['light', 'dark'])('%s stays', (mode) => {
    expect(load({[common('theme')]: mode})).toMatchObject({
      storage: {[common('theme')]: mode},
      html: {'data-theme': mode},
    });
  });
});

describe('the announcement', () => {
  const dismissed = 'data-announcement-bar-initially-dismissed';
  const of = (id: string, name: (key: string) => string) => ({
    [name(keys.announcementId)]: id,
    [name(keys.announcementDismissed)]: 'true',
  });

  it('stays closed in every language until it changes', () => {
    for (const name of [common, former, (key: string) => former(key, 'de')]) {
      const {storage, html} = load(of(announcement.id, name));
      expect(html[dismissed]).toBe('true');
      expect(storage).toEqual(of(announcement.id, common));
    }
  });

  it('is shown on the first page after it changed', () => {
    for (const name of [common, former]) {
      const {storage, html} = load(of('an-older-one', name));
      expect(html[dismissed]).toBe('false');
      expect(storage).toEqual(SEEN);
    }
  });

  it('stays closed if one language has stored it as open and another one as closed', () => {
    const open = {
      [former(keys.announcementId)]: announcement.id,
      [former(keys.announcementDismissed)]: 'false',
    };
    expect(
      load({...open, ...of(announcement.id, (key) => former(key, 'de'))}).html[dismissed],
    ).toBe('true');
    expect(load({...open, ...of('an-older-one', (key) => former(key, 'de'))}).html[dismissed]).toBe(
      'false',
    );
  });
});

describe('other values', () => {
  it('of the theme are moved: versions of docs and chosen tabs', () => {
    const {storage} = load({
      [former('docs-preferred-version-default', 'de')]: 'current',
      [former('docusaurus.tab.os')]: 'linux',
    });
    expect(storage).toEqual({
      ...SEEN,
      [common('docs-preferred-version-default')]: 'current',
      [common('docusaurus.tab.os')]: 'linux',
    });
  });

  it('of another site on this origin stay unchanged', () => {
    const others = {
      'theme-abc': 'dark',
      theme: 'dark',
      'portal-country': 'de',
      'my-0e2': '1',
      'theme-x-0e2': '1',
      [former('themes')]: 'dark',
    };
    expect(load(others).storage).toEqual({...SEEN, ...others});
  });

  it('are those of this address, because each site and base URL had its own namespaces', () => {
    const preflight = buildStoragePreflight({...env, baseUrl: '/portal/'});
    expect(load({[former('theme')]: 'dark'}, 'en', preflight).storage).toEqual({
      ...SEEN,
      [former('theme')]: 'dark',
    });
  });
});

it('a browser that blocks its storage does no harm', () => {
  const html: Record<string, string> = {};
  const document = {
    documentElement: {
      lang: 'en',
      setAttribute: (name: string, value: unknown) => (html[name] = String(value)),
    },
  };
  runInNewContext(buildStoragePreflight(env), {document});
  expect(html).toEqual({});
});

it('the script stays small', () => expect(buildStoragePreflight(env).length).toBeLessThan(900));
