import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {Icon} from '@site/src/kit/Icon';
import {xMark} from '@site/src/kit/icons';
import {VisuallyHidden} from '@site/src/kit/VisuallyHidden';

interface SearchScopeProps {
  readonly id: string;
  readonly product: string;
  readonly onRemove: () => void;
}

/** The section whose pages come first, which a press removes. Renders a `<button>` and a hint. */
export function SearchScope({id, product, onRemove}: SearchScopeProps): ReactNode {
  return (
    <>
      <button
        type="button"
        className="portal-search-scope"
        title={translate({
          id: 'search.scope.remove',
          message: 'Search everything alike',
          description: 'Removes the preference for the section of the page',
        })}
        onClick={onRemove}>
        <Translate
          id="search.scope"
          description="Chip in the search field: the section whose results come first"
          values={{product}}>
          {'in {product}'}
        </Translate>
        <Icon of={xMark} size="xs" />
      </button>
      <VisuallyHidden id={id}>
        {translate(
          {
            id: 'search.scope.hint',
            message:
              'Results from {product} come first. To change that, press Backspace in the empty field.',
            description: 'Read by screen readers with the search field',
          },
          {product},
        )}
      </VisuallyHidden>
    </>
  );
}
