import type {Element, ElementContent, Root} from 'hast';
import {toString} from './text';

const BLOCKS = new Set(
  'address article aside blockquote caption colgroup dd details div dl dt fieldset figcaption figure h1 h2 h3 h4 h5 h6 header hr li main ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

/** Whether an element takes up at least one line. */
export function isBlock({tagName}: Element): boolean {
  return BLOCKS.has(tagName);
}

/**
 * Inserts spaces between words that only a style sheet separates: an element that follows another
 * one without a space. A dot stands between a term and its name in another language.
 */
export function setApart(parent: Element | Root): void {
  if ('tagName' in parent && parent.tagName === 'pre') return;
  const children: ElementContent[] = [];
  let before = '';
  let isAfterElement = false;
  for (const child of parent.children as ElementContent[]) {
    const text = toString(child);
    if (child.type === 'element') {
      setApart(child);
      const isNext = isAfterElement || child.tagName === 'dfn';
      if (
        isNext &&
        !isBlock(child) &&
        /[\p{L}\p{N}\p{P}]$/u.test(before) &&
        !/[([„“‘'"/-]$/.test(before) &&
        /^[^\s,.;:)]/.test(text)
      )
        children.push({type: 'text', value: child.tagName === 'dfn' ? ' · ' : ' '});
    }
    children.push(child);
    if (text === '') continue;
    before = child.type === 'element' && isBlock(child) ? '' : text;
    isAfterElement = child.type === 'element';
  }
  parent.children = children;
}
