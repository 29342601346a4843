import {existsSync} from 'node:fs';
import path from 'node:path';
import {locales} from '../../src/data/locales';
import {isAccepted, questionSets} from '../../tests/search/questions/all';
import {toTable} from './lib/figures';
import type {EngineSection, MeasuredEngine} from './lib/search/benchEngine';
import {toHeldOutQuestions} from './lib/search/heldOut';
import {createLunrEngine} from './lib/search/lunr';
import {
  measureBytes,
  measureKeystrokes,
  measureRank,
  type AskedQuestion,
} from './lib/search/measure';
import {createMiniSearchEngine} from './lib/search/minisearch';
import {createPagefindEngine} from './lib/search/pagefind';
import {createPortalEngine} from './lib/search/portal';
import {toLocales} from '../lib/build/options';
import {readOptions, runCommand} from '../lib/command';
import {toBuiltLocales} from '../lib/search/builtLocales';
import {readOutlines} from '../lib/search/readOutlines';

const root = path.resolve(__dirname, '../..');
const HEAD = [
  'language',
  'engine',
  'written',
  'held out',
  'typos',
  'first result kB',
  'further query kB',
  'ms median',
  'ms p95',
  'memory MB',
];

/**
 * Compares the search of a built site with Pagefind, Lunr and MiniSearch on the same sections: mean
 * reciprocal rank on the written questions (`tests/search/questions`) and on held-out ones, bytes
 * as a CDN sends them, time a keystroke, memory. Options: `--dir` (build), `--locale` (all),
 * `--count` (200 held-out questions), `--seed`, `--engines`, `--missed` (1: lists the written
 * questions whose answer is not first).
 */
runCommand(async (argv) => {
  const {dir, locale, count, seed, engines, missed} = readOptions(argv, {
    dir: 'build',
    locale: '',
    count: '200',
    seed: '20261120',
    engines: 'portal,pagefind,lunr,minisearch',
    missed: '0',
  });
  const outDir = path.resolve(dir);
  const chosen = toLocales(
    locales.map(({id}) => id),
    locale === '' ? undefined : locale.split(','),
  );
  const rows: string[][] = [];
  for (const built of toBuiltLocales(outDir, chosen)) {
    if (!existsSync(path.join(built.folder, 'search-index')))
      throw new Error(
        `${dir} contains no search index of ${built.locale}. Run "npm run build" first.`,
      );
    const outlines = (await readOutlines(built)).filter(
      ({language}) => language === built.locale || language === 'en',
    );
    const sections = outlines.flatMap(({path: page, language, rank, sections: own}) =>
      own.map(({anchor, heading, texts}): EngineSection & {readonly rank: number} => ({
        url: anchor === null ? page : `${page}#${anchor}`,
        language,
        title: own[0]?.heading ?? '',
        heading,
        text: texts.join('\n'),
        rank,
      })),
    );
    const prefix = built.baseUrl.slice(0, -1);
    const written = (questionSets[built.locale] ?? []).map((question): AskedQuestion => ({
      ask: question.ask,
      accepts: (url) => isAccepted(question, url, prefix),
    }));
    const askable = sections.filter(({rank}) => rank > 1);
    const [heldOut = [], typos = []] = [false, true].map((typo) =>
      toHeldOutQuestions(askable, Number(count), {seed: Number(seed), typo}).map(
        ({ask, accept}): AskedQuestion => ({
          ask,
          accepts: (url) => accept.includes(url),
        }),
      ),
    );
    const makers: Readonly<Record<string, () => Promise<MeasuredEngine>>> = {
      portal: () => createPortalEngine(built),
      pagefind: () =>
        createPagefindEngine(
          sections,
          built.locale,
          path.join(root, '.cache', 'bench', 'pagefind'),
        ),
      lunr: () => createLunrEngine(sections, built.locale),
      minisearch: () => createMiniSearchEngine(sections),
    };
    for (const name of engines.split(',')) {
      const make = makers[name];
      if (!make)
        throw new Error(
          `"${name}" is not an engine of this command. Known: ${Object.keys(makers).join(', ')}.`,
        );
      console.log(
        `Measuring ${name} in ${built.locale}: ${sections.length} sections, ${written.length} written questions …`,
      );
      const engine = await make();
      // Pagefind keeps a browser open. Without closing it, the command would not end if a
      // measurement fails.
      try {
        const bytes = await measureBytes(
          engine,
          written.map(({ask}) => ask),
        );
        const ranks = [
          await measureRank(engine, written),
          await measureRank(engine, heldOut),
          await measureRank(engine, typos),
        ];
        const times = await measureKeystrokes(
          engine,
          written.slice(0, 12).map(({ask}) => ask),
        );
        if (missed === '1')
          for (const {ask, rank} of ranks.flatMap((rank) => rank.missed))
            console.log(`  ${rank ?? '–'} ${ask}`);
        rows.push([
          built.locale,
          name,
          ...ranks.map(({score}) => score.toFixed(3)),
          (bytes.first / 1000).toFixed(0),
          (bytes.further / 1000).toFixed(1),
          times.median.toFixed(1),
          times.p95.toFixed(1),
          engine.megabytes?.toFixed(0) ?? '',
        ]);
      } finally {
        await engine.close();
      }
    }
  }
  console.log(`\n${toTable(HEAD, rows)}`);
});
