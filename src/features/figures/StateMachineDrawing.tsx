import type {ReactNode} from 'react';
import type {StateMachinePicture} from '@site/src/model/figures/geometry';
import {PictureText} from './Picture';
import styles from './StateMachine.module.css';

/** Distance between the two frames of a final state. */
const INSET = 3;

/**
 * The drawing of a state machine, with dots before initial states and double frames for final
 * states. Renders SVG elements.
 */
export function StateMachineDrawing({
  of: {starts, states, arrows, labels},
}: {
  readonly of: StateMachinePicture;
}): ReactNode {
  return (
    <>
      {arrows.map(({line, head}) => (
        <g key={line}>
          <path className={styles.line} d={line} />
          {head !== undefined && <path className={styles.head} d={head} />}
        </g>
      ))}
      {starts.map(({x, y, width}) => (
        <circle key={x} className={styles.start} cx={x} cy={y} r={width / 2} />
      ))}
      {states.map(({id, x, y, width, height, final}) => (
        <g key={id} data-final={final}>
          <rect
            className={styles.state}
            x={x - width / 2}
            y={y - height / 2}
            width={width}
            height={height}
            rx={6}
          />
          {final && (
            <rect
              className={styles.state}
              x={x - width / 2 + INSET}
              y={y - height / 2 + INSET}
              width={width - 2 * INSET}
              height={height - 2 * INSET}
              rx={3.5}
            />
          )}
          <text className={styles.stateName} x={x} y={y}>
            {id}
          </text>
        </g>
      ))}
      {labels.map((label) => (
        <PictureText key={`${label.x} ${label.y}`} className={styles.cause} of={label} />
      ))}
    </>
  );
}
