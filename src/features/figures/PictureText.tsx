import type {ReactNode} from 'react';
import type {Label} from '@site/src/model/figures/geometry';
import {toTextParts} from '@site/src/model/figures/inlineCode';

/**
 * Lines of text in a picture. Renders a `<text>` per line, with a `<tspan>` per code in backticks.
 * The space after a line keeps its last word apart from the next one where the lines are read as one
 * text; browsers don't draw it.
 */
export function PictureText({
  of: {x, lines},
  className,
}: {
  readonly of: Pick<Label, 'x' | 'lines'>;
  readonly className?: string | undefined;
}): ReactNode {
  return lines.map(({text, y}, index) => (
    <text key={y} className={className} x={x} y={y}>
      {toTextParts(index < lines.length - 1 ? `${text} ` : text).map((part, place) =>
        part.isCode ? <tspan key={place}>{part.text}</tspan> : part.text,
      )}
    </text>
  ));
}
