import {transform} from 'lightningcss';

/**
 * The rules of several pages as one stylesheet without duplicates, in the order of their
 * components.
 */
export function toStylesheet(
  pages: readonly (readonly (readonly [order: number, rule: string])[])[],
): string {
  const groups = new Map<number, Set<string>>();
  for (const [order, rule] of pages.flat())
    groups.set(order, (groups.get(order) ?? new Set()).add(rule));
  return [...groups.entries()]
    .sort(([one], [other]) => one - other)
    .flatMap(([, rules]) => [...rules])
    .join('\n');
}

/** A stylesheet without comments and needless spaces. */
export function minify(css: string): string {
  return transform({
    filename: 'reference.css',
    code: Buffer.from(css),
    minify: true,
  }).code.toString();
}

/** The rules in the output of styled-components, each with the number of its group. */
export function toOrderedRules(css: string): readonly (readonly [order: number, rule: string])[] {
  const rules: [number, string][] = [];
  let waiting: string[] = [];
  for (const rule of css.split('/*!sc*/').map((part) => part.trim())) {
    if (rule === '') continue;
    const [, order] = /^data-styled\.g(\d+)\[/.exec(rule) ?? [];
    if (order === undefined) {
      waiting.push(rule);
      continue;
    }
    rules.push(...waiting.map((part): [number, string] => [Number(order), part]));
    waiting = [];
  }
  return rules;
}
