import {useId, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {ScrollTable} from '@site/src/features/page/ScrollTable';
import {Badge} from '@site/src/kit/Badge';
import type {StateMachineContent} from '@site/src/model/figures/content';
import {CodeText} from './CodeText';
import figure from './figure.module.css';
import {InterfaceText} from './InterfaceText';
import {Picture} from './Picture';
import styles from './StateMachine.module.css';
import {StateMachineDrawing} from './StateMachineDrawing';

/** Filled in when the page is compiled (plugins/figures). Writers set `id`. */
interface StateMachineProps {
  readonly id: string;
  readonly title: string;
  /** Language of the content. */
  readonly lang: string;
  readonly json: string;
}

/**
 * The states of a resource: a picture, the meaning of each state, and the transitions as a table.
 * Renders a `<figure>` and two tables.
 */
export function StateMachine({id, title, lang, json}: StateMachineProps): ReactNode {
  const caption = useId();
  const {picture, states, transitions} = JSON.parse(json) as StateMachineContent;
  return (
    <div className={styles.stateMachine} lang={lang} data-figure={id}>
      <figure className={figure.figure}>
        <Picture
          width={picture.width}
          height={picture.height}
          lang={lang}
          caption={caption}
          label={translate({
            id: 'figures.picture',
            message: 'Picture',
            description: 'Name of the scrollable frame around a diagram, for screen readers',
          })}>
          <StateMachineDrawing of={picture} />
        </Picture>
        <figcaption id={caption} className={figure.caption}>
          <CodeText>{title}</CodeText>
        </figcaption>
      </figure>
      <ScrollTable>
        <thead>
          <tr>
            <th scope="col">
              <InterfaceText>
                <Translate
                  id="figures.state"
                  description="Column of a table of states: the name of the state">
                  State
                </Translate>
              </InterfaceText>
            </th>
            <th scope="col">
              <InterfaceText>
                <Translate
                  id="figures.meaning"
                  description="Column of a table of states: what the state means">
                  Meaning
                </Translate>
              </InterfaceText>
            </th>
          </tr>
        </thead>
        <tbody>
          {states.map((state) => (
            <tr key={state.id}>
              <td>
                <code>{state.id}</code>
                <StateMarks entry={state.entry} final={state.final} />
              </td>
              <td>
                <CodeText>{state.meaning}</CodeText>
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      <details className={styles.transitions}>
        <summary>
          <InterfaceText>
            <Translate
              id="figures.transitions"
              description="Opens the table of all transitions between states, below their picture">
              Transitions as a table
            </Translate>
          </InterfaceText>
        </summary>
        <ScrollTable>
          <thead>
            <tr>
              <th scope="col">
                <InterfaceText>
                  <Translate
                    id="figures.from"
                    description="Column of a table of transitions: the state before">
                    From
                  </Translate>
                </InterfaceText>
              </th>
              <th scope="col">
                <InterfaceText>
                  <Translate
                    id="figures.to"
                    description="Column of a table of transitions: the state after">
                    To
                  </Translate>
                </InterfaceText>
              </th>
              <th scope="col">
                <InterfaceText>
                  <Translate
                    id="figures.cause"
                    description="Column of a table of transitions: what causes the transition">
                    Cause
                  </Translate>
                </InterfaceText>
              </th>
            </tr>
          </thead>
          <tbody>
            {transitions.map(({from, to, by}) => (
              <tr key={`${from} ${to} ${by}`}>
                <td>
                  <code>{from}</code>
                </td>
                <td>
                  <code>{to}</code>
                </td>
                <td>
                  <CodeText>{by}</CodeText>
                </td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      </details>
    </div>
  );
}

/** Marks initial and final states. Renders badges. */
function StateMarks({
  entry,
  final,
}: {
  readonly entry?: true | undefined;
  readonly final?: true | undefined;
}): ReactNode {
  if (!entry && !final) return null;
  return (
    <InterfaceText>
      {entry && (
        <Badge className={styles.mark} variant="lightAccent" size="s">
          <Translate
            id="figures.state.initial"
            description="Mark beside a state in which the life of a resource begins">
            initial
          </Translate>
        </Badge>
      )}
      {final && (
        <Badge className={styles.mark} variant="gray" size="s">
          <Translate
            id="figures.state.final"
            description="Mark beside a state that a resource never leaves">
            final
          </Translate>
        </Badge>
      )}
    </InterfaceText>
  );
}
