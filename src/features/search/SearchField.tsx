import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {Icon} from '@site/src/kit/Icon';
import {magnifyingGlass} from '@site/src/kit/icons';
import styles from './SearchField.module.css';
import {useSearch} from './SearchProvider';
import {useSearchOptions} from './useSearchOptions';
import {warmSearch} from './warmSearch';

/**
 * A second way into the search that looks like its field. Renders a `<button>` that opens the
 * dialog, or a link to the search page until scripts run.
 */
export function SearchField({className}: {readonly className?: string}): ReactNode {
  const options = useSearchOptions();
  const {open} = useSearch();
  const isBrowser = useIsBrowser();
  const content = (
    <>
      <Icon of={magnifyingGlass} size="s" />
      <Translate
        id="search.placeholder"
        description="Placeholder of the search field and text of the search button">
        Search docs
      </Translate>
    </>
  );
  const shared = {className: clsx(styles.searchField, className)};
  if (!isBrowser)
    return (
      <Link {...shared} to="/search">
        {content}
      </Link>
    );
  const warm = (): void => warmSearch(options);
  return (
    <button
      {...shared}
      type="button"
      aria-haspopup="dialog"
      onClick={() => open(options)}
      onPointerEnter={warm}
      onFocus={warm}>
      {content}
    </button>
  );
}
