import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Outcome, Question} from '@site/src/data/decisionTrees/row';
import type {DecisionTreeContent} from '@site/src/model/figures/content';
import {CodeText} from './CodeText';
import styles from './DecisionTree.module.css';
import {DecisionTreeDrawing} from './DecisionTreeDrawing';
import figure from './figure.module.css';
import {Stage, TwinPicture} from './TwinPicture';

/** Filled in when the page is compiled (plugins/figures). Writers set `id`. */
interface DecisionTreeProps {
  readonly id: string;
  readonly title: string;
  /** Language of the content. */
  readonly lang: string;
  readonly json: string;
  /** The citations of the sources. */
  readonly children?: ReactNode;
}

/**
 * A choice in a few questions. Shows a picture if it fits, otherwise the same questions as a nested
 * list. Renders a `<figure>` with an `<svg>` and a `<ul>` per question.
 */
export function DecisionTree({id, title, lang, json, children}: DecisionTreeProps): ReactNode {
  const {picture, ...question} = JSON.parse(json) as DecisionTreeContent;
  return (
    <figure className={figure.figure} lang={lang} data-figure={id}>
      <Stage height={picture.height}>
        <TwinPicture
          width={picture.width}
          height={picture.height}
          drawing={<DecisionTreeDrawing of={picture} />}>
          <Questions of={question} />
        </TwinPicture>
      </Stage>
      <figcaption className={figure.caption}>
        <CodeText>{title}</CodeText> {children}
      </figcaption>
    </figure>
  );
}

/** A question with its answers. Renders a `<p>` and a `<ul>`. */
function Questions({of: {ask, answers}}: {readonly of: Question}): ReactNode {
  return (
    <>
      <p className={styles.question}>
        <CodeText>{ask}</CodeText>
      </p>
      <ul className={styles.answers}>
        {answers.map((answer) => (
          <li key={answer.when}>
            <strong>
              <CodeText>{answer.when}</CodeText>:
            </strong>{' '}
            {'do' in answer ? <OutcomeText of={answer} /> : <Questions of={answer} />}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What to do. Renders text or a link. */
function OutcomeText({of: {do: text, to}}: {readonly of: Outcome}): ReactNode {
  return to === undefined ? (
    <CodeText>{text}</CodeText>
  ) : (
    <Link to={to}>
      <CodeText>{text}</CodeText>
    </Link>
  );
}
