import {existsSync} from 'node:fs';
import {readdir, readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {parseHeaderRules, parseRedirectRules} from '../cdn/rules';

/**
 * Cloudflare's limits for a build (hosting/README.md has the sources). It only warns about what
 * exceeds them, and publishes without it.
 */
const FILES = 20_000;
const FILE_BYTES = 25 * 1024 * 1024;
const HEADER_RULES = 100;
const HEADER_LINE = 2000;
const REDIRECTS = 2000;
const REDIRECT_LINE = 1000;

interface HostedBuild {
  readonly files: readonly {readonly path: string; readonly bytes: number}[];
  /** The text of `_headers`. */
  readonly headers: string;
  /** The text of `_redirects`. */
  readonly redirects: string;
}

const toCount = (count: number): string => count.toLocaleString('en');

/**
 * Everything in a build that the host would reject or ignore, each with its file and the remedy.
 */
export function findHostProblems({files, headers, redirects}: HostedBuild): readonly string[] {
  return [
    ...(files.length > FILES
      ? [
          `The build has ${toCount(files.length)} files, and the host takes ${toCount(FILES)}. See which folder grew, or move to the plan with 100,000.`,
        ]
      : []),
    ...files
      .filter(({bytes}) => bytes > FILE_BYTES)
      .map(
        (file) =>
          `${file.path} has ${toCount(file.bytes)} bytes, and the host takes ${toCount(FILE_BYTES)} a file. Split it or leave it out.`,
      ),
    ...findLongLines(
      '_headers',
      headers,
      HEADER_LINE,
      'Name fewer origins or inline scripts in the policy (scripts/lib/delivery/headers.ts).',
    ),
    ...findHeaderProblems(headers),
    ...findLongLines(
      '_redirects',
      redirects,
      REDIRECT_LINE,
      'Shorten the address (formerPaths in src/data/apis.ts).',
    ),
    ...findRedirectProblems(redirects),
  ];
}

/** Throws if the host would reject or ignore any part of the built site in a folder. */
export async function assertHostable(folder: string): Promise<void> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name);
        return {path: path.relative(folder, file), bytes: (await stat(file)).size};
      }),
  );
  const read = async (name: string): Promise<string> =>
    existsSync(path.join(folder, name)) ? readFile(path.join(folder, name), 'utf8') : '';
  const problems = findHostProblems({
    files,
    headers: await read('_headers'),
    redirects: await read('_redirects'),
  });
  if (problems.length > 0)
    throw new Error(
      [
        `The host can't publish this build: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`,
        ...problems.map((problem) => `- ${problem}`),
      ].join('\n'),
    );
}

function findLongLines(
  file: string,
  text: string,
  limit: number,
  remedy: string,
): readonly string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      line.length > limit
        ? [
            `${file}:${index + 1} has ${toCount(line.length)} characters, and the host ignores lines over ${toCount(limit)}. ${remedy}`,
          ]
        : [],
    );
}

function findHeaderProblems(text: string): readonly string[] {
  const rules = parseHeaderRules(text);
  return [
    ...(rules.length > HEADER_RULES
      ? [
          `_headers has ${rules.length} rules, and the host reads ${HEADER_RULES}. Join rules with a wildcard.`,
        ]
      : []),
    ...rules.flatMap(({pattern, headers}) => [
      ...(pattern.split('*').length > 2
        ? [
            `_headers: "${pattern}" has more than one *, and the host ignores the rule. Write one rule for each folder.`,
          ]
        : []),
      ...(headers.length === 0
        ? [`_headers: "${pattern}" has no header, and the host ignores the rule. Remove it.`]
        : []),
    ]),
  ];
}

function findRedirectProblems(text: string): readonly string[] {
  const rules = parseRedirectRules(text);
  const addresses = rules.map(({from}) => from);
  return [
    ...(rules.length > REDIRECTS
      ? [
          `_redirects has ${toCount(rules.length)} rules, and the host reads ${toCount(REDIRECTS)}. Remove the oldest formerPaths (src/data/apis.ts).`,
        ]
      : []),
    ...addresses.flatMap((from, index) => [
      ...(/^\/[^?#*]*$/.test(from) && !/\/:\w/.test(from)
        ? []
        : [
            `_redirects: "${from}" is more than a path. Write a line for each address: query, fragment and wildcards don't work in the preview or on every host.`,
          ]),
      ...(addresses.indexOf(from) < index
        ? [`_redirects: "${from}" has two rules, and the host ignores the second. Remove one.`]
        : []),
    ]),
  ];
}
