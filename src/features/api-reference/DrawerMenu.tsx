import type {ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import type {ReferenceMenuItem} from '@site/src/model/catalogue/reference';
import {MenuList} from './MenuList';

/**
 * The page's menu inside the navbar's drawer on small screens. Choosing an item closes the drawer,
 * so that its target is visible.
 */
export function DrawerMenu({menu}: {readonly menu: readonly ReferenceMenuItem[]}): ReactNode {
  const {toggle, shown} = useNavbarMobileSidebar();
  return <MenuList items={menu} onChoice={() => shown && toggle()} />;
}
