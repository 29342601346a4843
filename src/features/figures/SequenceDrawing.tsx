import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {SequenceContent} from '@site/src/model/figures/content';
import type {SequencePicture} from '@site/src/model/figures/geometry';
import {PictureText} from './PictureText';
import styles from './Sequence.module.css';

/** The names of a journey's actors, above the lifelines. Renders SVG elements. */
export function ActorsDrawing({
  of: {actors},
}: {
  readonly of: Pick<SequencePicture, 'actors'>;
}): ReactNode {
  return actors.map(({x, y, width, height, lines}) => (
    <g key={x} className={styles.actor}>
      <rect x={x - width / 2} y={y - height / 2} width={width} height={height} rx={6} />
      <PictureText of={{x, lines}} />
    </g>
  ));
}

/**
 * The steps of a phase, with their numbers. Responses have dashed lines. The mouse can use the
 * links; the keyboard has those of the list. Renders SVG elements.
 */
export function PhaseDrawing({
  of: {height, steps},
  lanes,
  texts,
}: {
  readonly of: SequencePicture['phases'][number];
  readonly lanes: SequencePicture['lanes'];
  readonly texts: SequenceContent['phases'][number]['steps'];
}): ReactNode {
  return (
    <>
      <path className={styles.lane} d={lanes.map((x) => `M${x} 0V${height}`).join('')} />
      {steps.map(({number, y, line, head, answer, label}, index) => {
        const link = texts[index]?.link;
        const top = label.y - label.height / 2 - 2;
        return (
          <g key={number}>
            <text className={styles.number} x={0} y={y}>
              {number}
            </text>
            <path className={styles.line} data-answer={answer} d={line} />
            <path className={styles.head} d={head} />
            {link === undefined ? (
              <PictureText className={styles.label} of={label} />
            ) : (
              <Link to={link} tabIndex={-1}>
                <rect
                  x={label.x - label.width / 2 - 4}
                  y={top}
                  width={label.width + 8}
                  height={Math.max(24, label.height + 4)}
                />
                <PictureText of={label} />
              </Link>
            )}
          </g>
        );
      })}
    </>
  );
}
