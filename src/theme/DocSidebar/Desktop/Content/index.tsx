/**
 * Wraps @docusaurus/theme-classic 3.10.2, DocSidebar/Desktop/Content: above the guides is their
 * product, with the way to the products for the same country. The current guide is in sight.
 */
import {useEffect, type ReactNode} from 'react';
import {SidebarProduct} from '@site/src/features/navbar/SidebarProduct';
import {useSectionProduct} from '@site/src/features/navbar/useSectionProduct';
import {reveal} from '@site/src/kit/reveal';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import Content from '@theme-original/DocSidebar/Desktop/Content';

export default function DocSidebarDesktopContent(props: Props): ReactNode {
  useEffect(() => {
    const menu = document.querySelector<HTMLElement>('.theme-doc-sidebar-container .menu');
    const link = menu?.querySelector<HTMLElement>('[aria-current="page"]');
    if (menu && link) reveal(menu, link);
  }, [props.path]);
  return (
    <>
      <SidebarProduct product={useSectionProduct()} />
      <Content {...props} />
    </>
  );
}
