import type {ReactNode} from 'react';
import type {SequencePicture} from '@site/src/model/figures/geometry';
import {PictureText} from './Picture';
import styles from './Sequence.module.css';

/**
 * The drawing of a journey: actors above their lifelines, numbered steps, responses with dashed
 * lines. Renders SVG elements.
 */
export function SequenceDrawing({
  of: {width, actors, lanes, phases, steps},
}: {
  readonly of: SequencePicture;
}): ReactNode {
  return (
    <>
      {lanes.map(({x, from, to}) => (
        <path key={x} className={styles.lane} d={`M${x} ${from}V${to}`} />
      ))}
      {actors.map((actor) => (
        <g key={`${actor.x} ${actor.y}`}>
          <rect
            className={styles.actor}
            x={actor.x - actor.width / 2}
            y={actor.y - actor.height / 2}
            width={actor.width}
            height={actor.height}
            rx={6}
          />
          <PictureText className={styles.actorName} of={actor} />
        </g>
      ))}
      {phases.map(({y, text}) => (
        <g key={y}>
          <path className={styles.phaseLine} d={`M0 ${y + 13}H${width}`} />
          <text className={styles.phase} x={0} y={y}>
            {text}
          </text>
        </g>
      ))}
      {steps.map(({number, y, line, head, answer, label}) => (
        <g key={number}>
          <text className={styles.number} x={0} y={y}>
            {number}
          </text>
          <path className={styles.line} data-answer={answer} d={line} />
          <path className={styles.head} d={head} />
          <PictureText className={styles.label} of={label} />
        </g>
      ))}
    </>
  );
}
