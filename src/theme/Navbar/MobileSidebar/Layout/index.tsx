/**
 * Wraps @docusaurus/theme-classic 3.10.2, Navbar/MobileSidebar/Layout: the keyboard stays in the
 * open drawer, Escape closes it, and its menus aren't rendered until it is first opened
 * (features/navbar/useDrawer).
 */
import type {ReactNode} from 'react';
import {useDrawer} from '@site/src/features/navbar/useDrawer';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import OriginalLayout from '@theme-original/Navbar/MobileSidebar/Layout';

const EMPTY: Props = {header: null, primaryMenu: null, secondaryMenu: null};

export default function NavbarMobileSidebarLayout(props: Props): ReactNode {
  const wasShown = useDrawer();
  return <OriginalLayout {...(wasShown ? props : EMPTY)} />;
}
