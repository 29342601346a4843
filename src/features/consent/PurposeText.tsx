import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {cookies} from '@site/src/data/cookies';

type Purpose = (typeof cookies)[number]['purpose'];

const PURPOSES: Record<Purpose, ReactNode> = {
  choice: (
    <Translate id="cookies.purpose.choice" description="What a stored value is for">
      Remembers what you chose in the cookie banner, so that you are not asked again.
    </Translate>
  ),
  colourMode: (
    <Translate id="cookies.purpose.colourMode" description="What a stored value is for">
      Remembers whether you read in light or dark mode.
    </Translate>
  ),
  announcement: (
    <Translate id="cookies.purpose.announcement" description="What a stored value is for">
      Remembers which announcement you saw, and whether you closed it.
    </Translate>
  ),
  docsVersion: (
    <Translate id="cookies.purpose.docsVersion" description="What a stored value is for">
      Remembers which version of the documentation you read.
    </Translate>
  ),
  tabs: (
    <Translate id="cookies.purpose.tabs" description="What a stored value is for">
      Remembers which tab you chose, so that the same one opens elsewhere.
    </Translate>
  ),
  codeLanguage: (
    <Translate id="cookies.purpose.codeLanguage" description="What a stored value is for">
      Remembers the programming language of code examples.
    </Translate>
  ),
  exampleForm: (
    <Translate
      id="cookies.purpose.exampleForm"
      description="What a stored value is for; examples show raw requests or code">
      Remembers whether examples show the raw request or code.
    </Translate>
  ),
  country: (
    <Translate id="cookies.purpose.country" description="What a stored value is for">
      Remembers the country you chose in the quick start.
    </Translate>
  ),
  singleKeys: (
    <Translate id="cookies.purpose.singleKeys" description="What a stored value is for">
      Remembers that you turned off the keyboard shortcuts of a single key.
    </Translate>
  ),
  recentSearches: (
    <Translate id="cookies.purpose.recentSearches" description="What a stored value is for">
      Lists the search results you opened last.
    </Translate>
  ),
  favouriteSearches: (
    <Translate id="cookies.purpose.favouriteSearches" description="What a stored value is for">
      Lists the search results you marked as favourites.
    </Translate>
  ),
  support: (
    <Translate id="cookies.purpose.support" description="What a stored value is for">
      Keeps a support chat going that you opened yourself.
    </Translate>
  ),
  analytics: (
    <Translate id="cookies.purpose.analytics" description="What a stored value is for">
      Tells visits apart when we count which pages help.
    </Translate>
  ),
  identity: (
    <Translate id="cookies.purpose.identity" description="What a stored value is for">
      Recognizes you on our other sites.
    </Translate>
  ),
};

/** The purpose of a stored value, by its row's `purpose`. Renders a sentence. */
export function PurposeText({id}: {readonly id: Purpose}): ReactNode {
  return PURPOSES[id];
}
