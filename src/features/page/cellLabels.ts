import {Children, cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react';

type Parent = ReactElement<{
  readonly children?: ReactNode;
  readonly text?: string;
  /** The address of a citation's source. */
  readonly url?: string;
  readonly 'data-label'?: string | undefined;
  readonly 'data-short'?: string;
  readonly 'data-line'?: string;
}>;

/** From this number of columns on, a phone shows rows as cards, unless they fit a line of it. */
const CARDS = 3;
const LINE = 42;
/** Characters that the padding of a cell takes. */
const PADDING = 3;
/** A cell of so few characters needs no room for words. */
const SHORT = 4;
/** Characters that the label of a cell takes at least, if it is on the line of its text. */
const LABEL = 18;

/**
 * The content of a table whose cells name their column in `data-label`, for phones, which show rows
 * without the head. The first cell of a row is its title and has no label. Cells of few characters
 * have `data-short`. If all labelled cells fit a line of a phone with their labels, they have
 * `data-line`: in one card, all texts are beside their labels, or all are below.
 */
export function labelCells(content: ReactNode): ReactNode {
  const parts = toElements(content);
  const [row] = toElements(parts[0]?.props.children);
  const labels = toElements(row?.props.children).map((cell) => toText(cell).trim());
  const widths = toWidths(parts, labels.length);
  const isNarrow = widths.reduce((sum, width) => sum + width + PADDING, 0) <= LINE;
  if (labels.length < CARDS || isNarrow) return content;
  const isInLines = labels.every(
    ({length}, column) => column === 0 || Math.max(LABEL, length) + (widths[column] ?? 0) <= LINE,
  );
  return parts.map((part, place) =>
    place === 0
      ? part
      : withChildren(part, (cells) =>
          withChildren(cells, (cell, column) => {
            return cloneElement(cell, {
              ...(column > 0 && {'data-label': labels[column] ?? ''}),
              ...(column > 0 && isInLines && {'data-line': ''}),
              ...(toText(cell).trim().length <= SHORT && {'data-short': ''}),
            });
          }),
        ),
  );
}

/** The most characters in a cell of each column, the head included. */
function toWidths(parts: readonly Parent[], columns: number): readonly number[] {
  const rows = parts
    .flatMap((part) => toElements(part.props.children))
    .map((row) => toElements(row.props.children).map((cell) => toText(cell).trim().length));
  return Array.from({length: columns}, (_, column) =>
    Math.max(...rows.map((row) => row[column] ?? 0)),
  );
}

function withChildren(parent: Parent, change: (child: Parent, place: number) => Parent): Parent {
  return cloneElement(parent, {}, ...toElements(parent.props.children).map(change));
}

/** The elements of a content, with keys. */
function toElements(content: ReactNode): readonly Parent[] {
  return Children.toArray(content).filter((child): child is Parent => isValidElement(child));
}

/** The text of a cell without its citations. */
function toText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node).replaceAll('`', '');
  if (Array.isArray(node)) return node.map(toText).join('');
  if (!isValidElement(node)) return '';
  const {text, url, children} = (node as Parent).props;
  if (url !== undefined) return '';
  return children === undefined ? (text ?? '') : toText(children);
}
