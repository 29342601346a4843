import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {apis} from '../../../src/data/apis';

const headingId = /\{\/\* #([\w-]+) \*\/\}\s*$/;

/** Text without what stands in fences and inline code, every line kept. */
function withoutCode(text: string): string {
  return text.replace(/```[\s\S]*?```/g, (block) => block.replace(/[^\n]/g, '')).replace(/`[^`\n]*`/g, (code) => ' '.repeat(code.length));
}

/** Headings without an id of their own, admonitions without a title, words that say a page is unfinished. */
export function findStyleProblems(name: string, text: string): string[] {
  return withoutCode(text)
    .split('\n')
    .flatMap((line, index) => {
      const at = `${name}:${index + 1}:`;
      if (/^# /.test(line)) return [`${at} The title is the page's only h1. Remove this heading, or make it an h2.`];
      if (/^##+ /.test(line) && !headingId.test(line)) return [`${at} The heading has no id. End it with {/* #its-id */}, so that translations keep it.`];
      if (/^:::\w+\s*$/.test(line)) return [`${at} The admonition has no title. Say in brackets what is at stake.`];
      if (/\b(TODO|FIXME|[Ll]orem ipsum|[Cc]oming soon)\b/.test(line)) return [`${at} The page says that it is unfinished.`];
      return [];
    });
}

/** Links to files, anchors, guides and operations that do not exist. Addresses of other kinds are left to the build. */
export function findLinkProblems(root: string, file: string, text: string): string[] {
  const name = path.relative(root, file);
  return withoutCode(text)
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(/\]\(([^)\s]+)(?:\s+"[^"]*")?\)/g)].flatMap(([, target = '']) => {
        const fault = toLinkFault(root, file, text, target);
        return fault === undefined ? [] : [`${name}:${index + 1}: ${target} ${fault}`];
      }),
    );
}

function toLinkFault(root: string, file: string, text: string, target: string): string | undefined {
  if (/^[a-z][a-z+.-]*:/i.test(target)) return undefined;
  const [address = '', anchor = ''] = target.split('#');
  if (target.startsWith('#')) return hasAnchor(text, anchor) ? undefined : 'names no heading of this page.';
  if (/\.mdx?$/.test(address)) {
    const full = path.resolve(path.dirname(file), address);
    if (!existsSync(full)) return 'leads to no file. Correct the path, or link to a page that exists.';
    return anchor === '' || hasAnchor(readFileSync(full, 'utf8'), anchor) ? undefined : 'names no heading of that page.';
  }
  // Pages of one language exist in no other build, whereas guides and posts are built in all of them.
  if (/^\/(en|de)\//.test(address) && !file.includes(`${path.sep}localised${path.sep}`))
    return `exists in one language only. Write <a href="${target}" hrefLang="${address.slice(1, 3)}">.`;
  if (address.startsWith('/api/')) return toApiFault(root, address, decodeURIComponent(anchor));
  const guide = path.join(root, 'docs', `${address}.mdx`);
  if (address.startsWith('/') && existsSync(guide))
    return anchor === '' || hasAnchor(readFileSync(guide, 'utf8'), anchor) ? undefined : 'names no heading of that page.';
  return undefined;
}

function toApiFault(root: string, address: string, anchor: string): string | undefined {
  const row = apis.find((api) => api.path === address);
  if (!row) return `is no reference page. Known: ${apis.map((api) => api.path).join(', ')}.`;
  if (anchor === '') return undefined;
  const specification = readFileSync(path.join(root, 'static/openapi', `${row.spec}.yaml`), 'utf8');
  const operation = /(?:^|\/)operation\/([^/]+)$/.exec(anchor)?.[1];
  if (operation !== undefined)
    return new RegExp(`operationId: ['"]?${operation}['"]?\\s*$`, 'm').test(specification) ? undefined : `names no operation of ${row.spec}.`;
  return undefined;
}

/** Components whose `id` names a row, not a place on the page. */
const rowIds = /<(Law|Term|Fact|StateMachine|Sequence|DataTable)\s[^>]*>/g;

function hasAnchor(text: string, anchor: string): boolean {
  // Glossaries make their anchors from the term base, so only pages without such components are held to their headings.
  return text.split('\n').some((line) => headingId.exec(line)?.[1] === anchor) || /<GlossaryList|<Questions|\bid="/.test(text.replace(rowIds, ''));
}
