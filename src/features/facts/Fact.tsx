import type {ReactNode} from 'react';
import {facts, type FactId} from '@site/src/data/facts';
import {useTextLanguage} from '@site/src/features/language/TextLanguage';
import {toFactText} from '@site/src/model/content/factText';

interface FactProps {
  readonly id: FactId;
  /** Language of the output. @default the language of the surrounding text */
  readonly lang?: string;
}

/**
 * A legal date or amount, from the only table that contains it. Renders text, and dates in a
 * `<time>`.
 */
export function Fact({id, lang}: FactProps): ReactNode {
  const around = useTextLanguage();
  const fact = facts[id];
  const text = toFactText(fact, lang ?? around);
  return fact.kind === 'date' ? <time dateTime={fact.day}>{text}</time> : text;
}
