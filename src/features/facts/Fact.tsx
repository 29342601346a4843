import type {ReactNode} from 'react';
import {facts, type FactId} from '@site/src/data/facts';
import {useTextLanguage} from '@site/src/features/language/TextLanguage';
import {toFactText} from '@site/src/model/content/factText';

interface FactProps {
  readonly id: FactId;
  /** Language to print it in. @default that of the text around it */
  readonly lang?: string;
}

/** A date or sum of law, printed from the one table that holds it. Renders text, dates in a `<time>`. */
export function Fact({id, lang}: FactProps): ReactNode {
  const around = useTextLanguage();
  const fact = facts[id];
  const text = toFactText(fact, lang ?? around);
  return fact.kind === 'date' ? <time dateTime={fact.day}>{text}</time> : text;
}
