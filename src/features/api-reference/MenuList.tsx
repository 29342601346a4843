import {memo, type ReactNode} from 'react';
import type {ReferenceMenuItem} from '@site/src/model/catalogue/reference';
import styles from './MenuList.module.css';

interface MenuListProps {
  readonly items: readonly ReferenceMenuItem[];
  readonly onChoice?: (() => void) | undefined;
}

/**
 * The sections and operations of a page as links. Tags can be opened and closed. Renders a `<ul>`.
 */
export const MenuList = memo(function MenuList({items, onChoice}: MenuListProps): ReactNode {
  return (
    <ul className={styles.menuList}>
      {items.map((item) => (
        <li key={item.id}>
          {item.kind === 'tag' && item.items ? (
            <details className={styles.menuGroup}>
              <summary className={styles.menuGroupName}>
                <span lang="en">{item.label}</span>
              </summary>
              <MenuList
                items={[{...item, items: undefined, kind: 'section'}, ...item.items]}
                onChoice={onChoice}
              />
            </details>
          ) : (
            <MenuLink item={item} onChoice={onChoice} />
          )}
        </li>
      ))}
    </ul>
  );
});

function MenuLink({
  item: {id, label, method, deprecated},
  onChoice,
}: {
  readonly item: ReferenceMenuItem;
  readonly onChoice?: (() => void) | undefined;
}): ReactNode {
  return (
    <a
      className={styles.menuLink}
      href={`#${id}`}
      data-reference-link={id}
      onClick={onChoice}
      lang="en">
      {deprecated ? <s className={styles.menuDeprecated}>{label}</s> : <span>{label}</span>}
      {method && (
        <span className={styles.menuMethod} data-method={method.toLowerCase()}>
          {method === 'DELETE' ? 'DEL' : method}
        </span>
      )}
    </a>
  );
}
