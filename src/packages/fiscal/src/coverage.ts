import {toFinding, type Finding} from './report';
import type {XmlElement} from './xml';

/** How many names of fields a finding lists. */
const LISTED = 12;

/**
 * What no signature or hash covers, as one finding; none if everything is covered. It keeps the
 * verdict from being `unchanged`, because a change there couldn't be seen.
 */
export function toUncovered(names: Iterable<string>): readonly Finding[] {
  const all = [...new Set(names)];
  if (all.length === 0) return [];
  const listed = all.slice(0, LISTED).join(', ');
  return [toFinding('input.uncovered', '', {names: all.length > LISTED ? `${listed} …` : listed})];
}

/**
 * The paths of all values of a JSON document that aren't in this list, such as
 * `journal[].total`.
 */
export function findUncoveredValues(
  value: unknown,
  covered: ReadonlySet<string>,
  path = '',
): readonly string[] {
  if (Array.isArray(value))
    return [...new Set(value.flatMap((one) => findUncoveredValues(one, covered, `${path}[]`)))];
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, one]) =>
      findUncoveredValues(one, covered, path === '' ? name : `${path}.${name}`),
    );
  return covered.has(path) ? [] : [path];
}

/**
 * The names of all elements with text that isn't covered, each below its parent's, and the other parts of the document that
 * have text: attributes, comments, text between elements. `toCovered` returns what a hash covers
 * below an element, as `name=value`; `null` leaves that to the elements inside.
 */
export function findUncoveredElements(
  document: string,
  root: XmlElement,
  toCovered: (element: XmlElement) => ReadonlySet<string> | null,
): readonly string[] {
  const names: string[] = [];
  const walk = (element: XmlElement, around: ReadonlySet<string>, path: string): void => {
    const covered = toCovered(element) ?? around;
    for (const child of element.children) walk(child, covered, `${element.name}.${child.name}`);
    const isLeaf = element.children.length === 0;
    if (isLeaf ? !covered.has(`${element.name}=${element.text}`) : element.text.trim() !== '')
      names.push(path);
  };
  walk(root, new Set(), root.name);
  const body = document.replace(/^\ufeff?(<\?xml version="1\.0" encoding="UTF-8"\?>)?/, '');
  if (/<[^<>!?/]+=/.test(body)) names.push('attributes');
  if (/<[!?]/.test(body)) names.push('comments');
  return names;
}
