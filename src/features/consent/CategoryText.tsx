import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {ConsentCategory} from '@site/src/data/cookies';

const NAMES: Record<ConsentCategory, ReactNode> = {
  necessary: (
    <Translate id="consent.category.necessary" description="Name of a category of cookies">
      Necessary
    </Translate>
  ),
  analytics: (
    <Translate id="consent.category.analytics" description="Name of a category of cookies">
      Analytics
    </Translate>
  ),
  marketing: (
    <Translate id="consent.category.marketing" description="Name of a category of cookies">
      Marketing
    </Translate>
  ),
};

const EXPLANATIONS: Record<ConsentCategory, ReactNode> = {
  necessary: (
    <Translate id="consent.category.necessary.text" description="What the category is for">
      Keeps your settings and this choice. Always on.
    </Translate>
  ),
  analytics: (
    <Translate id="consent.category.analytics.text" description="What the category is for">
      Shows us which pages help and which do not.
    </Translate>
  ),
  marketing: (
    <Translate id="consent.category.marketing.text" description="What the category is for">
      Recognizes you on our other sites, so that we can show you what suits you.
    </Translate>
  ),
};

/** The name of a category of cookies. Renders text. */
export function CategoryName({id}: {readonly id: ConsentCategory}): ReactNode {
  return NAMES[id];
}

/** The purpose of a category of cookies. Renders a sentence. */
export function CategoryText({id}: {readonly id: ConsentCategory}): ReactNode {
  return EXPLANATIONS[id];
}
