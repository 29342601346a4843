import {Children, cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react';
import {isWordy, toWidth} from '@site/src/model/content/tableWords';

type Parent = ReactElement<{
  readonly children?: ReactNode;
  readonly text?: string;
  readonly className?: string;
  /** The address of a citation's source. */
  readonly url?: string;
  readonly 'data-label'?: string | undefined;
  readonly 'data-title'?: string;
  readonly 'data-short'?: string;
  readonly 'data-none'?: string;
  readonly 'data-line'?: string;
}>;

/** From this number of columns on, a phone shows rows as cards, unless they fit a line of it. */
const CARDS = 3;
const LINE = 42;
/** Characters that the padding of a cell takes. */
const PADDING = 3;
/** A column of so few characters needs no room for words. */
const SHORT = 5;
/** Characters that the label of a cell takes at least, if it is on the line of its text. */
const LABEL = 18;

/**
 * The content of a table whose cells name their column in `data-label`, for phones, which show rows
 * as cards if their columns have no room. The first cell of a row is its title and has no label. In
 * two columns, the text below it has none either (`data-label` is empty), and the head is above the
 * cards. If all first cells are numbers, the second cell is a title beside them, without a label too
 * (`data-title`). Cells of a column that only has few characters have `data-short`, in tables without
 * cards too, and cells that only say that there is nothing have `data-none`. If all labelled cells of
 * three columns or more fit a line of a phone with their labels, they have `data-line`: in one card,
 * all texts are beside their labels, or all are below. `cards`: set if a table with the same heads on
 * the same page has cards, so that this one has them, too.
 */
export function labelCells(content: ReactNode, cards?: string): ReactNode {
  const parts = toElements(content);
  const [row] = toElements(parts[0]?.props.children);
  const labels = toElements(row?.props.children).map((cell) => toCellText(cell));
  const columns = toColumns(parts, labels.length);
  const isCards = cards !== undefined || isWide(columns);
  const hasLabels = labels.length >= CARDS;
  const titles = hasLabels && hasNumbers(parts.slice(1)) ? 2 : 1;
  const isInLines =
    hasLabels &&
    labels.every(
      ({length}, column) =>
        column < titles || Math.max(LABEL, length) + toWidth(columns[column] ?? []) <= LINE,
    );
  const rows = parts.slice(1).flatMap((part) => toElements(part.props.children));
  const isShort = labels.map((_, column) =>
    rows.every((one) => toCellText(toElements(one.props.children)[column]).length <= SHORT),
  );
  if (!isCards && !isShort.includes(true)) return content;
  return parts.map((part, place) =>
    place === 0
      ? part
      : withChildren(part, (cells) =>
          withChildren(cells, (cell, column) =>
            cloneElement(cell, {
              ...(isShort[column] && {'data-short': ''}),
              ...(isCards && {
                ...(column >= titles && {'data-label': hasLabels ? labels[column] : ''}),
                ...(column > 0 && column < titles && {'data-title': ''}),
                ...(column >= titles && isInLines && {'data-line': ''}),
                ...(toCellText(cell) === '–' && {'data-none': ''}),
              }),
            }),
          ),
        ),
  );
}

/** Whether a phone has no room for the columns side by side. */
function isWide(columns: readonly (readonly string[])[]): boolean {
  if (columns.length < CARDS) return isWordy(columns);
  return sum(columns.map((cells) => toWidth(cells) + PADDING)) > LINE;
}

/** Whether rows begin with a number, which says too little as the title of a card. */
function hasNumbers(parts: readonly Parent[]): boolean {
  return parts
    .flatMap((part) => toElements(part.props.children))
    .every((row) => /^\d{1,4}$/.test(toCellText(toElements(row.props.children)[0])));
}

const sum = (widths: readonly number[]): number => widths.reduce((one, other) => one + other, 0);

/** The texts of each column, the head included. */
function toColumns(parts: readonly Parent[], count: number): readonly (readonly string[])[] {
  const rows = parts
    .flatMap((part) => toElements(part.props.children))
    .map((row) => toElements(row.props.children).map((cell) => toText(cell, true).trim()));
  return Array.from({length: count}, (_, column) => rows.map((row) => row[column] ?? ''));
}

function withChildren(parent: Parent, change: (child: Parent, place: number) => Parent): Parent {
  return cloneElement(parent, {}, ...toElements(parent.props.children).map(change));
}

/** The elements of a content, with keys. */
function toElements(content: ReactNode): readonly Parent[] {
  return Children.toArray(content).filter((child): child is Parent => isValidElement(child));
}

/** The text of a cell without its citations. */
const toCellText = (cell: ReactNode): string => toPlain(toText(cell)).trim();

const toPlain = (text: string): string => text.replaceAll('\u200b', '');

/**
 * The same, with a zero-width space where a word may break. `keepsWhole`: code that a line never
 * breaks is one word.
 */
function toText(node: ReactNode, keepsWhole = false): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node).replaceAll('`', '');
  if (Array.isArray(node)) return node.map((part) => toText(part, keepsWhole)).join('');
  if (!isValidElement(node)) return '';
  if (node.type === 'wbr') return '\u200b';
  const {text, url, className, children} = (node as Parent).props;
  if (url !== undefined) return '';
  const inner = children === undefined ? (text ?? '') : toText(children, keepsWhole);
  return keepsWhole && className === 'whole' ? inner.replace(/[ -]/g, '_') : inner;
}
