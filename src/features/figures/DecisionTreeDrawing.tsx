import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {DecisionTreePicture, Label} from '@site/src/model/figures/geometry';
import styles from './DecisionTree.module.css';
import {PictureText} from './PictureText';

/** Space between the left edge of a box and its text, the same as in the layout. */
const PAD = 12;

/**
 * The drawing of a decision tree: questions, answers beside their lines, outcomes. The mouse can
 * use the links; the keyboard has those of the list. Renders SVG elements.
 */
export function DecisionTreeDrawing({
  of: {questions, answers, outcomes, arrows},
}: {
  readonly of: DecisionTreePicture;
}): ReactNode {
  return (
    <>
      {arrows.map(({line, head}) => (
        <g key={line}>
          <path className={styles.line} d={line} />
          {head !== undefined && <path className={styles.head} d={head} />}
        </g>
      ))}
      {questions.map((box) => (
        <TextBox key={box.y} of={box} className={styles.ask} />
      ))}
      {answers.map((label) => (
        <PictureText key={label.y} className={styles.when} of={toLeft(label, 0)} />
      ))}
      {outcomes.map(({to, ...box}) =>
        to === undefined ? (
          <TextBox key={box.y} of={box} className={styles.outcome} />
        ) : (
          <Link key={box.y} to={to} tabIndex={-1} className={styles.link}>
            <TextBox of={box} className={styles.outcome} />
          </Link>
        ),
      )}
    </>
  );
}

/** A box with text. Renders a `<g>`. */
function TextBox({
  of: box,
  className,
}: {
  readonly of: Label;
  readonly className: string | undefined;
}): ReactNode {
  const {x, y, width, height} = box;
  return (
    <g className={className}>
      <rect x={x - width / 2} y={y - height / 2} width={width} height={height} rx={6} />
      <PictureText of={toLeft(box, PAD)} />
    </g>
  );
}

/** The same lines of text, beginning at the left edge. */
function toLeft({x, width, lines}: Label, pad: number): Pick<Label, 'x' | 'lines'> {
  return {x: x - width / 2 + pad, lines};
}
