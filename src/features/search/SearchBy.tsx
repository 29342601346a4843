import type {ReactNode} from 'react';
import {usePortalFields} from '@site/src/features/site/usePortalFields';

interface SearchByProps {
  /**
   * `portal`: the text is for builds with the portal's own search. `hosted`: for builds that use
   * Algolia.
   */
  readonly engine: 'portal' | 'hosted';
  readonly children: ReactNode;
}

/**
 * A text that only applies to one search engine, so that the privacy policy describes this build.
 * Renders its children or nothing.
 */
export function SearchBy({engine, children}: SearchByProps): ReactNode {
  const {algolia} = usePortalFields();
  return (algolia === null) === (engine === 'portal') ? children : null;
}
