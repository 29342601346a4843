/**
 * Ejected from @docusaurus/theme-classic 3.10.2, DocSidebar/Mobile: above the guides is their
 * product, as on wide screens.
 */
import {memo, type ReactNode} from 'react';
import {NavbarSecondaryMenuFiller} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {SidebarProduct} from '@site/src/features/navbar/SidebarProduct';
import {useSectionProduct} from '@site/src/features/navbar/useSectionProduct';
import DocSidebarItems from '@theme/DocSidebarItems';
import type {Props} from '@theme/DocSidebar/Mobile';

interface MenuProps extends Pick<Props, 'sidebar' | 'path'> {
  readonly product: ReturnType<typeof useSectionProduct>;
}

/** The drawer is outside the guides, so it doesn't know their product by itself. */
function SidebarMenu({sidebar, path, product}: MenuProps): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  return (
    <>
      <SidebarProduct product={product} />
      <ul className="theme-doc-sidebar-menu menu__list">
        <DocSidebarItems
          items={sidebar}
          activePath={path}
          onItemClick={(item) => {
            if ('href' in item && item.href) toggle();
          }}
          level={1}
        />
      </ul>
    </>
  );
}

function DocSidebarMobile({sidebar, path}: Props): ReactNode {
  const product = useSectionProduct();
  return <NavbarSecondaryMenuFiller component={SidebarMenu} props={{sidebar, path, product}} />;
}

export default memo(DocSidebarMobile);
