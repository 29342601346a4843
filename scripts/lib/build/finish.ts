import path from 'node:path';
import {removeUnused, toCacheKey} from '../../../plugins/specification-files/cache';
import type {Env} from '../../../src/config/env';
import {apis} from '../../../src/data/apis';
import {writeDelivery} from '../delivery/write';
import {readPages, type BuiltPage} from '../page/readPages';
import {createPictureMaker} from '../pictures/write';
import {toBuiltLocales} from '../search/builtLocales';
import {readOutlines} from '../search/readOutlines';
import {writeIndex} from '../search/writeIndex';
import type {LocaleOutput} from './locales';
import {openStore} from './store';

interface FinisherOptions extends Pick<Env, 'siteUrl' | 'baseUrl'> {
  readonly root: string;
  /** Folder that the site is built into. Each one has its own results of earlier builds. */
  readonly outDir: string;
  /** Path prefixes of the languages, except for the default one. */
  readonly languagePrefixes: readonly string[];
  readonly log: (line: string) => void;
}

/** Generates everything that is made from built pages. */
export interface Finisher {
  /** Reads the pages of a language, writes its search index and draws its pictures. */
  readonly finishLocale: (output: LocaleOutput) => Promise<void>;
  /** Writes what needs the pages of all languages: pictures, Markdown, headers and sitemaps. */
  readonly finishSite: (folder: string) => Promise<void>;
}

/**
 * Results are kept in `.cache` under digests of the pages and the code, so that only changed pages
 * are read again.
 */
export async function createFinisher({
  root,
  outDir,
  siteUrl,
  baseUrl,
  languagePrefixes,
  log,
}: FinisherOptions): Promise<Finisher> {
  const pictures = await createPictureMaker(path.join(root, '.cache', 'og'));
  const stores = path.join(root, '.cache', 'pages', toCacheKey(path.relative(root, outDir)));
  const all: BuiltPage[] = [];
  return {
    async finishLocale({locale, site, prefix}) {
      const started = Date.now();
      const store = openStore(path.join(stores, locale));
      const folder = path.join(site, prefix);
      const pages = await readPages(folder, {root: `${siteUrl}${baseUrl}`, prefix, store});
      const changed = store.made();
      const texts = new Map(pages.map(({file, text}) => [path.join(site, file), text]));
      for (const place of toBuiltLocales(site, [locale])) {
        const outlines = await readOutlines(place, texts);
        const {files, bytes} = await writeIndex(place.folder, outlines, {locale, store});
        log(
          `Wrote the search index of ${locale}: ${outlines.length} pages, ${files} files, ${(bytes / 1e6).toFixed(1)} MB`,
        );
      }
      store.save();
      await pictures.prepare(toSources(pages));
      all.push(...pages);
      log(
        `  ${locale} finished: ${pages.length} pages, ${changed} changed (${((Date.now() - started) / 1000).toFixed(0)} s)`,
      );
    },
    async finishSite(folder) {
      // Results list pages in the order of their files, no matter which language was first.
      const built = all.sort((one, other) => (one.file < other.file ? -1 : 1));
      const {pictures: count, drawn, bytes} = await pictures.write(folder, toSources(built));
      log(`Wrote the pictures of pages: ${count}, ${drawn} new, ${(bytes / 1e6).toFixed(1)} MB`);
      const {
        pages,
        scripts,
        texts: markdown,
      } = await writeDelivery(folder, built, apis, languagePrefixes);
      log(
        `Wrote _headers and _redirects: ${pages} pages, ${scripts} inline scripts covered; ${markdown} pages as Markdown`,
      );
      for (const name of ['api-reference', 'http-examples', 'og', 'fiscal'])
        removeUnused(path.join(root, '.cache', name));
    },
  };
}

function toSources(
  pages: readonly BuiltPage[],
): readonly {readonly file: string; readonly metas: ReadonlyMap<string, string>}[] {
  return pages.map(({file, head: {metas}}) => ({file, metas}));
}
