import {useId, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {VisuallyHidden} from '@site/src/kit/VisuallyHidden';
import type {SequenceContent} from '@site/src/model/figures/content';
import type {SequencePicture} from '@site/src/model/figures/geometry';
import {CodeText} from './CodeText';
import figure from './figure.module.css';
import {InterfaceText} from './InterfaceText';
import styles from './Sequence.module.css';
import {ActorsDrawing, PhaseDrawing} from './SequenceDrawing';
import {Picture, Stage, TwinPicture} from './TwinPicture';

/** Filled in when the page is compiled (plugins/figures). Writers set `id`. */
interface SequenceProps {
  readonly id: string;
  readonly title: string;
  /** Language of the content. */
  readonly lang: string;
  readonly json: string;
  /** Whether the heading above it says the title, which then is only read aloud. */
  readonly headed?: boolean;
}

/**
 * A journey: who sends what to whom. Shows a picture per phase if it fits, otherwise the same steps
 * as a list with the same numbers. The actors stay in view. Assistive technology always gets the
 * list. Renders a `<figure>` with `<svg>`s and an `<ol>` per phase.
 */
export function Sequence({id, title, lang, json, headed}: SequenceProps): ReactNode {
  const name = useId();
  const {picture, phases} = JSON.parse(json) as SequenceContent;
  const {width, height, lanes} = picture;
  return (
    <figure className={figure.figure} lang={lang} data-figure={id}>
      <Stage height={toHeight(picture)}>
        <Picture size={{width, height}} className={styles.actors} aria-hidden="true">
          <ActorsDrawing of={picture} />
        </Picture>
        {phases.map(({title: phase, steps}, index) => {
          const drawn = picture.phases[index];
          const first = drawn?.steps[0]?.number;
          return (
            <div key={first} className={styles.phase}>
              {phase !== undefined && (
                <p id={`${name}${index}`} style={{maxInlineSize: width}}>
                  <CodeText>{phase}</CodeText>
                </p>
              )}
              <TwinPicture
                width={width}
                height={drawn?.height ?? 0}
                drawing={drawn && <PhaseDrawing of={drawn} lanes={lanes} texts={steps} />}>
                <ol
                  start={first}
                  aria-labelledby={phase === undefined ? undefined : `${name}${index}`}>
                  {steps.map((step, place) => (
                    <li key={place}>
                      <StepText of={step} />
                    </li>
                  ))}
                </ol>
              </TwinPicture>
            </div>
          );
        })}
      </Stage>
      <figcaption className={headed ? undefined : figure.caption}>
        {headed ? (
          <VisuallyHidden>
            <CodeText>{title}</CodeText>
          </VisuallyHidden>
        ) : (
          <CodeText>{title}</CodeText>
        )}
      </figcaption>
    </figure>
  );
}

const toHeight = ({height, phases}: SequencePicture): number =>
  phases.reduce((sum, phase) => sum + phase.height, height);

/** A step as text. Renders a `<span>` and the label, or a link. */
function StepText({
  of: {from, to, label, answer, link},
}: {
  readonly of: SequenceContent['phases'][number]['steps'][number];
}): ReactNode {
  return (
    <>
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
      {link === undefined ? (
        <CodeText>{label}</CodeText>
      ) : (
        <Link to={link}>
          <CodeText>{label}</CodeText>
        </Link>
      )}
    </>
  );
}
