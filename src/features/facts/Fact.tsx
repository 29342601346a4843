import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {facts, type FactId} from '@site/src/data/facts';
import {toFactText} from '@site/src/model/facts/text';

interface FactProps {
  readonly id: FactId;
  /** Language of the text around it. @default the reader's language */
  readonly lang?: string;
}

/** A date or sum of law, printed from the one table that holds it. Renders text, dates in a `<time>`. */
export function Fact({id, lang}: FactProps): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const fact = facts[id];
  const text = toFactText(fact, lang ?? currentLocale);
  return fact.kind === 'date' ? <time dateTime={fact.day}>{text}</time> : text;
}
