import {memo, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {ReferenceMenuItem} from '@site/src/model/catalogue/reference';
import styles from './MenuList.module.css';

interface MenuListProps {
  readonly items: readonly ReferenceMenuItem[];
  readonly onChoice?: (() => void) | undefined;
}

/**
 * The sections and operations of a page as links, in two lists with headings. Tags can be opened
 * and closed. Renders `<p>` and `<ul>`.
 */
export const MenuList = memo(function MenuList({items, onChoice}: MenuListProps): ReactNode {
  const sections = items.filter(({kind}) => kind === 'section');
  const operations = items.filter(({kind}) => kind !== 'section');
  return (
    <>
      {sections.length > 0 && (
        <>
          <p className={styles.menuHeading}>
            <Translate
              id="apiReference.menu.about"
              description="In the menu beside an API reference: heading of the sections of its introduction">
              About this API
            </Translate>
          </p>
          <LinkList items={sections} onChoice={onChoice} />
        </>
      )}
      {operations.length > 0 && (
        <>
          <p className={styles.menuHeading}>
            <Translate
              id="apiReference.menu.operations"
              description="In the menu beside an API reference: heading of its operations">
              Operations
            </Translate>
          </p>
          <LinkList items={operations} onChoice={onChoice} />
        </>
      )}
    </>
  );
});

function LinkList({items, onChoice}: MenuListProps): ReactNode {
  return (
    <ul className={styles.menuList}>
      {items.map((item) => (
        <li key={item.id}>
          {item.kind === 'tag' && item.items ? (
            <details className={styles.menuGroup}>
              <summary className={styles.menuGroupName}>
                <span lang="en">{item.label}</span>
              </summary>
              <LinkList
                items={[{...item, items: undefined, kind: 'overview'}, ...item.items]}
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
}

function MenuLink({
  item: {id, kind, label, method, deprecated},
  onChoice,
}: {
  readonly item: ReferenceMenuItem;
  readonly onChoice?: (() => void) | undefined;
}): ReactNode {
  const isOverview = kind === 'overview';
  return (
    <a
      className={styles.menuLink}
      href={`#${id}`}
      data-reference-link={id}
      onClick={onChoice}
      lang={isOverview ? undefined : 'en'}>
      {isOverview ? (
        <Translate
          id="apiReference.menu.overview"
          description="In the menu beside an API reference: first link of a group of operations, to the text about the group">
          Overview
        </Translate>
      ) : deprecated ? (
        <s>{label}</s>
      ) : (
        <span>{label}</span>
      )}
      {method && (
        <span className={styles.menuMethod} data-method={method.toLowerCase()}>
          {method === 'DELETE' ? 'DEL' : method}
        </span>
      )}
    </a>
  );
}
