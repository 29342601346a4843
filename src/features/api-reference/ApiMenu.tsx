import {useRef, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {ReferenceMenuItem} from '@site/src/model/catalogue/reference';
import styles from './ApiMenu.module.css';
import {MenuList} from './MenuList';
import {useMenuSpy} from './useMenuSpy';

interface ApiMenuProps {
  readonly menu: readonly ReferenceMenuItem[];
  /** The subject of the page. */
  readonly label: string;
}

/**
 * The side menu of a reference page. It follows the scroll position and marks the current section.
 * Renders a `<nav>`.
 */
export function ApiMenu({menu, label}: ApiMenuProps): ReactNode {
  const ref = useRef<HTMLElement>(null);
  useMenuSpy(ref);
  return (
    <nav
      ref={ref}
      className={styles.apiMenu}
      aria-label={translate(
        {
          id: 'apiReference.menu.label',
          message: 'Contents of {api}',
          description: 'Accessible name of the menu beside an API reference page',
        },
        {api: label},
      )}>
      <MenuList items={menu} />
    </nav>
  );
}
