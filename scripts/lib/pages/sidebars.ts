import sidebars from '../../../sidebars';

/** A guide that no sidebar lists: readers would find it by search alone. Other pages have no sidebar, or one that lists them by itself. */
export function findSidebarProblems(name: string): string[] {
  const id = /^docs\/(.+)\.mdx$/.exec(name)?.[1];
  if (id === undefined || listed.has(id)) return [];
  return [`${name}:1: No sidebar lists this guide. Add it to its section in sidebars.ts, at the place where readers need it.`];
}

const listed: ReadonlySet<string> = new Set(findTexts(sidebars));

/** Every text of the sidebars, ids of guides among them. */
function findTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(findTexts) : [];
}
