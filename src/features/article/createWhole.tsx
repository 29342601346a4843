import type {ComponentType, ReactElement, ReactNode} from 'react';
import {ArticleText} from './ArticleText';

type WholeText = ComponentType & {readonly isWhole: true};

/** A text that is rendered with its page, because it must work at once (plugins/kept-articles). */
export function createWhole(Text: ComponentType): WholeText {
  const Whole = (): ReactNode => (
    <div className="markdown" data-article="whole">
      <ArticleText>
        <Text />
      </ArticleText>
    </div>
  );
  return Object.assign(Whole, {isWhole: true} as const);
}

/** Whether an element is such a text. */
export const isWhole = ({type}: ReactElement): boolean =>
  typeof type === 'function' && 'isWhole' in type;
