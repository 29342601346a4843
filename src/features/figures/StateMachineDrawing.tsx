import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {StateMachineContent} from '@site/src/model/figures/content';
import type {Box} from '@site/src/model/figures/geometry';
import {toStateAnchor, toStateMarks, toWayMarks} from './marks';
import {PictureText} from './PictureText';
import styles from './StateMachine.module.css';

/** Distance between the two frames of a final state. */
const INSET = 3;
/** Length of a failure's cut corners. */
const CUT = 8;

/**
 * The drawing of a state machine. States link to their rows, causes to their operations. Dots lead
 * to initial states, final states have double frames, failures cut corners and dashed lines, states
 * that allow signing a check mark. Renders SVG elements.
 */
export function StateMachineDrawing({
  id: machine,
  of: {picture, states, transitions},
}: {
  readonly id: string;
  readonly of: StateMachineContent;
}): ReactNode {
  const {starts, arrows, labels} = picture;
  return (
    <>
      {arrows.map(({line, head, offset, ways}) => (
        <g key={line} className={styles.arrow} {...toWayMarks(transitions, ways)}>
          <path className={styles.line} d={line} strokeDashoffset={offset} />
          {head !== undefined && <path className={styles.head} d={head} />}
        </g>
      ))}
      {starts.map(({x, y, width}) => (
        <circle key={x} className={styles.start} cx={x} cy={y} r={width / 2} />
      ))}
      {picture.states.map((box, index) => {
        const {id = '', final, signs, fails} = states[index] ?? {};
        return (
          <a
            key={id}
            href={`#${toStateAnchor(machine, id)}`}
            aria-label={id}
            className={styles.state}
            {...toStateMarks(index, {signs, fails})}>
            <path d={toFrame(box, 0, fails)} />
            {final && <path d={toFrame(box, INSET, fails)} />}
            <PictureText of={box} />
            {signs && <SigningMark x={box.x + box.width / 2} y={box.y - box.height / 2} />}
          </a>
        );
      })}
      {labels.map(({ways, ...label}) => {
        const {link, by = ''} = transitions[ways[0] ?? 0] ?? {};
        const marks = {className: styles.cause, ...toWayMarks(transitions, ways)};
        const key = `${label.x} ${label.y}`;
        if (link === undefined)
          return (
            <g key={key} {...marks}>
              <PictureText of={label} />
            </g>
          );
        const names = ways.map((way) => {
          const {from = 0, to = 0} = transitions[way] ?? {};
          return `${states[from]?.id} → ${states[to]?.id}`;
        });
        return (
          <Link key={key} to={link} aria-label={`${by}: ${names.join(', ')}`} {...marks}>
            <rect
              x={label.x - label.width / 2}
              y={label.y - label.height / 2}
              width={label.width}
              height={label.height}
              rx={4}
            />
            <PictureText of={label} />
          </Link>
        );
      })}
    </>
  );
}

/** The frame of a state, with round corners, or with cut ones after a failure. */
function toFrame({x, y, width, height}: Box, inset: number, fails?: true): string {
  const corner = (fails ? CUT : 6) - inset * (fails ? 0.6 : 0.8);
  const [left, right] = [x - width / 2 + inset, x + width / 2 - inset];
  const [top, bottom] = [y - height / 2 + inset, y + height / 2 - inset];
  const turn = (dx: number, dy: number): string =>
    fails ? `l${dx} ${dy}` : `a${corner} ${corner} 0 0 1 ${dx} ${dy}`;
  return `M${left + corner} ${top}H${right - corner}${turn(corner, corner)}V${bottom - corner}${turn(-corner, corner)}H${left + corner}${turn(-corner, -corner)}V${top + corner}${turn(corner, -corner)}Z`;
}

/** A check mark on the corner of a box. Renders a `<g>`. */
function SigningMark({x, y}: {readonly x: number; readonly y: number}): ReactNode {
  return (
    <g className={styles.check}>
      <circle cx={x - 3} cy={y + 3} r={8} />
      <path d={`M${x - 6.5} ${y + 3}l2.5 2.5 5-5`} />
    </g>
  );
}
