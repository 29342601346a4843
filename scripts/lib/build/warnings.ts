import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {toBrokenFile, toBrokenFileText} from '../../../src/config/brokenLinks';

/** A problem that a build tolerates unless it is strict. */
export interface Warning {
  /** `file:line: problem and remedy`, as far as the location is known. */
  readonly text: string;
  /** The languages whose build reported it. */
  readonly locales: readonly string[];
}

/** The output of one language's build. */
interface LocaleOutput {
  readonly locale: string;
  readonly output: string;
}

/**
 * The sources of a page in one language, as paths from the project's root. There are several if the
 * address is used twice.
 */
export type FindSources = (locale: string, address: string) => readonly string[];

const PAGE = /^- Broken anchor on source page path = (.+):$/;
const LINK = /^\s+-> linking to (\S+)(?: \(resolved as: \S+\))?$/;
const DUPLICATE =
  /^- Attempting to create page at (.+), but a page already exists at this route\.$/;

/**
 * Every warning in the outputs of a build, once per warning with its languages, sorted by location.
 * `readSource` returns the text of a source.
 */
export function toWarnings(
  outputs: readonly LocaleOutput[],
  findSources: FindSources,
  readSource: (file: string) => string | undefined,
): readonly Warning[] {
  const found = new Map<string, string[]>();
  for (const {locale, output} of outputs)
    for (const block of toBlocks(output))
      for (const text of describeBlock(
        block,
        (address) => findSources(locale, address),
        readSource,
      ))
        found.set(text, [...(found.get(text) ?? []), locale]);
  return [...found]
    .map(([text, locales]) => ({text, locales: [...new Set(locales)]}))
    .sort((one, other) => (one.text < other.text ? -1 : 1));
}

/** The list of warnings for a person, with their number. Empty if there are none. */
export function toWarningLines(warnings: readonly Warning[]): readonly string[] {
  if (warnings.length === 0) return [];
  const count = warnings.length === 1 ? '1 warning' : `${warnings.length} warnings`;
  return [
    `${count}. A strict build (--strict 1), as CI and the deployment need it, stops here:`,
    ...warnings.map(({text, locales}) => `- ${text} (${locales.join(', ')})`),
  ];
}

/** The messages that Docusaurus logs as warnings, without their prefix. */
function toBlocks(output: string): readonly string[] {
  return output
    .split(/^(?=\[[A-Z]+\] )/m)
    .filter((block) => block.startsWith('[WARNING] '))
    .map((block) => block.slice('[WARNING] '.length).trimEnd());
}

function describeBlock(
  block: string,
  findSources: (address: string) => readonly string[],
  readSource: (file: string) => string | undefined,
): readonly string[] {
  const lines = block.split('\n');
  if (lines[0] === 'Duplicate routes found!')
    return lines.flatMap((text) => {
      const [, address] = DUPLICATE.exec(text) ?? [];
      if (address === undefined) return [];
      return [
        `${findSources(address).join(' and ') || 'unknown files'}: two pages have the address ${address}. Move one of them.`,
      ];
    });
  if (lines[0] === 'Docusaurus found broken anchors!') {
    let page = '';
    return lines.flatMap((text) => {
      page = PAGE.exec(text)?.[1] ?? page;
      const [, link] = LINK.exec(text) ?? [];
      if (link === undefined) return [];
      const file = toBrokenFile(link);
      const place = toPlace(
        findSources(page),
        page,
        file ?? link.slice(link.indexOf('#')),
        readSource,
      );
      return [
        file === undefined
          ? `${place}: the link ${link} leads to no heading. Correct what follows the #.`
          : toBrokenFileText(place, file),
      ];
    });
  }
  return [lines[0] ?? ''];
}

/**
 * The first line in a source that contains the end of a link, or the page's address if no source is
 * known.
 */
function toPlace(
  sources: readonly string[],
  page: string,
  end: string,
  readSource: (file: string) => string | undefined,
): string {
  for (const file of sources) {
    const line = (readSource(file) ?? '')
      .split('\n')
      .findIndex((text) => [end, decode(end)].some((spelling) => isLinkedIn(text, spelling)));
    if (line >= 0) return `${file}:${line + 1}`;
  }
  return sources[0] ?? `the page ${page}`;
}

/** Whether a line contains a link with this ending. The ID of a heading doesn't count as a link. */
function isLinkedIn(text: string, end: string): boolean {
  for (let at = text.indexOf(end); at >= 0; at = text.indexOf(end, at + 1))
    if (!/[\w-]/.test(text[at + end.length] ?? '') && !text.slice(0, at).endsWith('{/* '))
      return true;
  return false;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Finds sources in the files that Docusaurus generates for each page (`permalink`, `source`). They
 * are read on first use.
 */
export function createFindSources(
  root: string,
  toGenerated: (locale: string) => string,
): FindSources {
  const known = new Map<string, ReadonlyMap<string, readonly string[]>>();
  return (locale, address) => {
    const sources = known.get(locale) ?? readSources(root, path.join(root, toGenerated(locale)));
    known.set(locale, sources);
    return sources.get(address) ?? [];
  };
}

function readSources(root: string, generated: string): ReadonlyMap<string, readonly string[]> {
  const sources = new Map<string, readonly string[]>();
  if (!existsSync(generated)) return sources;
  const files = readdirSync(generated, {recursive: true, encoding: 'utf8'}).filter((file) =>
    /^docusaurus-plugin-content-.*\.json$/.test(file),
  );
  for (const file of files.sort()) {
    const page = readPage(path.join(generated, file));
    const source = page?.source?.replace(/^@site\//, '');
    // Docusaurus leaves the files of pages that were removed.
    if (
      page?.permalink === undefined ||
      source === undefined ||
      !existsSync(path.join(root, source))
    )
      continue;
    sources.set(page.permalink, [...new Set([...(sources.get(page.permalink) ?? []), source])]);
  }
  return sources;
}

function readPage(
  file: string,
): {readonly permalink?: string; readonly source?: string} | undefined {
  try {
    const {permalink, source} = JSON.parse(readFileSync(file, 'utf8')) as {
      readonly permalink?: unknown;
      readonly source?: unknown;
    };
    return typeof permalink === 'string' && typeof source === 'string'
      ? {permalink, source}
      : undefined;
  } catch {
    return undefined;
  }
}
