import {useId, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {SequenceContent} from '@site/src/model/figures/content';
import {CodeText} from './CodeText';
import figure from './figure.module.css';
import {InterfaceText} from './InterfaceText';
import styles from './Sequence.module.css';
import {SequenceDrawing} from './SequenceDrawing';
import {TwinPicture} from './TwinPicture';

/** Filled in when the page is compiled (plugins/figures). Writers set `id`. */
interface SequenceProps {
  readonly id: string;
  readonly title: string;
  /** Language of the content. */
  readonly lang: string;
  readonly json: string;
}

/**
 * A journey: who sends what to whom. Shows a picture if it fits, otherwise the same steps as a
 * list. Assistive technology always gets the list. Renders a `<figure>` with an `<svg>` and an
 * `<ol>` per phase.
 */
export function Sequence({id, title, lang, json}: SequenceProps): ReactNode {
  const name = useId();
  const {picture, phases} = JSON.parse(json) as SequenceContent;
  const firsts = phases.map((_, index) =>
    phases.slice(0, index).reduce((sum, {steps}) => sum + steps.length, 1),
  );
  return (
    <figure className={figure.figure} lang={lang} data-figure={id}>
      <TwinPicture
        width={picture.width}
        height={picture.height}
        drawing={<SequenceDrawing of={picture} />}>
        {phases.map(({title: phase, steps}, index) => (
          <div key={firsts[index]} className={styles.steps}>
            {phase !== undefined && (
              <p id={`${name}${index}`} className={styles.phaseTitle}>
                <CodeText>{phase}</CodeText>
              </p>
            )}
            <ol
              start={firsts[index]}
              aria-labelledby={phase === undefined ? undefined : `${name}${index}`}>
              {steps.map(({from, to, label, answer}, step) => (
                <li key={step}>
                  <span className={styles.way}>
                    {from}
                    {from !== to && ` → ${to}`}
                    {answer && (
                      <InterfaceText>
                        {' '}
                        <Translate
                          id="figures.answer"
                          description="After the two parties of a step in a journey: the step answers an earlier call">
                          (answer)
                        </Translate>
                      </InterfaceText>
                    )}
                  </span>{' '}
                  <CodeText>{label}</CodeText>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </TwinPicture>
      <figcaption className={figure.caption}>
        <CodeText>{title}</CodeText>
      </figcaption>
    </figure>
  );
}
