import sidebars from '../../../sidebars';

/**
 * Finds a guide that isn't in any sidebar, so that readers could only find it by search. Other
 * pages have no sidebar, or a generated one.
 */
export function findSidebarProblems(name: string): string[] {
  const id = /^docs\/(.+)\.mdx$/.exec(name)?.[1];
  if (id === undefined || listed.has(id)) return [];
  return [
    `${name}:1: No sidebar lists this guide. Add it to its section in sidebars.ts, at the place where readers need it.`,
  ];
}

const listed: ReadonlySet<string> = new Set(findTexts(sidebars));

/** All texts in the sidebars, including the IDs of guides. */
function findTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(findTexts) : [];
}
