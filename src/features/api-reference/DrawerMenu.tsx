import {useRef, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import type {ReferenceMenuItem} from '@site/src/model/catalogue/reference';
import {MenuList} from './MenuList';
import {useDrawerMark} from './useMenuSpy';

/**
 * The page's menu inside the navbar's drawer on small screens, with the current section marked.
 * Choosing an item closes the drawer, so that its target is visible. Renders a `<div>`.
 */
export function DrawerMenu({menu}: {readonly menu: readonly ReferenceMenuItem[]}): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const {toggle, shown} = useNavbarMobileSidebar();
  useDrawerMark(ref, shown);
  return (
    <div ref={ref}>
      <MenuList items={menu} onChoice={() => shown && toggle()} />
    </div>
  );
}
