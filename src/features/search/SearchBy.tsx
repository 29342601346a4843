import type {ReactNode} from 'react';
import {usePortalFields} from '@site/src/features/site/usePortalFields';

interface SearchByProps {
  /** `portal`: the text is for builds that search by themselves. `hosted`: for those that ask Algolia. */
  readonly engine: 'portal' | 'hosted';
  readonly children: ReactNode;
}

/** A text that is true of one engine only: the privacy policy says what this build does. Renders its children or nothing. */
export function SearchBy({engine, children}: SearchByProps): ReactNode {
  const {algolia} = usePortalFields();
  return (algolia === null) === (engine === 'portal') ? children : null;
}
