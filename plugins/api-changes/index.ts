import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePath, normalizeUrl} from '@docusaurus/utils';
import type {ApiRow} from '../../src/data/apis';
import type {LawRow} from '../../src/data/laws/row';
import {toChangesFiles, toVersionPairs, type VersionPair} from '../../src/model/catalogue/pairs';
import {toAtomFeed} from '../../src/model/openapi/changes/atom';
import {toMissingNotes, type ChangesReport} from '../../src/model/openapi/changes/changesReport';
import {writeWhole} from '../specification-files/cache';
import {readReport, type ReportSources} from './reports';

export interface ApiChangesOptions extends ReportSources {
  readonly apis: readonly ApiRow[];
  readonly laws: readonly LawRow[];
  /** Author of the feeds. */
  readonly siteTitle: string;
}

interface Content {
  readonly reports: readonly {readonly pair: VersionPair; readonly report: ChangesReport}[];
}

/**
 * Adds a page for each pair of consecutive versions of an API with their differences, the same data
 * as JSON, and a feed per API. JSON and feeds exist once for all languages.
 */
export default function apiChanges(
  {siteDir, siteConfig: {url}, baseUrl, i18n, generatedFilesDir}: LoadContext,
  options: ApiChangesOptions,
): Plugin<Content> {
  const siteBaseUrl = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? baseUrl;
  const publish = ({reports}: Content, folder: string): void => {
    for (const {pair, report} of reports)
      writeWhole(
        path.join(folder, toChangesFiles(pair).json),
        `${JSON.stringify(report, null, 2)}\n`,
      );
    for (const [file, own] of toFeeds(reports))
      writeWhole(
        path.join(folder, file),
        toAtomFeed(own, {root: `${url}${siteBaseUrl}`, file, siteTitle: options.siteTitle}),
      );
  };
  return {
    name: 'api-changes',
    async loadContent() {
      const reports = [];
      for (const pair of toVersionPairs(options.apis))
        reports.push({pair, report: await readReport(pair, options, options.laws)});
      const problems = reports.flatMap(({report}) => toMissingNotes(report));
      if (problems.length > 0)
        throw new Error(
          [
            `${problems.length} breaking ${problems.length === 1 ? 'change has' : 'changes have'} no migration note`,
            ...problems.map((one) => `- ${one}`),
          ].join('\n'),
        );
      return {reports};
    },
    async contentLoaded({content: {reports}, actions: {addRoute, createData}}) {
      for (const {pair, report} of reports) {
        const files = toChangesFiles(pair);
        const page = {
          report,
          jsonUrl: `${siteBaseUrl}${files.json}`,
          feedUrl: `${siteBaseUrl}${files.feed}`,
        };
        const data = await createData(
          `${pair.to.id}-${pair.from.version}-${pair.to.version}.json`.replaceAll('/', '-'),
          JSON.stringify(page),
        );
        addRoute({
          path: normalizeUrl([baseUrl, pair.path]),
          component: '@theme/ApiChangesPage',
          exact: true,
          modules: {page: aliasedSitePath(data, siteDir)},
        });
      }
    },
    configureWebpack({mode}, _isServer, _utils, content) {
      if (mode !== 'development') return {};
      const folder = path.join(generatedFilesDir, 'api-changes-files');
      publish(content, folder);
      return {devServer: {static: [{directory: folder, publicPath: baseUrl}]}} as object;
    },
    async postBuild({content, outDir}) {
      // All languages share one address. A build of a single language needs the files there too.
      publish(content, path.join(outDir, path.posix.relative(baseUrl, siteBaseUrl)));
    },
    getPathsToWatch: () => [path.join(siteDir, options.specFolder, '**/*.yaml')],
  };
}

function toFeeds(reports: Content['reports']): ReadonlyMap<string, readonly ChangesReport[]> {
  const feeds = new Map<string, readonly ChangesReport[]>();
  for (const {pair, report} of reports) {
    const {feed} = toChangesFiles(pair);
    feeds.set(feed, [...(feeds.get(feed) ?? []), report]);
  }
  return feeds;
}
