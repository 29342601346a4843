import {escapeMarkup} from '../../content/escapeMarkup';
import {toChangeText} from './words';
import type {ChangesReport} from './changesReport';

interface FeedAddresses {
  /** Complete address of the site's English root, with trailing slash. */
  readonly root: string;
  /** Path of the feed below `siteUrl`. */
  readonly file: string;
  readonly siteTitle: string;
}

/**
 * The Atom feed (RFC 4287) of an API, with one entry per new version whose predecessor has a
 * deprecation date. That date is the date of the entry.
 */
export function toAtomFeed(
  reports: readonly ChangesReport[],
  {root, file, siteTitle}: FeedAddresses,
): string {
  const dated = reports
    .flatMap((report) =>
      report.from.deprecatedSince === undefined
        ? []
        : [{report, day: `${report.from.deprecatedSince}T00:00:00Z`}],
    )
    .sort((one, other) => other.day.localeCompare(one.day));
  const self = `${root}${file}`;
  const label = reports[0]?.label ?? '';
  const entries = dated.map(({report, day}) => {
    const address = `${root}${report.path.slice(1)}`;
    const breaking = report.changes.filter(({kind}) => kind === 'breaking');
    const list = breaking
      .map((change) => `<li>${escapeMarkup(toChangeText(change))}</li>`)
      .join('');
    const html = `<p>${breaking.length} breaking changes, ${report.changes.length - breaking.length} others.</p>${list === '' ? '' : `<ul>${list}</ul>`}`;
    return [
      '  <entry>',
      `    <title>${escapeMarkup(`${report.label} ${report.from.version} → ${report.to.version}`)}</title>`,
      `    <id>${escapeMarkup(address)}</id>`,
      `    <link href="${escapeMarkup(address)}"/>`,
      `    <updated>${day}</updated>`,
      `    <content type="html">${escapeMarkup(html)}</content>`,
      '  </entry>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `  <title>${escapeMarkup(`${label}: API changes`)}</title>`,
    `  <id>${escapeMarkup(self)}</id>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeMarkup(self)}"/>`,
    `  <updated>${dated[0]?.day ?? '1970-01-01T00:00:00Z'}</updated>`,
    `  <author><name>${escapeMarkup(siteTitle)}</name></author>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}
