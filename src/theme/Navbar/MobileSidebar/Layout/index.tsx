/**
 * Wraps @docusaurus/theme-classic 3.10.2, Navbar/MobileSidebar/Layout: the keyboard stays in the
 * open drawer, and Escape closes it (features/navbar/useDrawer).
 */
import type {ReactNode} from 'react';
import {useDrawer} from '@site/src/features/navbar/useDrawer';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import OriginalLayout from '@theme-original/Navbar/MobileSidebar/Layout';

export default function NavbarMobileSidebarLayout(props: Props): ReactNode {
  useDrawer();
  return <OriginalLayout {...props} />;
}
