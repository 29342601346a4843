import {useId, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {Badge} from '@site/src/kit/Badge';
import type {StateMachineContent} from '@site/src/model/figures/content';
import {BreakableCode, CodeText} from './CodeText';
import figure from './figure.module.css';
import {InterfaceText} from './InterfaceText';
import {light, toStateAnchor, toStateMarks, toWayMarks} from './marks';
import styles from './StateMachine.module.css';
import {StateMachineDrawing} from './StateMachineDrawing';
import {FailureWord, SigningWord, StateMachineLegend} from './StateMachineLegend';
import {Picture, Stage} from './TwinPicture';

/** Filled in when the page is compiled (plugins/figures). Writers set `id`. */
interface StateMachineProps {
  readonly id: string;
  readonly title: string;
  /** Language of the content. */
  readonly lang: string;
  readonly json: string;
}

/**
 * The states of a resource: a picture if it fits, and a list with the meaning and the transitions
 * of each state. What belongs together lights up in both. Renders a `<figure>` and a `<dl>`.
 */
export function StateMachine({id, title, lang, json}: StateMachineProps): ReactNode {
  const caption = useId();
  const content = JSON.parse(json) as StateMachineContent;
  const {picture, states, transitions} = content;
  return (
    <div
      className={styles.stateMachine}
      lang={lang}
      data-figure={id}
      onPointerOver={({currentTarget, target}) => light(currentTarget, target)}
      onPointerLeave={({currentTarget}) => light(currentTarget, null)}
      onFocus={({currentTarget, target}) => light(currentTarget, target)}
      onBlur={({currentTarget}) => light(currentTarget, null)}>
      <figure className={figure.figure}>
        <Stage>
          <Picture size={picture} role="group" aria-labelledby={caption}>
            <StateMachineDrawing id={id} of={content} />
          </Picture>
          <StateMachineLegend of={content} />
        </Stage>
        <figcaption id={caption} className={figure.caption}>
          <CodeText>{title}</CodeText>
        </figcaption>
      </figure>
      <dl className={styles.list}>
        {states.map(({id: state, meaning, entry, final, signs, fails}, place) => (
          <div
            key={state}
            id={toStateAnchor(id, state)}
            className={styles.row}
            {...toStateMarks(place, {signs, fails})}>
            <dt>
              <BreakableCode>{state}</BreakableCode>{' '}
              <StateMarks {...{entry, final, signs, fails}} />
            </dt>
            <dd>
              <CodeText>{meaning}</CodeText>
            </dd>
            {transitions.some(({from}) => from === place) && (
              <dd>
                <ul className={styles.ways}>
                  {transitions.map(
                    ({from, to, by, link}, way) =>
                      from === place && (
                        <li key={way} {...toWayMarks(transitions, [way])}>
                          →{' '}
                          <a href={`#${toStateAnchor(id, states[to]?.id ?? '')}`}>
                            <BreakableCode>{states[to]?.id ?? ''}</BreakableCode>
                          </a>
                          :{' '}
                          {link === undefined ? (
                            <CodeText>{by}</CodeText>
                          ) : (
                            <Link to={link}>
                              <CodeText>{by}</CodeText>
                            </Link>
                          )}
                        </li>
                      ),
                  )}
                </ul>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </div>
  );
}

type State = StateMachineContent['states'][number];

/** Says in words what the picture shows by shape. Renders badges. */
function StateMarks({
  entry,
  final,
  signs,
  fails,
}: {
  readonly [Mark in 'entry' | 'final' | 'signs' | 'fails']: State[Mark];
}): ReactNode {
  if (!entry && !final && !signs && !fails) return null;
  return (
    <InterfaceText>
      {entry && (
        <Badge className={styles.mark} size="s">
          <Translate
            id="figures.state.initial"
            description="Mark beside a state in which the life of a resource begins">
            initial
          </Translate>
        </Badge>
      )}
      {final && (
        <Badge className={styles.mark} size="s">
          <Translate
            id="figures.state.final"
            description="Mark beside a state that a resource never leaves">
            final
          </Translate>
        </Badge>
      )}
      {signs && (
        <Badge className={styles.mark} variant="lightAccent" size="s">
          <SigningWord />
        </Badge>
      )}
      {fails && (
        <Badge className={styles.mark} variant="error" size="s">
          <FailureWord />
        </Badge>
      )}
    </InterfaceText>
  );
}
